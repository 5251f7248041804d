/** Short words that a language cannot do without; those of neighbours differ in some. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to in for with is are our we you from by at on',
  de: 'und der die das mit für von ist sind wir auf im den ein eine zu nicht',
  fr: 'le la les des et une pour dans est vous nous sur du au avec par',
  es: 'el la los las y una para con por del que en se es al nuestra',
  it: 'il la gli della che per con una di sono nel dal del è e le dei',
  pt: 'o a os uma para com não dos das em são ao que do da e no na',
  nl: 'de het een en van voor met zijn wij op is te niet ook bij naar',
  sv: 'och att det som är för på vi av till inte med den har om ett eller',
  da: 'og at det som er for på vi af til ikke med den har om et eller',
  nb: 'og å det som er for på vi av til ikke med den har om et eller',
  fi: 'ja on että ei se ovat tai kun joka sekä myös ole mukaan voi klo',
  pl: 'i w na z do się jest dla nie oraz są od że po przez jak',
  cs: 'a je na se v pro které jsme nebo také od z do jsou že k při s',
  sk: 'a je na sa v pre ktoré sme alebo tiež od z do sú že k pri s',
  hu: 'a az és hogy nem egy van vagy is meg ez minden',
  ro: 'și în de la cu pentru este care din sunt pe mai nu o un',
  tr: 've bir için ile bu olarak da de daha olan her',
  hr: 'i je u na za se od su da s o koji iz ili',
  sl: 'in je za na se so ki v z da pri ali tudi',
  et: 'ja on ei et ning või see ka kui oma kes',
  lv: 'un ir no ar par uz kas vai lai pie arī',
  lt: 'ir yra su į iš kad arba ar nuo dėl kaip',
  ca: 'i els les amb per una que del la el és dels a',
  is: 'og að er í á við til sem um eru ekki fyrir',
  eu: 'eta da du dira ez bat edo ere izan',
  cy: 'yn y yr ac ar gan i mae ni am o wedi',
  ga: 'agus an na is ar le go sa do tá atá',
  sq: 'dhe të në për me që nga është një së i e',
  id: 'dan yang di untuk dengan dari kami ini pada adalah',
  vi: 'của và là các cho những được với trong một',
  ru: 'и в на с по для что не от из мы как',
  uk: 'і в на з для що не від та ми як у',
  bg: 'и в на с за да от се не са при е',
  sr: 'и у на је за се од су да са о који',
  mk: 'и во на со за да од се не е што',
  be: 'і ў на з для што не ад мы як у',
};
const LANGUAGES_OF = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS))
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);

/** Scripts that one language is written in. */
const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['el', /\p{Script=Greek}{3}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]{3}/gu],
  ['ko', /\p{Script=Hangul}{2}/gu],
  ['he', /\p{Script=Hebrew}{3}/gu],
  ['th', /\p{Script=Thai}{3}/gu],
  ['ka', /\p{Script=Georgian}{3}/gu],
  ['hy', /\p{Script=Armenian}{3}/gu],
];

/** What tells a language needs no more text than this. */
const ENOUGH = 8_000;
/** A language needs this many of its words, and this many more than any other. */
const LEAST = 6;
const AHEAD = 2;

/** The language that a page's lines are written in; an empty string if that is not plain. */
export function languageOfText(lines: readonly { readonly text: string }[]): string {
  const text = textOf(lines);
  const written = SCRIPTS.find(([, script]) => (text.match(script)?.length ?? 0) >= LEAST);
  if (written) return written[0];
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu))
    for (const language of LANGUAGES_OF.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const [best, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= LEAST && best[1] >= (second?.[1] ?? 0) + AHEAD ? best[0] : '';
}

function textOf(lines: readonly { readonly text: string }[]): string {
  const parts: string[] = [];
  let length = 0;
  for (const { text } of lines) {
    if (length > ENOUGH) break;
    parts.push(text);
    length += text.length;
  }
  return parts.join(' ');
}
