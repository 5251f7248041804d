import type { Random } from '../../search/random.js';
import { pairsOf, tableOf } from './tables.js';

/** Abbreviations of words, as lists have them. */
export const ABBREVIATED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bUniversity\b/, ['Univ.', 'Univ', 'U.']],
  [/\bInstitute\b/, ['Inst.', 'Inst']],
  [/\bNational\b/, ['Natl.', "Nat'l", 'Nat.']],
  [/\bInternational\b/, ['Intl.', "Int'l"]],
  [/\bAssociation\b/, ['Assn.', 'Assoc.']],
  [/\bDepartment\b/, ['Dept.', 'Dept']],
  [/\bHospital\b/, ['Hosp.', 'Hosp']],
  [/\bCent(?:er|re)\b/, ['Ctr.', 'Ctr']],
  [/\bAcademy\b/, ['Acad.']],
  [/\bSchool\b/, ['Sch.', 'Schl']],
  [/\bTechnology\b/, ['Tech.', 'Technol.']],
  [/\bSciences?\b/, ['Sci.', 'Sci']],
  [/\bResearch\b/, ['Res.', 'Rsch.']],
  [/\bDevelopment\b/, ['Dev.', 'Devt']],
  [/\bManagement\b/, ['Mgmt.', 'Mgt']],
  [/\bEngineering\b/, ['Eng.', 'Engrg.']],
  [/\bCommission\b/, ['Commn.', 'Comm.']],
  [/\bDistrict\b/, ['Dist.', 'Dist']],
  [/\bSociety\b/, ['Soc.']],
  [/\bFoundation\b/, ['Fdn.', 'Fndn']],
  [/\bLaboratory\b/, ['Lab.']],
  [/\bMedical\b/, ['Med.', 'Med']],
  [/\bEducation\b/, ['Educ.', 'Ed.']],
  [/\bEnvironmental\b/, ['Env.', 'Envtl.']],
  [/\bAgricultur(?:e|al)\b/, ['Agric.', 'Agr.']],
  [/\bServices\b/, ['Svcs.', 'Serv.']],
  [/\bCommunity\b/, ['Cmty.', 'Comm.']],
  [/\bCollege\b/, ['Coll.', 'Coll']],
  [/\bCounty\b/, ['Co.', 'Cnty']],
];
const CITED = tableOf(
  'university=Univ institute=Inst institut=Inst instituto=Inst national=Natl international=Int department=Dept ' +
    'center=Ctr centre=Ctr association=Assoc technology=Technol technical=Tech medical=Med medicine=Med ' +
    'research=Res science=Sci sciences=Sci hospital=Hosp foundation=Fdn academy=Acad society=Soc college=Coll ' +
    'school=Sch engineering=Engn agricultural=Agr management=Mgmt development=Dev laboratory=Lab federal=Fed ' +
    'health=Hlth studies=Stud education=Educ environmental=Environm commission=Commiss authority=Auth ' +
    'government=Govt administration=Adm universidad=Univ université=Univ laboratoire=Lab recherche=Rech',
  ' ',
);
const OMITTED = /^(?:of|the|for|and|&|de|del|la|et|des|du|in|y|di|e|do|da)$/i;

