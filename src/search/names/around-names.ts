import { isSmallWord } from './small-words.js';
import { isLegalForm } from './abbreviations.js';
import { isTitle } from './forms.js';

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
