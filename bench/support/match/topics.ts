import type { Kinds } from './records.js';
import type { Tools } from './tools.js';
import { abbreviations } from './organizations/abbreviations.js';
import { damage as damagedOrganizations } from './organizations/damage.js';
import { domains } from './organizations/domains.js';
import { governments } from './organizations/governments.js';
import { languages } from './organizations/languages.js';
import { legalForms } from './organizations/legal-forms.js';
import { noAnswerNames as noOrganizationNames } from './organizations/no-answer-names.js';
import { noAnswerPlaces } from './organizations/no-answer-places.js';
import { noAnswerRelated as noOrganizationRelated } from './organizations/no-answer-related.js';
import { numbers } from './organizations/numbers.js';
import { parents } from './organizations/parents.js';
import { places } from './organizations/places.js';
import { spelling as spellingOfOrganizations } from './organizations/spelling.js';
import { texts as textsOfOrganizations } from './organizations/texts.js';
import { words } from './organizations/words.js';
import { addresses } from './people/addresses.js';
import { asianNames } from './people/asian-names.js';
import { columns } from './people/columns.js';
import { damage } from './people/damage.js';
import { employers } from './people/employers.js';
import { initials } from './people/initials.js';
import { lastNames } from './people/last-names.js';
import { namesakesToldApart } from './people/namesakes.js';
import { nicknames } from './people/nicknames.js';
import { noAnswerNames } from './people/no-answer-names.js';
import { noAnswerRelated } from './people/no-answer-related.js';
import { noAnswerSeveral } from './people/no-answer-several.js';
import { offices } from './people/offices.js';
import { scripts } from './people/scripts.js';
import { spelling } from './people/spelling.js';
import { texts } from './people/texts.js';
import { titles } from './people/titles.js';

/** The kinds of differences by topic; a topic is the path of its file. */
export const TOPICS: Readonly<Record<string, (tools: Tools) => Kinds>> = {
  'people/spelling': spelling,
  'people/scripts': scripts,
  'people/asian-names': asianNames,
  'people/initials': initials,
  'people/nicknames': nicknames,
  'people/last-names': lastNames,
  'people/titles': titles,
  'people/offices': offices,
  'people/employers': employers,
  'people/namesakes': namesakesToldApart,
  'people/addresses': addresses,
  'people/columns': columns,
  'people/texts': texts,
  'people/damage': damage,
  'people/no-answer-names': noAnswerNames,
  'people/no-answer-related': noAnswerRelated,
  'people/no-answer-several': noAnswerSeveral,
  'organizations/spelling': spellingOfOrganizations,
  'organizations/legal-forms': legalForms,
  'organizations/abbreviations': abbreviations,
  'organizations/languages': languages,
  'organizations/words': words,
  'organizations/places': places,
  'organizations/governments': governments,
  'organizations/numbers': numbers,
  'organizations/parents': parents,
  'organizations/domains': domains,
  'organizations/texts': textsOfOrganizations,
  'organizations/damage': damagedOrganizations,
  'organizations/no-answer-names': noOrganizationNames,
  'organizations/no-answer-places': noAnswerPlaces,
  'organizations/no-answer-related': noOrganizationRelated,
};
