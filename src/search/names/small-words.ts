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

/** Whether acronyms leave a folded word out, and who remembers a name may, or may use another one. */
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word);
