import type { Element } from 'domhandler';

/** The rows of a table in their order, those of tables inside of it left out. */
export function* rowsOf(table: Element): Generator<Element> {
  for (const child of table.children) {
    if (!('attribs' in child)) continue;
    if (child.name === 'tr') yield child;
    else if (/^t(head|body|foot)$/.test(child.name)) yield* rowsOf(child);
  }
}

export const cellsOf = (row: Element): Element[] =>
  row.children.filter((child): child is Element => 'attribs' in child && /^t[dh]$/.test(child.name));
