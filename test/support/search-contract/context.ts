import type { Case } from './names.js';

/** Queries that combine the name of a record with related facts. */
export const CONTEXTS: Readonly<Record<string, readonly Case[]>> = {
  'a person with an organization': [
    ['Marisol Quillfeather Lantern House Trust', 'marisol'],
    ['Lantern House Trust Marisol Quillfeather', 'marisol'],
    ['quillfeather lantern', 'marisol'],
    ['Thistlewood Kelpwatch', 'william'],
    ['ashgrove lantern house', 'rosalind'],
  ],
  'a person with a role or a title': [
    ['quillfeather chair', 'marisol'],
    ['William Thistlewood surveyor', 'william'],
    ['senior tidal surveyor Thistlewood', 'william'],
    ['registrar oakenshaw', 'margaret'],
    ['Peggy Oakenshaw registrar', 'margaret'],
  ],
  'a person with a place': [
    ["O'Hanrahan Glenmoor", 'siobhan'],
    ['siobhan glenmoor cottage', 'siobhan'],
  ],
  'an organization with a place': [
    ['Lantern House Trust Port Ellery', 'lantern'],
    ['lantern port ellery', 'lantern'],
  ],
  'an organization with the one above it': [['Fisheries Kelp and Harbour Survey Commission', 'fisheries']],
  'words with others between them than the record has': [
    ['Marisol Quillfeather of the Lantern House Trust', 'marisol'],
    ['Thistlewood at Kelpwatch', 'william'],
    ['William Thistlewood @ Kelpwatch', 'william'],
    ['Quillfeather, chair of Lantern House', 'marisol'],
    ['Commission for the Survey of Kelp', 'kelp'],
    ['Lantern Trust in Port Ellery', 'lantern'],
    ['Ludwig Heijden von der', 'ludwig'],
    ['Comission for Kelp', 'kelp'],
    ['Kelp and Harbour Trust Survey Commission', 'kelp'],
  ],
  'a whole name with what does not go with it': [
    ['Marisol Quillfeather Kelpwatch', 'marisol'],
    ['surveyor Margaret Oakenshaw Port Ellery', 'margaret'],
  ],
  'a misspelt name with what goes with it': [
    ['Thistelwood Kelpwatch', 'william'],
    ['quilfeather chair', 'marisol'],
  ],
  'a name in what was pasted': [
    ['Senator Thistlewood', 'william'],
    ['Sen. Oakenshaw (D-WA)', 'margaret'],
    ['former Governor William Thistlewood', 'william'],
    ['who is Marisol Quillfeather', 'marisol'],
    ['name="Marisol Quillfeather"', 'marisol'],
    ['https://en.wikipedia.org/wiki/Marisol_Quillfeather', 'marisol'],
    ['Marisol Quillfeather - Wikipedia', 'marisol'],
    ['Marisol_Quillfeather_CV.pdf', 'marisol'],
    ['{"family":"Quillfeather","given":"Marisol","sequence":"first"}', 'marisol'],
    ['<given_name>Marisol</given_name> <surname>Quillfeather</surname>', 'marisol'],
    ['#ThankYouMarisolQuillfeather', 'marisol'],
    ['Universit&eacute; de Saint-Aubin', 'university'],
    ['=?UTF-8?Q?Universit=C3=A9_de_Saint-Aubin?=', 'university'],
    ['https://library.lanternhouse.org/hours?lang=en', 'lantern'],
    ["author = {Pe{\\~n}aflor, Jos\\'{e}-Luis}", 'joseLuis'],
    ["chercheur à l'Université de Saint-Aubin", 'university'],
    ['FERROW, TOWN OF - ACCT 6140', 'ferrow'],
    ['Now hiring at Ferrow town hall', 'ferrow'],
    ['@marisolquillfeather', 'marisol'],
    ['Marisol%20Quillfeather', 'marisol'],
    ['"Marisol Quillfeather" <someone@nowhere.example>', 'marisol'],
    ['Department of Botany, Kelp and Harbour Survey Commission, 02139 Cambridge, USA', 'kelp'],
    ['Kelp and Harbour Survey Commission GmbH & Co. KG', 'kelp'],
    ['Marisol Quillfeather Oakenshaw', 'marisol'],
    ['Ьфкшыщд Йгшддауферук', 'marisol'],
    [
      'At the hearing on Tuesday several of those who spoke asked for more time, and Marisol Quillfeather said that it was there',
      'marisol',
    ],
  ],
  'a last name and the state of the government': [
    ['Nakagawa, Vermont legislature, district 37', 'toshiro'],
    ['state lawmaker Nakagawa from Vermont', 'toshiro'],
  ],
  'an acronym and a place': [
    ['Tagung am LHT in Port Ellery', 'lantern'],
    ['my colleague at LHT, Port Ellery', 'lantern'],
  ],
  'a name around what stands in brackets or quotation marks': [
    ['Marisol "Buddy" Quillfeather', 'marisol'],
    ['William (né Oakenshaw) Thistlewood', 'william'],
    ['Kelp and Harbour (Coastal) Survey Commission', 'kelp'],
  ],
  'a misspelt word and a begun one': [
    ['Lantren Hou', 'lantern'],
    ['Thistelwood Willi', 'william'],
    ['saint aubni univ', 'university'],
    ['Kelp and Harbuor Surv', 'kelp'],
  ],
  'a word that is misspelt and begun': [['Harbr Commission', 'kelp']],
  'a misspelt word of a name by itself': [['Suvrey', 'kelp']],
  'words cut short': [['Kelp and Harb. Surv. Commission', 'kelp']],
  'two names': [
    ['Marisol Quillfeather / William Thistlewood', 'marisol', 'william'],
    ['Margaret Oakenshaw; Marisol Quillfeather', 'margaret', 'marisol'],
  ],
  'a role or a title': [['Senior Tidal Surveyor', 'surveyor', 'william']],
  'a place': [
    ['Lantern Hall', 'hall'],
    ['Glenmoor Cottage', 'cottage'],
    ['12 Quay Street', 'hall'],
  ],
};

/** Queries that match no record. */
export const NO_HITS: Readonly<Record<string, readonly string[]>> = {
  'names of no one, of words that others have': [
    'Marisol Thistlewood',
    'Rosalind Farthingale',
    'Henrietta Verbitsky',
    'William Quillfeather',
  ],
  'names of no one among other words': [
    'who is Marisol Thistlewood',
    'Senator William Quillfeather',
    'https://en.wikipedia.org/wiki/Rosalind_Farthingale',
    'Marisol Thistlewood and William Quillfeather',
    'Lantern Survey Bureau',
    'my colleague at LHT in Cambridge',
  ],
  'words that no record has': ['zzyzx', 'Wvyxz Qqzzv', 'brillig slithy toves'],
  'more typing errors than a name bears': ['Mxrxsxl Qxxllfeather', 'Tshiltewodo', 'Lntrn Hs Trst'],
  'addresses that are not there': [
    'm.quillfeather@example.org',
    'marisol@lanternhouse.org',
    'someone@lanternhouse.com',
    'm.quilfeather@lanternhouse.org',
  ],
  'domains that are not there': [
    'lanternhouse.com',
    'lanternhose.org',
    'https://lantern-house.org/about',
    'www.nowhere.example',
  ],
  'a name with what does not go with it': [
    'Quillfeather of the Kelp Commission',
    'University of Quillfeather',
    'quillfeather kelpwatch surveyor',
    'Thistlewood treasurer',
  ],
};
