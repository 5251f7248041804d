import type { MediaType, Parameter } from '../../http/openapi-types.js';
import { Code, Inline } from '../markdown.js';
import { curl } from './curl.js';
import { anchors, nameOf, type DocumentReader, type Entry } from './reader.js';
import { Fact, SchemaLink } from './schema.js';

interface OperationProps {
  readonly reader: DocumentReader;
  readonly baseUrl: string;
  readonly entry: Entry;
}

/** One operation: what it takes, what it answers, and a call to paste. */
export function OperationDetails({ reader, baseUrl, entry }: OperationProps) {
  const { method, path, operation } = entry;
  const id = anchors.operation(operation.operationId);
  const parameters = reader.parameters(operation);
  return (
    <section class="operation" aria-labelledby={id}>
      <h3 id={id}>
        <a class="anchor" href={`#${id}`}>
          {operation.summary}
        </a>
      </h3>
      <p class="route">
        <span class={`method ${method}`}>{method.toUpperCase()}</span> <code>{path}</code>
      </p>
      <p>
        <Inline text={operation.description} /> {accessOf(entry)}
      </p>
      <Parameters parameters={parameters} />
      <Calls reader={reader} baseUrl={baseUrl} entry={entry} parameters={parameters} />
      <Answers reader={reader} entry={entry} />
    </section>
  );
}

function accessOf({ operation }: Entry): string {
  if (operation.security?.length === 0) return '';
  return operation.responses['403'] ? 'Takes a key with can_edit.' : 'Takes a key.';
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <>
      <h4>Parameters</h4>
      <table class="facts">
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ name, in: place, schema, description, required }) => (
            <Fact
              name={name}
              schema={schema}
              description={`In the ${place}. ${description ?? schema.description ?? ''}`}
              required={required}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface CallsProps extends OperationProps {
  readonly parameters: readonly Parameter[];
}

/** The first example stands open, the others folded. */
function Calls({ reader, baseUrl, entry, parameters }: CallsProps) {
  const values = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  const body = entry.operation.requestBody?.content['application/json'];
  if (!body) {
    return (
      <>
        <h4>Call</h4>
        <Code text={curl(baseUrl, entry, values)} />
      </>
    );
  }
  const [first, ...others] = examplesOf(reader, body);
  return (
    <>
      <h4>Call</h4>
      <p>
        The body is a <SchemaLink name={nameOf(body.schema.$ref ?? '')} />.
      </p>
      <div class="examples">
        {first && <Code text={curl(baseUrl, entry, values, first.value)} />}
        {others.map(({ summary, value }) => (
          <details>
            <summary>{summary}</summary>
            <Code text={curl(baseUrl, entry, values, value)} />
          </details>
        ))}
      </div>
    </>
  );
}

function Answers({ reader, entry }: { reader: DocumentReader; entry: Entry }) {
  const responses = Object.entries(entry.operation.responses);
  const [status = '', success] = responses.find(([code]) => code.startsWith('2')) ?? [];
  const body = success && reader.response(success).content?.['application/json'];
  const headers = success ? Object.keys(reader.response(success).headers ?? {}) : [];
  const [example] = body ? examplesOf(reader, body) : [];
  return (
    <>
      <h4>Responses</h4>
      <table class="facts statuses">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {responses.map(([code, response]) => (
            <tr>
              <th scope="row">{code}</th>
              <td>
                {'$ref' in response ? (
                  <a href={`#${anchors.response(nameOf(response.$ref))}`}>{wordsOf(nameOf(response.$ref))}</a>
                ) : (
                  <>
                    {response.description} <BodyLink media={response.content?.['application/json']} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">
        Headers of a {status}: <Inline text={headers.map((name) => `\`${name}\``).join(', ')} />.
      </p>
      {example && (
        <details>
          <summary>Example of a {status}</summary>
          <Code text={JSON.stringify(example.value, null, 2)} />
        </details>
      )}
    </>
  );
}

function BodyLink({ media }: { media: MediaType | undefined }) {
  return media?.schema.$ref ? <SchemaLink name={nameOf(media.schema.$ref)} /> : null;
}

export const examplesOf = (reader: DocumentReader, media: MediaType) =>
  Object.values(media.examples ?? {}).map((example) => reader.example(example));

/** `PreconditionFailed` as people write it. */
export const wordsOf = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
