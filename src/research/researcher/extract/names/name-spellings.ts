/** How letters are written in email addresses, each in every way that is usual. */
const LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  `ä a ae|ö o oe|ü u ue|ø o oe|å a aa o|æ ae a e|œ oe o|ß ss s|ñ n ny|đ d dj|ł l|þ th t|ð d dh|ı i|ğ g|ə e a
  α a e|β v b|γ g y|δ d|ε e|ζ z|η i h e|θ th|ι i|κ k c|λ l|μ m|ν n|ξ x ks|ο o|π p b|ρ r|σ s|ς s|τ t d|υ y u i v f|φ f ph|χ ch h x kh|ψ ps|ω o w
  а a|б b|в v w|г g h gh|ґ g|д d|е e ye ie je|ё yo e io jo|є ye ie je e|ж zh z j g|з z s|и i y|і i y|ї yi i ji|й y i j -|к k c|л l|м m|н n|о o
  п p|р r|с s|т t|у u ou|ў u w|ф f ph|х h kh x ch|ц ts c tz|ч ch c tch|ш sh s sch|щ shch sht sch sh s|ъ a u y -|ы y i|ь - i|э e|ю yu iu ju u|я ya ia ja a
  ј j y i|љ lj l|њ nj n|ћ c ch|ђ dj d|џ dz dj|ѓ gj g|ќ kj k|ѕ dz z
  ა a|ბ b|გ g|დ d|ე e|ვ v|ზ z|თ t|ი i|კ k|ლ l|მ m|ნ n|ო o|პ p|ჟ zh j|რ r|ს s|ტ t|უ u|ფ p f|ქ k q|ღ gh g|ყ q k|შ sh|ჩ ch|ც ts c|ძ dz|წ ts|ჭ ch|ხ kh x|ჯ j|ჰ h
  ա a|բ b|գ g|դ d|ե e ye|զ z|է e|ը e y|թ t|ժ zh j|ի i|լ l|խ kh x|ծ ts|կ k|հ h|ձ dz|ղ gh|ճ ch|մ m|յ y h|ն n|շ sh|ո o vo|չ ch|պ p|ջ j|ռ r|ս s|վ v|տ t|ր r|ց ts|ւ u v|փ p|ք k|օ o|ֆ f`
    .split(/[|\n]/)
    .map((entry) => entry.trim().split(' '))
    .map(([letter, ...spelled]) => [letter!, spelled.map((one) => (one === '-' ? '' : one))]),
);

/** Consonants of scripts that leave vowels out: any may follow. */
const CONSONANTS: ReadonlyMap<string, readonly string[]> = new Map(
  `א - a|ב b v|ג g|ד d|ה h -|ו v w u o|ז z|ח ch h kh|ט t|י y i -|כ k ch kh c|ך k ch kh|ל l|מ m|ם m|נ n|ן n|ס s|ע - a|פ p f|ף f p|צ tz ts z|ץ tz ts z|ק k c|ר r|ש sh s|ת t th
  ا - a|أ a|إ i e|آ a|ب b|ت t|ث th|ج j g|ح h|خ kh|د d|ذ dh z th|ر r|ز z|س s|ش sh ch|ص s|ض d dh|ط t|ظ z|ع a -|غ gh g|ف f|ق q k g|ك k c|ل l|م m|ن n|ه h -|و w o u ou v|ي y i ee|ة a ah e -|ى a|ئ y -|ؤ o w|ء -|پ p|چ ch|گ g|ک k|ی y i ee`
    .split(/[|\n]/)
    .map((entry) => entry.trim().split(' '))
    .map(([letter, ...spelled]) => [letter!, spelled.map((one) => (one === '-' ? '' : one))]),
);
const VOWELS = ['', 'a', 'e', 'i', 'o', 'u'];
/** Of two letters that are one sound, the first may be left out: `Μπ` is a b, `ου` a u. */
const SILENT = new Set(['μπ', 'ντ', 'ου', 'ει', 'οι']);

/** A word of a name: the ways in which each of its letters is spelled in Latin ones. */
export type Spelled = readonly (readonly string[])[];

/** The words of a name, letter by letter; those in scripts that nobody spells letter by letter are left out. */
export const spelledWords = (name: string): Spelled[] =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}’']+/u)
    .map(spelledWord)
    .filter((word) => word.length > 0);

function spelledWord(word: string): Spelled {
  const letters = [...word.replace(/[’'\u064b-\u065f\u0591-\u05c7]/gu, '')];
  const spelled = letters.map((letter, at) => {
    const consonant = CONSONANTS.get(letter);
    if (consonant) return consonant.flatMap((one) => VOWELS.map((vowel) => one + vowel));
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
    const known = LETTERS.get(letter) ?? LETTERS.get(plain);
    const ways = known ?? (/^[a-z]$/.test(plain) ? [plain] : []);
    const pair = plain + (letters[at + 1] ?? '').normalize('NFD').replace(/\p{M}/gu, '');
    if (pair === 'γγ' || pair === 'γκ') return [...ways, 'n', ''];
    // `Γκίκας` is written as it is heard as well: one letter for both.
    if (plain === 'κ' && letters[at - 1] === 'γ') return [...ways, 'g'];
    return SILENT.has(pair) ? [...ways, ''] : ways;
  });
  return spelled.every((ways) => ways.length > 0) ? spelled : [];
}

/**
 * Where beginnings of a word, of so many of its letters, may end in a text in which they begin at a place. The last of
 * them may be cut as well: `c` of `ch`.
 */
export function beginningsIn(text: string, from: number, word: Spelled): { end: number; letters: number }[] {
  const found: { end: number; letters: number }[] = [];
  let places = [from];
  for (const [at, ways] of word.entries()) {
    const next = new Set<number>();
    for (const place of places) {
      for (const way of ways) {
        if (text.startsWith(way, place)) next.add(place + way.length);
        if (way.length > 1 && way[0] === text[place]) found.push({ end: place + 1, letters: at });
      }
    }
    places = [...next];
    if (places.length === 0) break;
    for (const end of places) if (end > from) found.push({ end, letters: at + 1 });
  }
  return found;
}
