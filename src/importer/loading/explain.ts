import type { Conflict } from '../../records/cited-load-edits.js';
import type { LoadedResource } from '../../database/resources.js';
import { excerpt, type Note } from '../report.js';
import { TARGET } from '../../records/schemas.js';
import { withArticle } from '../../values/text.js';

/** The note for a problem. In rows, `owner_id` names a place's owner of any kind. */
export const explain = (resource: LoadedResource, field: string, code: string): Note => ({
  field: resource === 'place' && field.endsWith('_id') ? 'owner_id' : field,
  code,
  message: messageOf(field, code),
});

/** The note for a value that differs from an editor's decision. */
export function explainConflict({ field, kept, given }: Conflict): Note {
  return kept === null
    ? { field, code: 'removed', message: `stays without ${excerpt(given)}, which an editor removed` }
    : {
        field,
        code: 'edited',
        message: `stays ${excerpt(kept)}, set by an editor, instead of ${excerpt(given)}`,
      };
}

/** The note for a row that replaced the whole name of a record of other sources. */
export const explainReplaced = (name: string): Note => ({
  field: 'id',
  code: 'replaced',
  message: `was that of ${excerpt(JSON.stringify(name))}, of other sources, whose name the row replaced: if they are two records, import each file with its own --corpus`,
});

function messageOf(field: string, code: string): string {
  if (field === 'id' && code === 'gone') return 'is that of a record that was deleted from the directory';
  if (code === 'taken') return 'must not be the id of a record of another kind, past or present';
  const what = TARGET[field] ?? '';
  const one = withArticle(what);
  switch (code) {
    case 'gone':
      return `names ${one} that was deleted from the directory`;
    case 'not_found':
      return `names no ${what} of this import or of the directory`;
    case 'ambiguous':
      return `names ${one} of more than one related corpus`;
    case 'circular':
      return 'would put the organization below itself';
    case 'before_start':
      return 'must not be before start_date';
    default:
      return 'is required';
  }
}
