import { syllable } from './hangul.js';

/** The abbreviations of states in the press. */
export const PRESS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AL Ala,AZ Ariz,AR Ark,CA Calif,CO Colo,CT Conn,DE Del,FL Fla,GA Ga,IL Ill,IN Ind,KS Kan,KY Ky,LA La,MD Md,' +
    'MA Mass,MI Mich,MN Minn,MS Miss,MO Mo,MT Mont,NE Neb,NV Nev,NH N.H,NJ N.J,NM N.M,NY N.Y,NC N.C,ND N.D,' +
    'OK Okla,OR Ore,PA Pa,RI R.I,SC S.C,SD S.D,TN Tenn,TX Tex,VT Vt,VA Va,WA Wash,WV W.Va,WI Wis,WY Wyo'
  )
    .split(',')
    .map((pair) => [pair.slice(0, 2), `${pair.slice(3)}.`]),
);

/** First names. No two with the same initial are forms of one name. */
export const UNRELATED: readonly string[] = (
  'Alonzo,Bernice,Clifford,Desmond,Edgar,Felicia,Gordon,Harriet,Irving,Jerome,Keith,Leroy,Marvin,Norma,Otis,' +
  'Priscilla,Roland,Stuart,Tabitha,Vernon,Wendell'
).split(',');

/** First names that are written in several ways. */
const WRITTEN: readonly (readonly string[])[] = (
  'Stephen Steven,Sara Sarah,Jeffrey Jeffery Geoffrey,Catherine Katherine Kathryn,Eric Erik Erick,Mark Marc,' +
  'Phillip Philip,Ann Anne,Jon John,Brian Bryan,Alan Allen Allan,Teresa Theresa,Carl Karl,Debra Deborah,' +
  'Lawrence Laurence,Lesley Leslie,Michele Michelle,Nicolas Nicholas,Shawn Sean Shaun,Vicki Vickie Vicky,' +
  'Sheryl Cheryl,Kristin Kristen,Elisabeth Elizabeth,Rebecca Rebekah,Jaime Jamie,Lynn Lynne,Sherry Sherri'
)
  .split(',')
  .map((names) => names.split(' '));
export const writtenAs = (first: string): readonly string[] =>
  (WRITTEN.find((names) => names.includes(first)) ?? []).filter((name) => name !== first);

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ck/, 'k'],
  [/ph/, 'f'],
  [/sch/, 'sh'],
  [/tz$/, 'ts'],
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/son$/, 'sen'],
  [/sen$/, 'son'],
  [/mann$/, 'man'],
  [/([lnts])\1/, '$1'],
  [/th/, 't'],
  [/(?<=[a-z]{3})y$/, 'ey'],
  [/(?<=[a-z]{2})ey$/, 'y'],
  [/er$/, 'or'],
  [/(?<=[a-z]{2})e$/, ''],
  [/ay/, 'ey'],
  [/ks/, 'x'],
  [/ea/, 'ee'],
];
/** The ways in which one who hears a last name may write it. */
export const heardAs = (last: string): readonly string[] =>
  SOUNDS.map(([from, to]) => last.replace(from, to)).filter((name) => name !== last);

const FAMILIES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '김Kim,이Lee,박Park,최Choi,정Jung,강Kang,조Cho,윤Yoon,장Jang,임Lim,한Han,오Oh,서Seo,신Shin,권Kwon,황Hwang,안Ahn,송Song,' +
    '류Ryu,전Jeon,홍Hong,고Ko,문Moon,양Yang,손Son,배Bae,백Baek,허Heo,남Nam,심Shim,노Noh,하Ha,곽Kwak,성Sung,차Cha,주Joo,' +
    '우Woo,구Koo,민Min,유Yoo,나Na,진Jin,지Ji,엄Um,채Chae,원Won,천Cheon,방Bang,공Kong,현Hyun,함Ham,변Byun,염Yeom'
  )
    .split(',')
    .map((pair) => [pair[0]!, pair.slice(1)]),
);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Writes a Korean name of a one-syllable family name and two further syllables. */
export function fromHangul(first: string, last: string): { given: string; family: string } | null {
  const family = FAMILIES[last];
  const parts = [...first.normalize('NFC')];
  return family === undefined || parts.length !== 2 || !/^[가-힣]+$/.test(first.normalize('NFC'))
    ? null
    : { given: capital(parts.map(syllable).join('-')), family };
}

