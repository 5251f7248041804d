import type { LoadedResource } from '../../source-references/cited-load.js';
import { isRecord } from '../../http/fields.js';
import { ImportError } from '../import-error.js';
import { JsonElements, type JsonElement } from './json-elements.js';
import { popoloRows } from './popolo-rows.js';
import { MAX_ROW, readJson, type SourceRow } from './source-row.js';

/** The lists of a Popolo document, and what stands in them. */
const LISTS: ReadonlyMap<string, LoadedResource> = new Map([
  ['persons', 'person'],
  ['people', 'person'],
  ['organizations', 'organization'],
  ['memberships', 'membership'],
]);

/**
 * Reads Popolo JSON: an object of lists (`persons`, `organizations`, `memberships`), or one list of what the file's name
 * or the operator says. What a person or an organization holds within comes as rows of its own. `onPassed` gets
 * every element of a list that the directory has no place for, such as `areas`.
 */
export async function* readPopolo(
  input: AsyncIterable<Buffer>,
  resource: LoadedResource | null,
  onPassed: (list: string, line: number) => void,
): AsyncGenerator<SourceRow[]> {
  const elements = new JsonElements(MAX_ROW);
  for await (const piece of input) {
    const rows: SourceRow[] = [];
    for (const element of elements.read(piece)) {
      const kind = element.list === null ? resource : LISTS.get(element.list);
      if (element.list === null && kind === null) throw unnamedList();
      if (kind) rows.push(...readElement(element, kind));
      else onPassed(element.list!, element.line);
    }
    yield rows;
  }
  elements.end();
  if (!elements.hasList) throw noList();
}

function readElement({ bytes, line }: JsonElement, resource: LoadedResource): SourceRow[] {
  const read = readJson(bytes);
  if (read.problem) return [{ resource, line, ...read }];
  const rows = isRecord(read.value) ? popoloRows(resource, read.value) : [{ resource, value: read.value }];
  return rows.map((row) => ({ ...row, line, text: JSON.stringify(row.value) }));
}

const unnamedList = () =>
  new ImportError(
    'The JSON file is a list that does not say of what: say so with --resource person, organization, membership or place.',
  );

const noList = () =>
  new ImportError(
    'The JSON file has no list of persons, organizations or memberships: put these lists at its top, as Popolo does.',
  );
