import type { Random } from '../search/random.js';
import { syllable } from './hangul.js';

type Table = Readonly<Record<string, readonly string[]>>;

/** Lists by key from lines of `key=value value; key=value`. */
const tableOf = (text: string): Table =>
  Object.fromEntries(
    text.split(/;\s*/).map((entry) => {
      const [key, values] = entry.trim().split('=');
      return [key!, values!.split(' ')] as const;
    }),
  );

const lettersOf = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((pair) => pair.split('=') as [string, string]));

/** Given and family names in Cyrillic, Greek, Japanese, Arabic and Hebrew, as the press writes them. */
export const ESTABLISHED = tableOf(`
  John=Джон Τζον ジョン جون ג׳ון; William=Уильям Γουίλιαμ ウィリアム ويليام ויליאם;
  James=Джеймс Τζέιμς ジェームズ جيمس ג׳יימס; David=Дэвид Ντέιβιντ デイビッド ديفيد דייוויד;
  Charles=Чарльз Τσαρλς チャールズ تشارلز צ׳ארלס; Thomas=Томас Τόμας トーマス توماس תומאס;
  George=Джордж Τζορτζ ジョージ جورج ג׳ורג׳; Robert=Роберт Ρόμπερτ ロバート روبرت רוברט;
  Joseph=Джозеф Τζόζεφ ジョセフ جوزيف ג׳וזף; Michael=Майкл Μάικλ マイケル مايكل מייקל;
  Richard=Ричард Ρίτσαρντ リチャード ريتشارد ריצ׳רד; Henry=Генри Χένρι ヘンリー هنري הנרי; Mark=Марк Μαρκ マーク مارك מארק;
  Paul=Пол Πολ ポール بول פול; Daniel=Дэниел Ντάνιελ ダニエル دانيال דניאל; Peter=Питер Πίτερ ピーター بيتر פיטר;
  Andrew=Эндрю Άντριου アンドリュー أندرو אנדרו; Kevin=Кевин Κέβιν ケビン كيفن קווין;
  Brian=Брайан Μπράιαν ブライアン برايان בריאן; Scott=Скотт Σκοτ スコット سكوت סקוט;
  Patrick=Патрик Πάτρικ パトリック باتريك פטריק; Mary=Мэри Μέρι メアリー ماري מרי; Linda=Линда Λίντα リンダ ليندا לינדה;
  Frank=Фрэнк Φρανκ フランク فرانك פרנק; Samuel=Сэмюэл Σάμιουελ サミュエル صامويل סמואל;
  Edward=Эдвард Έντουαρντ エドワード إدوارد אדוארד; Tom=Том Τομ トム توم טום; Bill=Билл Μπιλ ビル بيل ביל;
  Mike=Майк Μάικ マイク مايك מייק; Steve=Стив Στιβ スティーブ ستيف סטיב; Jim=Джим Τζιμ ジム جيم ג׳ים;
  Joe=Джо Τζο ジョー جو ג׳ו; Chris=Крис Κρις クリス كريس כריס; Smith=Смит Σμιθ スミス سميث סמית;
  Johnson=Джонсон Τζόνσον ジョンソン جونسون ג׳ונסון; Brown=Браун Μπράουν ブラウン براون בראון;
  Jones=Джонс Τζόουνς ジョーンズ جونز ג׳ונס; Williams=Уильямс Γουίλιαμς ウィリアムズ ويليامز ויליאמס;
  Miller=Миллер Μίλερ ミラー ميلر מילר; Davis=Дэвис Ντέιβις デイビス ديفيس דייוויס;
  Taylor=Тейлор Τέιλορ テイラー تايلور טיילור; Jackson=Джексон Τζάκσον ジャクソン جاكسون ג׳קסון;
  Moore=Мур Μουρ ムーア مور מור; White=Уайт Γουάιτ ホワイト وايت וייט;
  Anderson=Андерсон Άντερσον アンダーソン أندرسون אנדרסון; Wilson=Уилсон Γουίλσον ウィルソン ويلسون וילסון;
  Thompson=Томпсон Τόμπσον トンプソン طومسون תומפסון; Clark=Кларк Κλαρκ クラーク كلارك קלארק;
  Harris=Харрис Χάρις ハリス هاريس האריס; Campbell=Кэмпбелл Κάμπελ キャンベル كامبل קמפבל;
  Roberts=Робертс Ρόμπερτς ロバーツ روبرتس רוברטס; Murphy=Мёрфи Μέρφι マーフィー مورفي מרפי;
  Rogers=Роджерс Ρότζερς ロジャース روجرز רוג׳רס; Martin=Мартин Μάρτιν マーティン مارتن מרטין;
  King=Кинг Κινγκ キング كينغ קינג; Walker=Уокер Γουόκερ ウォーカー ووكر ווקר;
  Robinson=Робинсон Ρόμπινσον ロビンソン روبنسون רובינסון; Baker=Бейкер Μπέικερ ベイカー بيكر בייקר;
  Lewis=Льюис Λιούις ルイス لويس לואיס; Nelson=Нельсон Νέλσον ネルソン نيلسون נלסון;
  Turner=Тёрнер Τέρνερ ターナー تيرنر טרנר; Kennedy=Кеннеди Κένεντι ケネディ كينيدي קנדי;
  Carter=Картер Κάρτερ カーター كارتر קרטר; Kelly=Келли Κέλι ケリー كيلي קלי; Morgan=Морган Μόργκαν モーガン مورغان מורגן;
  Parker=Паркер Πάρκερ パーカー باركر פרקר; Hamilton=Гамильтон Χάμιλτον ハミルトン هاميلتون המילטון;
  Bennett=Беннетт Μπένετ ベネット بينيت בנט; Marshall=Маршалл Μάρσαλ マーシャル مارشال מרשל;
  Phillips=Филлипс Φίλιπς フィリップス فيليبس פיליפס`);

