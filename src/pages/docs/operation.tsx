import type { Example, MediaType, Parameter, Ref, Response } from '../../http/openapi-types.js';
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
        <Inline text={`${operation.description} ${accessOf(entry)}`} />
      </p>
      <Parameters parameters={parameters} />
      <Calls reader={reader} baseUrl={baseUrl} entry={entry} parameters={parameters} />
      <Answers reader={reader} entry={entry} />
    </section>
  );
}

function accessOf({ operation }: Entry): string {
  if (operation.security?.length === 0) return '';
  return operation.responses['403'] ? 'Takes a key with `can_edit`.' : 'Takes a key.';
}

/** What every operation takes, and the guide tells of. */
const EVERYWHERE = 'X-Request-Id';

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  const own = parameters.filter(({ name }) => name !== EVERYWHERE);
  if (own.length === 0) return null;
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
          {own.map(({ name, in: place, schema, description = schema.description, required }) => (
            <Fact name={name} place={place} schema={schema} description={description} required={required} />
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
  const body = reader.requestBody(entry.operation)?.content['application/json'];
  if (!body) {
    return (
      <>
        <h4>Call</h4>
        <Code text={curl(baseUrl, entry, values)} />
      </>
    );
  }
  const [first, ...others] = examplesOf(body);
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

/** The operation's own answers in full, with links to those that it shares. */
function Answers({ reader, entry }: { reader: DocumentReader; entry: Entry }) {
  const responses = Object.entries(entry.operation.responses);
  const isOwn = (status: string, response: Response | Ref) => status < '300' || !('$ref' in response);
  const own = responses.flatMap(([status, response]) =>
    isOwn(status, response) ? [{ status, response: reader.response(response) }] : [],
  );
  const shared = responses.flatMap(([status, response]) =>
    !isOwn(status, response) && '$ref' in response ? [{ status, name: nameOf(response.$ref) }] : [],
  );
  return (
    <>
      <h4>Responses</h4>
      <ul class="answers">
        {own.map(({ status, response: { description, content, headers } }) => (
          <li>
            <strong>{status}</strong> {description} <BodyLink media={content?.['application/json']} />
            <br />
            <span class="soft">
              Headers:{' '}
              <Inline
                text={Object.keys(headers ?? {})
                  .map((name) => `\`${name}\``)
                  .join(', ')}
              />
            </span>
          </li>
        ))}
      </ul>
      <p>
        Otherwise{' '}
        {shared.map(({ status, name }, index) => (
          <>
            {index > 0 && ', '}
            <a href={`#${anchors.response(name)}`}>
              {status} {wordsOf(name)}
            </a>
          </>
        ))}
        .
      </p>
      {own.map(({ status, response }) => (
        <ExampleAnswer status={status} media={response.content?.['application/json']} />
      ))}
    </>
  );
}

interface ExampleAnswerProps {
  readonly status: string;
  readonly media: MediaType | undefined;
}

function ExampleAnswer({ status, media }: ExampleAnswerProps) {
  const [example] = media ? examplesOf(media) : [];
  if (!example) return null;
  return (
    <details>
      <summary>Example of a {status}</summary>
      <Code text={JSON.stringify(example.value, null, 2)} />
    </details>
  );
}

function BodyLink({ media }: { media: MediaType | undefined }) {
  return media?.schema.$ref ? <SchemaLink name={nameOf(media.schema.$ref)} /> : null;
}

export const examplesOf = ({ example, examples = {} }: MediaType): Example[] =>
  example === undefined ? Object.values(examples) : [{ value: example }];

/** `PreconditionFailed` as people write it. */
export const wordsOf = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
