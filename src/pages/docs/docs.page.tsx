import type { Method, OpenApiDocument, Operation } from '../../http/openapi-types.js';
import type { Asset } from '../assets.js';
import { REFERENCE_SCRIPT } from '../assets.js';
import { Layout } from '../layout.js';

interface DocsPageProps {
  readonly document: OpenApiDocument;
  /** The library that renders the document. */
  readonly library: Asset;
  /** CSP nonce for the library's style elements. */
  readonly nonce: string;
  readonly signedIn: boolean;
}

/** The API reference: a list of all operations, replaced with the interactive reference where scripts run. */
export function DocsPage({ document, library, nonce, signedIn }: DocsPageProps) {
  return (
    <Layout
      title="Documentation"
      description="Reference of the directory’s JSON API."
      path="/docs"
      signedIn={signedIn}
      head={
        <>
          <meta property="csp-nonce" content={nonce} />
          <script src={REFERENCE_SCRIPT.path} data-library={library.path} defer />
        </>
      }
    >
      <h1>{document.info.title}</h1>
      <p>
        All operations, by resource. Parameters, bodies, responses and examples are in{' '}
        <a href="/openapi.json">openapi.json</a> (OpenAPI {document.openapi}). With JavaScript, this page is
        an interactive reference with search and sample requests.
      </p>
      {document.tags.map(({ name, description }) => (
        <section>
          <h2>{name}</h2>
          <p>{description}</p>
          <dl class="operations">
            {operationsOf(document, name).map(({ method, path, operation }) => (
              <>
                <dt>
                  <code>
                    {method.toUpperCase()} {path}
                  </code>
                </dt>
                <dd>
                  {operation.summary}. {operation.description}
                </dd>
              </>
            ))}
          </dl>
        </section>
      ))}
    </Layout>
  );
}

interface Entry {
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
}

const operationsOf = ({ paths }: OpenApiDocument, tag: string): Entry[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Operation][])
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method, path, operation })),
  );
