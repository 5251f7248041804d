import type {
  Header,
  Method,
  OpenApiDocument,
  Operation,
  Parameter,
  Ref,
  RequestBody,
  Response,
} from '../../http/openapi-types.js';

/** An operation with its place. */
export interface Entry {
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
}

/** Looks things up in an OpenAPI document. */
export class DocumentReader {
  constructor(readonly document: OpenApiDocument) {}

  entriesOf(tag: string): Entry[] {
    return Object.entries(this.document.paths).flatMap(([path, item]) =>
      (Object.entries(item) as [Method, Operation][])
        .filter(([, operation]) => operation.tags.includes(tag))
        .map(([method, operation]) => ({ method, path, operation })),
    );
  }

  /** The responses that operations share, but for those of success, which stand with their operations. */
  sharedErrors(): [string, Response][] {
    const statuses = Object.values(this.document.paths).flatMap((item) =>
      Object.values<Operation>(item).flatMap(({ responses }) => Object.entries(responses)),
    );
    const names = new Set(
      statuses.flatMap(([status, response]) =>
        !status.startsWith('2') && '$ref' in response ? [nameOf(response.$ref)] : [],
      ),
    );
    return Object.entries(this.document.components.responses).filter(([name]) => names.has(name));
  }

  parameters(operation: Operation): Parameter[] {
    return operation.parameters.map((parameter) =>
      this.resolved(parameter, this.document.components.parameters),
    );
  }

  requestBody({ requestBody }: Operation): RequestBody | undefined {
    return requestBody && this.resolved(requestBody, this.document.components.requestBodies);
  }

  response(response: Response | Ref): Response {
    return this.resolved(response, this.document.components.responses);
  }

  header(header: Header | Ref): Header {
    return this.resolved(header, this.document.components.headers);
  }

  private resolved<T extends object>(part: T | Ref, components: Readonly<Record<string, T>>): T {
    return '$ref' in part ? components[nameOf(part.$ref)]! : part;
  }
}

/** The last part of a reference: the component's name. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Ids of the page's parts, for links. */
export const anchors = {
  chapter: (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  operation: (id: string) => `operation-${id}`,
  response: (name: string) => `response-${name}`,
  schema: (name: string) => `schema-${name}`,
};
