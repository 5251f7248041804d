import { ADDRESSES } from './addresses.js';
import { ASKED } from './asked.js';
import { BODIES } from './bodies.js';
import { GUESTS_AND_THINGS } from './guests-and-things.js';
import { HOUSES } from './houses.js';
import { HOUSES_OF_OTHERS } from './houses-of-others.js';
import { LISTS } from './lists.js';
import { NOTICES_AND_BODIES } from './notices-and-bodies.js';
import { NATIONAL_NUMBERS } from './national-numbers.js';
import { NO_ADDRESSES } from './no-addresses.js';
import { NO_PEOPLE } from './no-people.js';
import { NOT_OF_THE_HOUSE } from './not-of-the-house.js';
import { NOTHING } from './nothing.js';
import { NUMBERS } from './numbers.js';
import { OFFICES } from './offices.js';
import { OUTSIDERS } from './outsiders.js';
import { NUMBERS_OF_OTHERS } from './numbers-of-others.js';
import { NUMBERS_OF_THE_HOUSE } from './numbers-of-the-house.js';
import { PAGES } from './pages.js';
import { PANELS } from './panels.js';
import { PEOPLE } from './people.js';
import { PEOPLE_ELSEWHERE } from './people-elsewhere.js';
import { PEOPLE_OF_MANY_HOUSES } from './people-of-many-houses.js';
import { PEOPLE_OF_OURS } from './people-of-ours.js';
import { UNLIKE_PEOPLE } from './unlike-people.js';
import { WHOLE_PAGES } from './whole-pages.js';
import { expectedOn, foundOn } from './snippet.js';
import { REACH_IN_SENTENCES } from './reach-in-sentences.js';
import { REACH_OF_OTHERS } from './reach-of-others.js';
import { REACH_OF_THE_HOUSE } from './reach-of-the-house.js';
import { SPELLED_ADDRESSES } from './spelled-addresses.js';

describe.each([
  ['people in sentences, tables, lists and cards', PEOPLE],
  ['people in other languages and scripts', PEOPLE_ELSEWHERE],
  ['postal addresses', ADDRESSES],
  ['suites, floors, organizations beside streets', HOUSES],
  ['spelled email addresses', SPELLED_ADDRESSES],
  ['pages of many kinds', PAGES],
  ['boards, teams and staffs', LISTS],
  ['legal notices, bodies and tables', NOTICES_AND_BODIES],
  ['nothing', NOTHING],
  ['no people', NO_PEOPLE],
  ['no addresses', NO_ADDRESSES],
  ['panels that readers open', PANELS],
  ['authorities and other bodies', BODIES],
  ['houses of others', HOUSES_OF_OTHERS],
  ['who is not of the house', NOT_OF_THE_HOUSE],
  ['outsiders, authorities and headings', OUTSIDERS],
  ['whom to ask', ASKED],
  ['offices and their holders', OFFICES],
  ['guests, degrees and things', GUESTS_AND_THINGS],
  ['people of many houses', PEOPLE_OF_MANY_HOUSES],
  ['people whom a house calls its own', PEOPLE_OF_OURS],
  ['what is unlike people', UNLIKE_PEOPLE],
  ['whole pages', WHOLE_PAGES],
  ['numbers of all kinds', NUMBERS],
  ['numbers as one country writes them', NATIONAL_NUMBERS],
  ['numbers beside addresses, and behind words of any kind', NUMBERS_OF_THE_HOUSE],
  ['numbers of others', NUMBERS_OF_OTHERS],
  ['what reaches another house', REACH_OF_OTHERS],
  ['what reaches the house', REACH_OF_THE_HOUSE],
  ['whom sentences name before numbers and addresses', REACH_IN_SENTENCES],
])('%s', (_, snippets) => {
  it.each(snippets.map((one) => [`${one.language} ${one.body.slice(0, 100)}`, one] as const))(
    'on %s',
    (_, one) => {
      expect(foundOn(one)).toEqual(expectedOn(one));
    },
  );
});
