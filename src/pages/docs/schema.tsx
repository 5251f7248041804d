import type { ComponentChildren } from 'preact';
import type { Schema } from '../../http/openapi-types.js';
import { Inline } from '../markdown.js';
import { anchors, nameOf } from './reader.js';

type Schemas = Readonly<Record<string, Schema>>;

interface SchemaProps {
  readonly schema: Schema;
  /** All of the document's, for the descriptions of those that are referred to. */
  readonly schemas: Schemas;
}

/** A schema with its fields. */
export function SchemaDetails({ schema, schemas }: SchemaProps) {
  return (
    <>
      {schema.description && (
        <p>
          <Inline text={schema.description} />
        </p>
      )}
      {schema.oneOf && (
        <p>
          One of <Type schema={schema} />.
        </p>
      )}
      <Fields schema={schema} schemas={schemas} />
    </>
  );
}

function Fields({ schema, schemas }: SchemaProps) {
  const rows = rowsOf(schema, schemas);
  if (rows.length === 0) return null;
  return (
    <table class="facts">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fact {...row} />
        ))}
      </tbody>
    </table>
  );
}

/** The fields of an object, each followed by those within it; `*` stands for any key. */
function rowsOf(schema: Schema, schemas: Schemas, prefix = ''): FactProps[] {
  const within = schema.additionalProperties;
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    {
      name: prefix + name,
      schema: field,
      description: field.description ?? schemas[nameOf(field.$ref ?? '')]?.description,
      required: sends(schema) && schema.required?.includes(name),
    },
    ...rowsOf(field, schemas, `${prefix}${name}.`),
  ]);
  return typeof within === 'object' ? [...fields, ...rowsOf(within, schemas, `${prefix}*.`)] : fields;
}

/** Only what is sent may leave fields out; of what is received the rest of the text speaks. */
const sends = (schema: Schema): boolean => schema.additionalProperties === false;

interface FactProps {
  readonly name: string;
  readonly schema: Schema;
  /** Where a parameter stands. */
  readonly place?: string;
  readonly description?: string | undefined;
  readonly required?: boolean | undefined;
}

/** A row: a field or a parameter, its type and its meaning. */
export function Fact({ name, schema, place, description = schema.description, required }: FactProps) {
  const limits = limitsOf(schema);
  return (
    <tr>
      <th scope="row">
        <code>{breakable(name)}</code>
        <span class="type">
          <Type schema={schema} />
          {place && `, in the ${place}`}
        </span>
        {required && <span class="badge">required</span>}
      </th>
      <td>
        {description && (
          <p>
            <Inline text={description} />
          </p>
        )}
        {limits && <p class="soft">{limits}</p>}
        {schema.enum && (
          <p>
            <Inline text={`One of ${schema.enum.map((value) => `\`${String(value)}\``).join(', ')}.`} />
          </p>
        )}
      </td>
    </tr>
  );
}

/** A long name may break after an underscore. */
const breakable = (name: string): ComponentChildren =>
  name.split(/(?<=[_.])/).flatMap((part, index) => (index === 0 ? [part] : [<wbr />, part]));

export function SchemaLink({ name }: { name: string }) {
  return <a href={`#${anchors.schema(name)}`}>{name}</a>;
}

/** A schema's type in words, with links to what it names. */
function Type({ schema }: { schema: Schema }) {
  if (schema.$ref) return <SchemaLink name={nameOf(schema.$ref)} />;
  if (schema.const !== undefined) return <>{JSON.stringify(schema.const)}</>;
  const choices = schema.anyOf ?? schema.oneOf;
  const parts: readonly ComponentChildren[] = choices
    ? choices.map((choice) => <Type schema={choice} />)
    : [schema.type ?? 'any value'].flat().map((type) => typeName(type, schema));
  return <>{parts.flatMap((part, index) => (index === 0 ? [part] : [' or ', part]))}</>;
}

function typeName(type: string, { items, format = '' }: Schema): ComponentChildren {
  if (type === 'null') return type;
  if (type !== 'array' || !items) return FORMATS[format] ?? type;
  return (
    <>
      list of <Type schema={items} />
    </>
  );
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'moment',
  uri: 'URL',
  email: 'email address',
  hostname: 'hostname',
};

function limitsOf(schema: Schema): string {
  const { minimum, maximum, maxLength, maxItems, pattern } = schema;
  const limits = [
    minimum !== undefined && maximum !== undefined && `from ${minimum} to ${maximum}`,
    minimum !== undefined && maximum === undefined && minimum !== 0 && `from ${minimum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems} items`,
    pattern === '^[0-9a-f]{32}$' && '32 lowercase hexadecimal digits',
    schema.default !== undefined && `${JSON.stringify(schema.default)} if absent`,
  ].filter((limit) => limit !== false);
  const text = limits.join(', ');
  return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
