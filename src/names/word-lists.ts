import { readFileSync } from 'node:fs';

/** The text of a file of this folder. */
export const readData = (file: string): string => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');

/**
 * Lists of folded words, separated by spaces. In the expansions of abbreviations, `_` joins the words of one
 * expansion.
 */
interface WordLists {
  /** Articles, prepositions and conjunctions, by language. */
  readonly small_words: Readonly<Record<string, string>>;
  readonly titles: string;
  readonly suffixes: string;
  readonly legal_forms: string;
  /** Legal forms of names without spaces, before or after the name, and their signs in brackets: `(株)`. */
  readonly unspaced_legal_forms: string;
  readonly unspaced_legal_signs: string;
  /** Words around names in questions, on web pages and in file names. */
  readonly around_names: string;
  /** The labels of names in forms and tables; `_` joins words, and a colon stands for one or an equals sign. */
  readonly labels: string;
  /** Words behind the last name of the person whom they are about: `Solberg speeches`, `Solberg chief of staff`. */
  readonly matters_of_people: string;
  /** Frequent English words, with months and weekdays. A few are names of people. */
  readonly ordinary_words: string;
  /** Abbreviations that records contain, and abbreviations that only queries contain. */
  readonly abbreviations: Readonly<Record<'recorded' | 'only_typed', Readonly<Record<string, string>>>>;
  /** The abbreviations of words for streets and of points of the compass, by word (USPS Publication 28). */
  readonly street_words: Readonly<Record<string, string>>;
  readonly compass_points: Readonly<Record<string, string>>;
  /** Given names of men alone, after which a widow or a wife was called: `Mrs. John King`. */
  readonly masculine_names: string;
  /** The forms of a given name in other languages, joined by `_`. */
  readonly given_names_by_language: string;
  /** A given name and its nicknames in languages other than English, joined by `_`. */
  readonly nicknames: string;
  /** The names of a town in other languages, and former ones, joined by `_`. */
  readonly towns_by_language: string;
  /** An English word and those of other languages, joined by `_`; `-` joins the words of one name. */
  readonly in_english: string;
  /** By language: a case ending and those of the nominative, joined by `_`. */
  readonly case_endings: Readonly<Record<string, string>>;
  /** A nationality, and a word of its country's English name, joined by `_`. */
  readonly nationalities: string;
  /** British and American spellings of a word, joined by `_`. */
  readonly spellings_by_country: string;
  /** Words before a name that is not meant: `not Ada King`, `rather than Ada King`. */
  readonly denials: string;
  /** What the offices of a state are called in short, folded. */
  readonly offices_in_short: Readonly<Record<string, string>>;
  /** The words for an office, also in other languages, joined by `_`. */
  readonly offices: string;
  /** What an acronym at the end of an organization's name stands for: `Bolton PD`. */
  readonly acronyms_at_end: Readonly<Record<string, string>>;
  /** By folded name: the codes of the states of the United States (ISO 3166-2:US). */
  readonly states: Readonly<Record<string, string>>;
  readonly state_abbreviations: Readonly<Record<string, string>>;
}

/** The lists of `words.json`. */
export const LISTS = JSON.parse(readData('words.json')) as WordLists;
