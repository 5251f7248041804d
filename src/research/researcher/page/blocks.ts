import type { AnyNode, Document, Element } from 'domhandler';

/** Elements that stand by themselves on the screen. */
export const BLOCKS = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form
   h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre section summary table tbody td tfoot th
   thead tr ul`.split(/\s+/),
);

/** The elements that hold a block, near or far. */
export function blockHolders(document: Document): ReadonlySet<Element> {
  const holders = new Set<Element>();
  const walk = (node: AnyNode): void => {
    if (!('children' in node)) return;
    if ('attribs' in node && BLOCKS.has(node.name)) {
      for (let one = node.parent; one && 'attribs' in one && !holders.has(one); one = one.parent)
        holders.add(one);
    }
    node.children.forEach(walk);
  };
  walk(document);
  return holders;
}
