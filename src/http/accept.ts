const JSON_TYPES = ['application/json', 'application/problem+json'] as const;
const [JSON_TYPE, PROBLEM] = JSON_TYPES;

/** Media ranges of an `Accept` header and their quality; what cannot be read counts as fully wanted. */
function rangesOf(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((part) => {
      const [range, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [range!, quality !== undefined && Number(quality) >= 0 ? Number(quality) : 1];
    }),
  );
}

/** The most specific range decides. RFC 9110, 12.5.1. */
function qualityOf(ranges: ReadonlyMap<string, number>, type: string): number {
  return ranges.get(type) ?? ranges.get('application/*') ?? ranges.get('*/*') ?? 0;
}

/** True if the caller takes an answer in JSON; without a header every form is welcome. */
export function acceptsJson(accept: string | undefined): boolean {
  if (!accept?.trim()) return true;
  const ranges = rangesOf(accept);
  return JSON_TYPES.some((type) => qualityOf(ranges, type) > 0);
}

/** True if the caller names `application/problem+json` and does not like `application/json` better. */
export function prefersProblemJson(accept: string | undefined): boolean {
  const ranges = rangesOf(accept ?? '');
  const quality = ranges.get(PROBLEM) ?? 0;
  return quality > 0 && quality >= (ranges.get(JSON_TYPE) ?? 0);
}

/** True if the caller names `text/html`, as browsers do; programs that take anything get JSON. */
export const acceptsHtml = (accept: string | undefined): boolean =>
  (rangesOf(accept ?? '').get('text/html') ?? 0) > 0;
