import { choiceProblems } from '../http/dto.js';
import type { Problem } from '../common/errors.js';

/** The problems of a body's owner keys: `<kind>_public_id`, or the legacy pair of a type and an id. */
export function ownerProblems(
  dto: object,
  kinds: readonly string[],
  [typeField, idField]: readonly [string, string],
  required: boolean,
): Problem[] {
  const fields = dto as Record<string, unknown>;
  const type = fields[typeField] ?? null;
  const id = fields[idField] ?? null;
  const half = (type === null) !== (id === null);
  const keys = [...kinds.map((kind) => `${kind}_public_id`), type === null ? idField : typeField];
  return [
    ...choiceProblems(dto, keys, { required, exclusive: true }),
    ...(half
      ? [
          {
            field: type === null ? typeField : idField,
            code: 'required',
            message: `is required: ${typeField} and ${idField} name the owner together`,
          },
        ]
      : []),
  ];
}
