/** What words of organizations and of places are written short for. Folded; a short word may stand for several, with `_` for spaces. */
const WRITTEN_SHORT: Readonly<Record<string, string>> = {
  acad: 'academy',
  admin: 'administration',
  agric: 'agriculture agricultural',
  ala: 'alabama',
  ariz: 'arizona',
  assn: 'association',
  assoc: 'association associates',
  auth: 'authority',
  bros: 'brothers',
  calif: 'california',
  co: 'company county',
  coll: 'college',
  colo: 'colorado',
  comm: 'commission committee',
  conn: 'connecticut',
  corp: 'corporation',
  ctr: 'center centre',
  dep: 'department',
  dept: 'department',
  dev: 'development',
  div: 'division',
  eng: 'engineering',
  fdn: 'foundation',
  fed: 'federal federation',
  fh: 'fachhochschule',
  fla: 'florida',
  ft: 'fort',
  govt: 'government',
  hosp: 'hospital',
  inc: 'incorporated',
  ind: 'indiana',
  inst: 'institute institut instituto institution',
  intl: 'international',
  kans: 'kansas',
  lab: 'laboratory',
  labs: 'laboratories',
  lib: 'library',
  ltd: 'limited',
  mass: 'massachusetts',
  med: 'medical medicine',
  mfg: 'manufacturing',
  mich: 'michigan',
  mgmt: 'management',
  mgt: 'management',
  min: 'ministry',
  minn: 'minnesota',
  mt: 'mount',
  nat: 'national',
  natl: 'national',
  neb: 'nebraska',
  okla: 'oklahoma',
  penn: 'pennsylvania',
  pty: 'proprietary',
  pvt: 'private',
  res: 'research',
  sch: 'school',
  sci: 'science sciences',
  soc: 'society',
  st: 'saint',
  ste: 'sainte',
  tech: 'technology technical',
  tenn: 'tennessee',
  tex: 'texas',
  tu: 'technische_universitat technical_university technical_university_of',
  twp: 'township',
  u: 'university universidad universite',
  uc: 'university_of_california',
  univ: 'university universitat universite universidad universidade universita',
  wash: 'washington',
  wis: 'wisconsin',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
  '9th': 'ninth',
  '10th': 'tenth',
};
/** Those that records hardly have are not looked for in the place of the whole word, which many records have. */
const HARDLY_RECORDED = new Set(
  'univ u uc tu fh nat dep mgmt mgt min res med sci sch comm dev eng ala ariz calif colo conn fla ind kans mass mich minn neb okla penn tenn tex wash wis'.split(
    ' ',
  ),
);

const OTHERS = new Map<string, string[]>();
for (const [short, text] of Object.entries(WRITTEN_SHORT)) {
  const full = text.split(' ').map((word) => word.replaceAll('_', ' '));
  OTHERS.set(short, full);
  if (HARDLY_RECORDED.has(short)) continue;
  for (const word of full) OTHERS.set(word, [...(OTHERS.get(word) ?? []), short]);
}

/** How else a folded word may be written, short or in full; mostly no other way. */
export const otherwiseWritten = (word: string): readonly string[] => OTHERS.get(word) ?? [];

const MAX_FORMS = 24;

/** The other forms of a folded name whose words may be written short or in full: `univ of york` in full. */
export function writtenOtherwise(folded: string): string[] {
  let forms = [''];
  for (const word of folded.split(' ')) {
    const choices = [word, ...otherwiseWritten(word)];
    if (forms.length * choices.length > MAX_FORMS) choices.length = 1;
    forms = forms.flatMap((form) => choices.map((choice) => `${form} ${choice}`));
  }
  return forms.map((form) => form.slice(1)).filter((form) => form !== folded);
}

/** What companies are by law, as their names end. */
const LEGAL_FORMS = new Set(
  'ltd limited inc incorporated corp corporation co company llc llp lp plc pty pvt pte bhd gmbh mbh ggmbh ag kg kgaa ohg ug se ev sa sas sarl srl spa sl sau ltda bv nv cv ab as asa aps oy oyj kk kft zrt doo sro'.split(
    ' ',
  ),
);

export const isLegalForm = (word: string): boolean => LEGAL_FORMS.has(word);

/** A folded name without the legal form at its end (`gmbh and co kg`); at least one long word stays. */
export function withoutLegalForm(folded: string): string {
  const parts = folded.split(' ');
  let to = parts.length;
  while (to > 1 && (LEGAL_FORMS.has(parts[to - 1]!) || (to < parts.length && parts[to - 1] === 'and'))) to--;
  const bare = parts.slice(0, to).join(' ');
  return bare.length > 2 ? bare : folded;
}
