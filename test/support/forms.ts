import type { Visitor } from './visitor.js';

/** Returns the form as a browser would send it, with the typed values in place of the current ones. */
export async function fill(visitor: Visitor, page: string, typed: Record<string, string>) {
  return { ...fieldsIn((await visitor.get(page)).html, page.split('?')[0]!), ...typed };
}

/** Returns the fields of the form with this action, as a browser would send them. */
export function fieldsIn(html: string, action: string): Record<string, string> {
  const form = html
    .split('<form')
    .find((part) => part.includes(`action="${action}"`))!
    .split('</form>')[0]!;
  const text = (encoded: string) =>
    encoded.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const fields: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input(?:[^>"]|"[^"]*")*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    const isUnticked = /type="(checkbox|radio)"/.test(input) && !/ checked/.test(input);
    if (name !== undefined && !isUnticked)
      fields[text(name)] = text(/value="([^"]*)"/.exec(input)?.[1] ?? '');
  }
  for (const [, name, value] of form.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>([^<]*)</g))
    fields[name!] = text(value!);
  return fields;
}