/** The name as citation indexes abbreviate it; null unless it has two such words and another one. */
export function cited(name: string): string | null {
  const words = name
    .replace(/(?<!\p{L})[dl]['’]/giu, '')
    .split(' ')
    .filter((word) => !OMITTED.test(word));
  const short = words.map((word) => CITED[word.toLowerCase()] ?? word);
  const own = words.filter((word, at) => short[at] === word);
  return own.length === 0 || words.length - own.length < 2 || !own.some((word) => /^\p{L}{5,}$/u.test(word))
    ? null
    : short.join(' ');
}

/** Frequent misspellings. */
export const MISSPELT = tableOf(
  'University=Univeristy,Government=Goverment,Commission=Comission,Department=Departement,Library=Libary,' +
    'Environmental=Enviromental,Management=Managment,Sheriff=Sherrif,Council=Counsel,Assessor=Assesor,' +
    'Technology=Technolgy,Research=Reasearch,Academy=Acadamy,Institute=Insitute,College=Collage,' +
    'Laboratory=Labratory,Foundation=Foundaton,Association=Assocation,Center=Centre,Centre=Center,' +
    'Development=Developement,International=Internation,Agricultural=Agricultral,Medical=Medcial,' +
    'Hospital=Hosptial,Engineering=Enginering,Authority=Authorty,County=Conty,Municipal=Muncipal,' +
    'Independent=Independant,Township=Townshp,Society=Societey,Pharmaceuticals=Pharmaceuticles,Sciences=Scienses',
);
/** British spellings with the American ones. */
export const BRITISH = pairsOf(
  'Centre=Center Organisation=Organization Labour=Labor Paediatric=Pediatric Paediatrics=Pediatrics Behavioural=Behavioral ' +
    'Behaviour=Behavior Fibre=Fiber Defence=Defense Programme=Program Haematology=Hematology Theatre=Theater ' +
    'Orthopaedic=Orthopedic Orthopaedics=Orthopedics Archaeology=Archeology Archaeological=Archeological ' +
    'Aluminium=Aluminum Tumour=Tumor Anaesthesia=Anesthesia Anaesthesiology=Anesthesiology Harbour=Harbor ' +
    'Gynaecology=Gynecology Ageing=Aging',
  ' ',
);
/** Offices of local governments with their acronyms. */
export const OFFICE_ACRONYMS = pairsOf(
  'Fire Protection District=FPD,Police Department=PD,Fire Department=FD,Fire District=FD,Water District=WD,Housing Authority=HA,' +
    "Sheriff's Office=SO,Independent School District=ISD,Community College=CC,Public Utility District=PUD,Municipal Utility District=MUD," +
    'Department of Transportation=DOT,Department of Natural Resources=DNR,Department of Health=DOH,Department of Corrections=DOC,' +
    'Council of Governments=COG,Board of Elections=BOE,Board of Education=BOE,Department of Education=DOE,School District=SD,' +
    'Community College District=CCD,Soil and Water Conservation District=SWCD',
);
/** Towns, each with another name of it, and the country where that is one town. */
export const TOWNS = pairsOf(
  'Vienna=Wien/Austria,Munich=München/Germany,Cologne=Köln/Germany,Nuremberg=Nürnberg/Germany,Hanover=Hannover/Germany,' +
    'Mainz=Mayence/Germany,Prague=Praha/Czech,Lisbon=Lisboa/Portugal,Rome=Roma/Italy,Milan=Milano/Italy,Turin=Torino/Italy,' +
    'Florence=Firenze/Italy,Naples=Napoli/Italy,Venice=Venezia/Italy,Genoa=Genova/Italy,Padua=Padova/Italy,Warsaw=Warszawa/Poland,' +
    'Kraków=Cracow/Poland,Copenhagen=København/Denmark,Gothenburg=Göteborg/Sweden,Brussels=Bruxelles/Belgium,Antwerp=Antwerpen/Belgium,' +
    'Ghent=Gent/Belgium,Geneva=Genève/Switzerland,Basel=Basle/Switzerland,Lucerne=Luzern/Switzerland,Bern=Berne/Switzerland,' +
    'Zurich=Zürich/Switzerland,Moscow=Moskva/Russia,Bucharest=București/Romania,Belgrade=Beograd/Serbia,Kyiv=Kiev/Ukraine,' +
    'Lviv=Lvov/Ukraine,Kharkiv=Kharkov/Ukraine,Odesa=Odessa/Ukraine,Mumbai=Bombay/India,Chennai=Madras/India,Kolkata=Calcutta/India,' +
    'Bengaluru=Bangalore/India,Pune=Poona/India,Kochi=Cochin/India,Mysuru=Mysore/India,Beijing=Peking/China,Guangzhou=Canton/China,' +
    'Nanjing=Nanking/China,Busan=Pusan/Korea,Yangon=Rangoon/Myanmar,Thessaloniki=Salonica/Greece,Seville=Sevilla/Spain,' +
    'Tehran=Teheran/Iran,Marseille=Marseilles/France,Lyon=Lyons/France,Havana=La Habana/Cuba',
).map(([town, rest]) => [town, ...rest.split('/')] as [town: string, other: string, country: string]);

/** Patterns of names, and how other languages say their generic word. */
const TRANSLATED: readonly (readonly [kind: string, others: readonly string[]])[] = [
  ['University', ['Universidad de', 'Universität', 'Université de', 'Università di', 'Universidade de']],
  ['County', ['Condado de', 'Comté de', 'Contea di']],
  ['Hospital', ['Hôpital', 'Krankenhaus', 'Ospedale', 'Ziekenhuis']],
  ['Museum', ['Musée', 'Museo', 'Muzeum']],
  ['Foundation', ['Fundación', 'Stiftung', 'Fondation', 'Fondazione']],
];
/** Words before a generic word that are generic as well. */
const GENERIC =
  /\b(?:State|National|Community|Medical|Medicine|Cancer|Heart|Energy|Statistical|Indian|Normal|European|French|Prefectural|Technical|Technology|Art|Arts|Science|Agricultural|Research|General|Children|Children's|Royal|International|Open|Women|Women's|Christian|Catholic|City|Central|Federal|Saint|St|North|South|East|West|Northern|Southern|Eastern|Western|The|Public|Health|Memorial|New|Training|Teaching|Military|Naval|Islamic|Virtual|Education|Educational|District)\b/;

/** What is proper to a name, and its generic word. */
export function properOf(name: string) {
  for (const [kind, others] of TRANSLATED) {
    const proper = name.match(new RegExp(`^(?:${kind} of (.+)|(.+) ${kind})$`));
    const text = proper?.[1] ?? proper?.[2];
    if (text !== undefined && /^\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?$/u.test(text) && !GENERIC.test(text))
      return { kind, others, text };
  }
  return null;
}

const PROPER = String.raw`(\p{Lu}[\p{L}'’-]*(?: (?:(?:de|del|la|las|los|da|do|di) )?\p{Lu}[\p{L}'’-]*){0,2})$`;
const IN_ENGLISH = (
  [
    ['Universidad Nacional de', ['National University of $1', '$1 National University']],
    ['Universidad Autónoma de', ['Autonomous University of $1']],
    ['Universidad Tecnológica de', ['Technological University of $1', 'University of Technology of $1']],
    ['Universi(?:dade? (?:de|do|da)|tà (?:degli Studi )?di|té de|tat de|teit|tät)', ['University of $1']],
    ['Universitas', ['$1 University']],
    ['Technische Universität', ['Technical University of $1', '$1 University of Technology']],
    ['(?:Fachh|H)ochschule', ['$1 University of Applied Sciences']],
    ['Instituto Tecnológico de', ['$1 Institute of Technology', 'Technological Institute of $1']],
    ['Instituto Politécnico d[eo]', ['Polytechnic Institute of $1']],
    ['Hôpital', ['$1 Hospital']],
    ['(?:Fundación|Fundação|Fondation|Fondazione|Stiftung)', ['$1 Foundation', 'The $1 Foundation']],
    ['Centro Universitário', ['$1 University Center']],
    ['Politeknik', ['$1 Polytechnic']],
  ] as const
).map(([start, english]) => [new RegExp(`^${start} ${PROPER}`, 'u'), english] as const);

/** The name in English, with the original proper name; null for a name of another pattern. */
export function inEnglish(name: string, { pick }: Random): { name: string; proper: string } | null {
  const found = IN_ENGLISH.find(([pattern]) => pattern.test(name));
  if (!found) return null;
  return { name: name.replace(found[0], pick(found[1])), proper: found[0].exec(name)![1]! };
}

/** Replaces the first of the pairs that the text has, in either direction. */
export const exchanged = (text: string, pairs: readonly (readonly [string, string])[]): string => {
  for (const [one, other] of pairs.flatMap((pair) => [pair, pair.toReversed()])) {
    const found = new RegExp(`(?<!\\p{L})${one!.replace('.', '\\.')}(?![\\p{L}.])`, 'u');
    if (found.test(text)) return text.replace(found, other!);
  }
  return text;
};