const CONSONANTS = new Map(
  (
    'कk,खkh,गg,घgh,चch,छchh,जj,झjh,टt,ठth,डd,ढdh,णn,तt,थth,दd,धdh,नn,पp,फf,बb,भbh,मm,यy,रr,लl,वv,शsh,षsh,सs,हh,' +
    'ळl'
  )
    .split(',')
    .map((pair) => [pair[0]!, pair.slice(1)]),
);
const SIGNS = new Map('ाa,िi,ीi,ुu,ूu,ृri,ेe,ैai,ोo,ौau'.split(',').map((pair) => [pair[0]!, pair.slice(1)]));
const ALONE = new Map('अa,आa,इi,ईi,उu,ऊu,एe,ऐai,ओo,औau'.split(',').map((pair) => [pair[0]!, pair.slice(1)]));
const SILENT = /^(.*[aeiouA](?:[bcdfgjklmnprstvyz]h{0,2}|h))A((?:[bcdfgjklmnprstvyz]h{0,2}|h)[aeiouA])/;
const USUAL = new Map(
  'राव Rao,तिवारी Tiwari,रेड्डी Reddy,बनर्जी Banerjee,चौधरी Chaudhary,मोहंती Mohanty,अहमद Ahmed,वहाब Wahab,द्विवेदी Dwivedi'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
const wordFromDevanagari = (word: string): string | null => {
  if (USUAL.has(word)) return USUAL.get(word)!;
  if (/^(एस|एम|के|वी|सी)$/.test(word)) return null;
  let result = '';
  for (const letter of word) {
    if (CONSONANTS.has(letter)) result += `${CONSONANTS.get(letter)!}A`;
    else if (SIGNS.has(letter)) result = result.replace(/A$/, '') + SIGNS.get(letter)!;
    else if (ALONE.has(letter)) result += ALONE.get(letter)!;
    else if (letter === '्') result = result.replace(/A$/, '');
    else if (letter === 'ं' || letter === 'ँ') result += 'N';
    else return null;
  }
  // The inherent vowel is silent at the end, but after some groups of consonants, and between two open syllables.
  let spoken = /[^aeiouAN][rylnt]A$|^[^aeiouA]+A$/.test(result) ? result : result.replace(/A$/, '');
  while (SILENT.test(spoken)) spoken = spoken.replace(SILENT, '$1$2');
  spoken = spoken.replace(/Nh/g, 'ngh').replace(/N(?=[pbm])/g, 'm');
  return capital(spoken.toLowerCase());
};
/** Writes a Hindi name as Indian newspapers do. */
export function fromDevanagari(name: string): string | null {
  const words = name
    .normalize('NFC')
    .split(' ')
    .map((word) => wordFromDevanagari(word));
  return words.includes(null) ? null : words.join(' ');
}

/** The words of affiliations in bibliographies. */
const AFFILIATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'University Univ,Universidad Univ,Universidade Univ,Université Univ,Universität Univ,Institute Inst,Institut Inst,' +
    'Instituto Inst,National Natl,Technology Technol,Technical Tech,Science Sci,Sciences Sci,Research Res,Center Ctr,' +
    'Centre Ctr,Hospital Hosp,Department Dept,International Int,Medical Med,Medicine Med,College Coll,Academy Acad,' +
    'Engineering Engn,Agricultural Agr,Agriculture Agr,Association Assoc,Foundation Fdn,Laboratory Lab,State St,' +
    'Economics Econ,Development Dev,Education Educ,Ministry Minist,American Amer,Society Soc,' +
    'Pedagogical Pedag,Polytechnic Polytech,School Sch,Federal Fed,Clinical Clin,Health Hlth'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Abbreviates two words or more as bibliographies do; null for a name without these. */
export function affiliation(name: string): string | null {
  const words = name
    .split(/[ ,]+/)
    .filter((word) => !/^(of|the|for|and|de|da|do|del|di|du|la|&)$/i.test(word));
  const result = words.map((word) => AFFILIATIONS[word] ?? word);
  const changed = result.filter((word, at) => word !== words[at]).length;
  return changed < 2 || changed === words.length ? null : result.join(' ');
}

/** The legal forms of a country's companies. */
export const FORMS: Readonly<Record<string, readonly string[]>> = {
  Japan: ['Co., Ltd.', 'K.K.', 'Corporation'],
  'United States': ['Inc.', 'LLC', 'Corp.', 'Incorporated'],
  Portugal: ['Lda.', 'S.A.', 'Lda'],
  'United Kingdom': ['Ltd', 'Limited', 'plc'],
  China: ['Co., Ltd.', 'Co. Ltd'],
  Germany: ['GmbH', 'AG', 'GmbH & Co. KG'],
  Italy: ['S.p.A.', 'S.r.l.', 'SpA'],
  Spain: ['S.L.', 'S.A.', 'SL'],
  France: ['SAS', 'S.A.', 'SARL'],
  Canada: ['Inc.', 'Ltd.'],
  'South Korea': ['Co., Ltd.', 'Corp.'],
  Switzerland: ['AG', 'SA', 'GmbH'],
  Netherlands: ['B.V.', 'BV', 'N.V.'],
  India: ['Pvt. Ltd.', 'Private Limited', 'Ltd.'],
  Australia: ['Pty Ltd', 'Limited'],
  Austria: ['GmbH', 'AG'],
  Sweden: ['AB'],
  Belgium: ['NV', 'BVBA'],
  Norway: ['AS'],
  Denmark: ['A/S', 'ApS'],
  Singapore: ['Pte. Ltd.', 'Pte Ltd'],
  Brazil: ['Ltda.', 'S.A.'],
  Poland: ['Sp. z o.o.', 'S.A.'],
  Ireland: ['Ltd', 'Limited'],
};
