import { isLegalForm } from './abbreviations.js';

/** Articles, prepositions and conjunctions in the languages of most organizations. Folded. */
const SMALL_WORDS = new Set(
  `a an and at by for from in of on or the to with
   au aux chez d dans de des du en et l la le les par pour sur un une
   con de del e el en la las los para por y
   a ao aos as com da das do dos em na no nas nos o os
   a ad al alla allo con da dal dalla degli dei del della delle di e gli i il in lo nel nella per su tra
   am an auf aus bei beim das dem den der des die ein eine fur im in mit und vom von vor zu zum zur
   aan bij de den der en het in met op te ten ter uit van voor
   af av fra fran for i med och og pa til till ved vid
   dla do i na od oraz przy u w we z za ze`.split(/\s+/),
);

/** Whether acronyms omit a folded word; people who remember a name often omit or replace it. */
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word);

/** What stands before a name without being part of it. Folded. */
const TITLES = new Set(
  'dr prof professor mr mrs ms miss mx sir dame lord lady hon honorable honourable rev reverend rep representative sen senator gov governor mayor judge justice capt captain col colonel gen general maj major lt sgt cmdr cpl pvt adm fr sr sister br herr frau mme mlle president speaker chancellor minister secretary commissioner delegate ambassador congressman congresswoman councilmember councilman councilwoman councillor councilor alderman assemblymember assemblyman assemblywoman chairman chairwoman mp former'.split(
    ' ',
  ),
);

/** Whether a folded word is a title; a name may be one too. */
export const isTitle = (word: string): boolean => TITLES.has(word);

/** What questions, pages and files say around names. Folded. */
const AROUND = new Set(
  `who what where when which how why is are was were does do did can i me my your his her about
   contact email mail phone telephone tel number address biography bio profile website page home wiki wikipedia
   linkedin facebook twitter in p www http https com html htm pdf doc docx jpg png xml json csv edit cv resume name
   id ex late then deputy vice acting former retired elect`.split(/\s+/),
);

/** Whether a folded word says next to nothing of who or what is meant: small words, titles, legal forms, questions. */
export const tellsNothing = (word: string): boolean =>
  isSmallWord(word) || AROUND.has(word) || isTitle(word) || isLegalForm(word);
