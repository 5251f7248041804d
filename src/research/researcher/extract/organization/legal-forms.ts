/** Legal forms, and parts of them, that a point ends. */
const ABBREVIATION =
  /(?<!\p{L})(?:e\. ?V|z\. ?s|s\. ?r\. ?o|a\. ?s|o\. ?p\. ?s|d\. ?o\. ?o|Inc|Ltd|Ltda|Lda|Corp|Co|Cia|Pty|Pte|Pvt|Bros|S\. ?[LA]|S\. ?r\. ?l|S\. ?p\. ?A|mbH\. ?|agr|Tic|San|Paz|Sti|Şti|A\. ?Ş|Sp|Sdn|Bhd|Kft|Zrt|Bt|Oy|Ε|Α\. ?Ε)$/u;
/** Legal forms are made of several abbreviations: `Ltd. Şti.`, `Sp. z o.o.`, `S. de R.L. de C.V.`, `Pty. Ltd.` */
const FORM_GOES_ON =
  /^\.(?:,? ?(?:(?:Şti|Sti|Tic|San|Paz|Ltd|Ltda|Lda|Inc|Co|Corp|V|Ş|L|A|s|o|r|l|p)\.|ve(?= (?:Tic|Paz|Ltd)\.)|KG(?!\p{L})|(?:Ltd|Ltda|Lda|Inc|Bhd|V|A\.? ?Ş|z ?o|o|de (?:C|R))(?:\.|(?!\p{L}))))+/u;
/** `z. s.`, `s. r. o.`, `e. V.`: a legal form of single letters, of which the first ends what stands before a point. */
const LETTER_OF_FORM = /(?<!\p{L})(?:e|z|s|a|o|d|S|A|Sp)$/u;

/** A name in front of a point, with what else there is of its legal form: the point that ends an abbreviation ends no sentence. */
export function withLegalForm(name: string, rest: string): string {
  const isAbbreviated = ABBREVIATION.test(name);
  if (!rest.startsWith('.') || !(isAbbreviated || LETTER_OF_FORM.test(name))) return name;
  return `${name}${FORM_GOES_ON.exec(rest)?.[0] ?? (isAbbreviated ? '.' : '')}`;
}