const ENGLISH = tableOf(`
  William=Bill Will Billy; Robert=Bob Rob Bobby; Richard=Rick Dick Rich; James=Jim Jimmy; John=Jack Johnny;
  Thomas=Tom Tommy; Charles=Charlie Chuck; Edward=Ed Ted Eddie; Michael=Mike Mickey; Joseph=Joe Joey;
  David=Dave; Daniel=Dan Danny; Samuel=Sam; Benjamin=Ben; Andrew=Andy Drew; Anthony=Tony; Stephen=Steve;
  Steven=Steve; Christopher=Chris Kit; Matthew=Matt; Gregory=Greg; Kenneth=Ken; Ronald=Ron; Donald=Don;
  Lawrence=Larry; Timothy=Tim; Frederick=Fred Freddy; Albert=Al Bert; Henry=Hank Harry; Theodore=Ted Teddy;
  Alexander=Alex Sandy; Nicholas=Nick; Patrick=Pat Paddy; Peter=Pete; Walter=Walt; Philip=Phil; Leonard=Len;
  Margaret=Peggy Maggie Meg; Elizabeth=Liz Beth Betty; Katherine=Kate Kathy; Catherine=Cathy Kate;
  Patricia=Pat Patty Tricia; Barbara=Barb Babs; Susan=Sue Susie; Deborah=Deb Debbie; Rebecca=Becky;
  Jennifer=Jen Jenny; Kathleen=Kathy Kay; Dorothy=Dot Dottie; Victoria=Vicky; Virginia=Ginny; Martha=Patty`);
const SPANISH = tableOf(`
  José=Pepe; Jose=Pepe Chepe; Francisco=Paco Pancho; Manuel=Manolo Manny; Jesús=Chuy; Jesus=Chuy;
  Ignacio=Nacho; Guillermo=Memo; Enrique=Quique; Roberto=Beto; Alberto=Beto; Eduardo=Lalo; Antonio=Toño;
  Luis=Lucho; Rafael=Rafa; Fernando=Nando; Gregorio=Goyo; Alejandro=Jandro Alex; Dolores=Lola; Rosario=Charo;
  Guadalupe=Lupe; Graciela=Chela; Mercedes=Meche; Isabel=Chabela; Consuelo=Chelo; Ricardo=Richi; Sergio=Checo`);
const GERMAN = tableOf(`
  Friedrich=Fritz; Heinrich=Heinz Heiner; Wilhelm=Willi; Johannes=Hannes Hans; Johann=Hans; Josef=Sepp;
  Georg=Schorsch; Gottfried=Götz; Rudolph=Rudi; Rudolf=Rudi; Gustav=Gustl; Ludwig=Lutz; Maximilian=Max;
  Ulrich=Uli; Dietrich=Dieter; Elisabeth=Lisl; Margarete=Gretel; Katharina=Käthe; Nikolaus=Klaus; Andreas=Andi;
  Frederick=Fritz; Gustave=Gustl; Christian=Chris; Bernhard=Bernd`);

/** Nicknames by the formal given name, in English, Spanish and German. */
export const NICKNAMES = [ENGLISH, SPANISH, GERMAN];

/** Writings of the same legal form. */
export const LEGAL_FORMS = (
  'Inc.,Incorporated,Inc;Ltd.,Limited,Ltd;Corp.,Corporation,Corp;LLC,L.L.C.,Limited Liability Company;AG,Aktiengesellschaft;' +
  'GmbH,Gesellschaft mit beschränkter Haftung,G.m.b.H.;e.V.,eingetragener Verein,eV;S.A.,SA,Société Anonyme;B.V.,BV;' +
  'S.L.,SL,Sociedad Limitada;S.p.A.,SpA,Società per azioni;AB,Aktiebolag'
)
  .split(';')
  .map((forms) => forms.split(','));

const NUMBERS = ' One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const ROMAN = ' I II III IV V VI VII VIII IX X XI XII'.split(' ');
/** Writings of a number in a name. */
export const writingsOf = (n: number): string[] =>
  [`No. ${n}`, `#${n}`, `Number ${NUMBERS[n] ?? n}`].concat(ROMAN[n] ?? []);

