import { invalid, shownKey, type Problem } from './errors.js';

const ESCAPE = /%[0-9a-f]{2}/i;

/**
 * Refuses parameters whose value is no UTF-8 behind its percent signs: what was meant is not known, and the router would
 * hand on the escapes as if they were the text. A percent sign that escapes nothing stands for itself, as in browsers. A
 * name that is invalid is an unknown one.
 */
export function refuseUndecodable(url: string): void {
  const query = url.indexOf('?');
  if (query === -1 || !url.includes('%', query)) return;
  const problems = url
    .slice(query + 1)
    .split('&')
    .flatMap(problemOf);
  if (problems.length > 0) throw invalid(problems, true);
}

function problemOf(pair: string): Problem[] {
  const equals = pair.indexOf('=');
  const value = equals === -1 ? '' : pair.slice(equals + 1);
  if (!ESCAPE.test(value) || decoded(value) !== null) return [];
  const name = pair.slice(0, equals);
  return [
    {
      field: shownKey(decoded(name) ?? name),
      code: 'invalid_encoding',
      message: 'must be percent-encoded UTF-8, with %25 for a percent sign',
    },
  ];
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
