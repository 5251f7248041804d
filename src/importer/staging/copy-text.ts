/** The text format of COPY: one line a row, tabs between the values, and a backslash before what would end one. */

export type CopyValue = string | number | boolean | null | undefined;

const SPECIAL = /[\\\n\r\t]/;
const SPECIAL_ALL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One value; null and undefined are NULL. */
function copyValue(value: CopyValue): string {
  if (typeof value === 'string') {
    return SPECIAL.test(value) ? value.replace(SPECIAL_ALL, (character) => ESCAPES[character]!) : value;
  }
  if (value === null || value === undefined) return '\\N';
  return typeof value === 'boolean' ? (value ? 't' : 'f') : String(value);
}

/** One row, its end included. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(copyValue).join('\t')}\n`;

/** PostgreSQL's text form of an array. */
export function arrayText(items: readonly (string | null)[]): string {
  if (items.length === 0) return '{}';
  return `{${items
    .map((item) =>
      item === null
        ? 'NULL'
        : `"${item.includes('"') || item.includes('\\') ? item.replace(/["\\]/g, '\\$&') : item}"`,
    )
    .join(',')}}`;
}
