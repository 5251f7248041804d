import fc from 'fast-check';
import { compact, fold, sorted, spellings, words } from './normalize.js';

describe('fold', () => {
  it.each([
    ['Maria Cantwell', 'maria cantwell'],
    ['  MARIA   cantwell ', 'maria cantwell'],
    // Accents and ligatures.
    ['José Müller-Núñez', 'jose muller nunez'],
    ['Jose\u0301', 'jose'],
    ['Łódź, Øre, Đà Nẵng', 'lodz ore da nang'],
    ['Straße Æsir Cœur Þór', 'strasse aesir coeur thor'],
    ['İstanbul ığdır', 'istanbul igdir'],
    ['ﬁnance ＡＢＣ １２', 'finance abc 12'],
    // Apostrophes join words, all other punctuation separates them.
    ["O'Brien", 'obrien'],
    ['O’Brien', 'obrien'],
    ['Kaialiʻi Kahele', 'kaialii kahele'],
    ['Coleman-Madison', 'coleman madison'],
    ['Commerce, Justice, Science (CJS)', 'commerce justice science cjs'],
    ['AT&T', 'at and t'],
    // Initials.
    ['J. R. Smith', 'jr smith'],
    ['J.R. Smith', 'jr smith'],
    ['JR Smith', 'jr smith'],
    ['Luanne M. Peterpaul', 'luanne m peterpaul'],
    ['U.S. Senate', 'us senate'],
    ['Б. Н. Ельцин', 'бн ельцин'],
    // Scripts stay, and lose optional signs.
    ['Михаил Горбачёв', 'михаил горбачев'],
    ['Ελευθέριος', 'ελευθεριοσ'],
    ['مُحَمَّد', 'محمد'],
    ['أحمد الإسكندرية', 'احمد الاسكندريه'],
    ['שָׁלוֹם', 'שלום'],
    ['वैजयन्ती माला', 'वैजयन्ती माला'],
    ['トヨタ', 'とよた'],
    ['ﾄﾖﾀ', 'とよた'],
    ['김천문', '김천문'],
    ['寶鈴 劉', '宝铃 刘'],
    ['宝铃 刘', '宝铃 刘'],
    ['มหาวิทยาลัย', 'มหาวิทยาลัย'],
    // Text without words.
    ['', ''],
    ['!!! ...', ''],
    ['😀👨‍👩‍👧', ''],
    ['\u200b\u202e', ''],
    ['*~"&|!():', 'and'],
    ['%_', ''],
  ])('converts %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('does not change its result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const folded = fold(text);
        expect(fold(folded)).toBe(folded);
      }),
    );
  });

  it('ignores case and the composition of characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
    expect(fold('ÉCOLE NATIONALE')).toBe(fold('école nationale'));
  });

  it('returns words of letters, digits and marks, with single spaces between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(fold(text)).toMatch(/^([\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*)?$/u);
      }),
    );
  });
});

describe('spellings', () => {
  it.each([
    ['Maria Cantwell', ['maria cantwell']],
    ['Müller', ['muller', 'mueller']],
    ['Ødegård', ['odegard', 'oedegaard']],
    ['Лев Толстой', ['лев толстои', 'lev tolstoy']],
    ['Михаил Горбачёв', ['михаил горбачев', 'mikhail gorbachev']],
    ['Ελευθέριος Βενιζέλος', ['ελευθεριοσ βενιζελοσ', 'eleftherios venizelos']],
    ['Κύπρου', ['κυπρου', 'kyprou']],
    ['नरेन्द्र मोदी', ['नरेन्द्र मोदी', 'narendra modi']],
    ['विष्णु दयाल राम', ['विष्णु दयाल राम', 'vishnu dayal ram']],
    ['कृष्ण चन्द्र', ['कृष्ण चन्द्र', 'krishna chandra']],
    ['चांडी सिंह', ['चांडी सिंह', 'chandi singh']],
    ['अंबा', ['अंबा', 'amba']],
    ['习近平', ['习近平', 'xi jin ping']],
    ['김천문', ['김천문', 'gim cheon mun', 'kim cheon mun']],
    ['백경태', ['백경태', 'baek gyeong tae']],
    ['Київський інститут', ['киівськии інститут', 'kiivskiy institut', 'kyivskyi instytut']],
    ['Згурівка, Єнакієве', ['згурівка єнакієве', 'zgurivka ienakiieve', 'zghurivka yenakiieve']],
    ['トヨタ', ['とよた', 'toyota']],
    ['თბილისი', ['თბილისი', 'tbilisi']],
    ['!!!', []],
  ])('of %s are %j', (text, expected) => {
    expect(spellings(text)).toEqual(expected);
  });

  it('begin with the plain form, and are all plain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const forms = spellings(text);
        if (fold(text) !== '') expect(forms[0]).toBe(fold(text));
        expect(forms.map(fold)).toEqual(forms);
        expect(new Set(forms).size).toBe(forms.length);
      }),
    );
  });
});

describe('words', () => {
  it.each([
    ['maria cantwell', ['maria', 'cantwell']],
    ['new york new jersey', ['new', 'york', 'jersey']],
    ['東京大学', ['東京', '京大', '大学']],
    ['劉', ['劉']],
    ['toyota 自動車', ['toyota', '自動', '動車']],
    ['김천문', ['김천문']],
    ['वैजयन्ती माला', ['वैजयन्ती', 'माला']],
    ['', []],
  ])('of %s are %j', (folded, expected) => {
    expect(words(folded)).toEqual(expected);
  });
});

it('sorts and joins words', () => {
  expect(sorted('john a smith')).toBe('a john smith');
  expect(compact('mc donald')).toBe('mcdonald');
});