/** An error that leaves the first letter: a letter doubled, lost, or exchanged with the next one. */
export function slip(word: string, random: Random): string {
  for (;;) {
    const at = 1 + random.below(word.length - 1);
    const [before, letter, next, after] = [word.slice(0, at), word[at]!, word[at + 1], word.slice(at + 2)];
    const rest = (next ?? '') + after;
    const result = random.pick([
      letter === next ? before + rest : before + letter + letter + rest,
      before + rest,
      next === undefined ? word : before + next + letter + after,
    ]);
    if (result.toLowerCase() !== word.toLowerCase()) return result;
  }
}

/** A writing without the accents, with other hyphens and apostrophes. */
export function plainly(name: string, { pick }: Random): string {
  const german = pick([0, 1]) ? { ä: 'ae', ö: 'oe', ü: 'ue', Ö: 'Oe', Ü: 'Ue' } : {};
  const [hyphen, apostrophe] = [pick([' ', '', ' - ', '–']), pick(['', ' ', '’', '`'])];
  return name
    .replace(/[äöüÖÜ]/g, (letter) => (german as Record<string, string>)[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/(?<=\p{L})-(?=\p{Lu})/gu, hyphen)
    .replace(/['’]/g, apostrophe);
}

const FAMILIES = lettersOf(
  '김=Kim 이=Lee 박=Park 최=Choi 정=Jung 강=Kang 조=Cho 윤=Yoon 임=Lim 신=Shin 오=Oh 권=Kwon 안=Ahn 유=Yoo 문=Moon 노=Noh 우=Woo 주=Joo',
);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The Revised Romanization of a Korean name; null for another name. */
export function ofKorean(last: string, first: string, { pick }: Random): string | null {
  if (!/^[가-힣]$/.test(last) || !/^[가-힣]{2}$/.test(first)) return null;
  const family = FAMILIES.get(last) ?? capital(syllable(last));
  const given = capital([...first].map(syllable).join(pick(['-', ''])));
  return pick([`${family} ${given}`, `${given} ${family}`, `${family.toUpperCase()} ${given}`]);
}

const DEVANAGARI = lettersOf(
  'क़=q ख़=kh ग़=gh ज़=z ड़=r ढ़=rh फ़=f ज्ञ=gy क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n ' +
    'त=t थ=th द=d ध=dh न=n प=p फ=ph ब=b भ=bh म=m य=y र=r ल=l ळ=l व=v श=sh ष=sh स=s ह=h',
);
const SIGNS = lettersOf(
  'अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ए=e ऐ=ai ओ=o औ=au ऑ=o ा=a ि=i ी=i ु=u ू=u ृ=ri े=e ै=ai ो=o ौ=au ॉ=o ं=n ँ=n ः=h',
);
const COMMON = lettersOf('सिंह=Singh राव=Rao');
const SCHWA = /(?<=[aeiouə](?:chh|[a-z]h|[a-z]))ə(?=(?:chh|[a-z]h|[b-df-hj-np-tv-z])[aeiouə])/;

/** The Hunterian romanization of a Hindi name; null for another name. */
export function ofHindi(name: string): string | null {
  const words = name.normalize('NFD').split(/\u200d? /);
  if (!words.every((word) => /^[\u0900-\u0963]{2,}$/.test(word))) return null;
  return words
    .map((word) => {
      let letters = word
        .replace(/[क-ह]़|ज्ञ|[क-ह]/g, (letter) => `${DEVANAGARI.get(letter) ?? DEVANAGARI.get(letter[0]!)!}ə`)
        .replace(/ə्/g, '')
        .replace(/ə(?=[ा-ौ])/g, '')
        .replace(/./gu, (sign) => SIGNS.get(sign) ?? sign)
        .replace(/n(?=[pbm])/g, 'm')
        .replace(/(?<![^aeiouə][ryvmn])ə$/, '');
      while (SCHWA.test(letters)) letters = letters.replace(SCHWA, '');
      return COMMON.get(word.normalize('NFC')) ?? capital(letters.replaceAll('ə', 'a'));
    })
    .join(' ');
}

const CYRILLIC = lettersOf(
  'а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya',
);
const GREEK = lettersOf(
  'ου=ou γγ=ng αυ=av ευ=ev α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o',
);

/** The usual romanization of a Russian or Greek (ELOT 743) name; null for another name. */
export function romanized(name: string): string | null {
  const isGreek = /^[\p{Script=Greek}\s,.–-]+$/u.test(name);
  if (!isGreek && !/^[А-яёЁ\s,.–«»"-]+$/.test(name)) return null;
  const plain = isGreek ? name.normalize('NFD').replace(/\p{Mn}/gu, '') : name;
  if (/ъ(?![еёюя])/i.test(plain)) return null;
  return plain
    .toLowerCase()
    .replace(/(?<=[αε])υ(?=[θκξπσςτφχψ])/g, 'f')
    .replace(/ου|αυ|ευ|γγ|\p{L}/gu, (letter) => (isGreek ? GREEK : CYRILLIC).get(letter) ?? letter)
    .replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}
