import type { ShapedBody } from './body-shape.js';
import type { Problem } from '../common/errors.js';
import { isRecord } from './fields.js';

/** The shape that each body under way was brought from, for as long as the request lives. */
const shapes = new WeakMap<object, ShapedBody>();

export const rememberShape = (body: object, shaped: ShapedBody): void => void shapes.set(body, shaped);

export const shapeOf = (body: unknown): ShapedBody | undefined =>
  isRecord(body) ? shapes.get(body) : undefined;

/** The problem with its field named as the client wrote it. */
export const asWritten = (problem: Problem, shaped: ShapedBody): Problem => ({
  ...problem,
  field: shaped.written(problem.field),
});
