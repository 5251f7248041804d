import type { Entry } from './reader.js';

/** A line for a shell; `$KEY` holds the caller's key. */
export function curl(
  baseUrl: string,
  { method, path, operation }: Entry,
  parameters: Readonly<Record<string, unknown>>,
  body?: unknown,
): string {
  const url = baseUrl + path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(parameters[name]));
  const needsKey = operation.security?.length !== 0;
  const words = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${url}`,
    ...(needsKey ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return words.join(' \\\n  ');
}

/** A word that the shell takes as it stands. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
