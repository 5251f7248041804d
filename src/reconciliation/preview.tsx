import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { render } from 'preact-render-to-string';
import type { Entity, Entities } from './entities.js';
import { type Term, DEFAULT_TYPES, findProperty, organizationType, parseType } from './vocabulary.js';
import { noRecord, notFound } from '../common/errors.js';

/**
 * The HTML with which clients describe a suggestion. Throws 404 if there is no such record, type or property, and 410
 * for a deleted record.
 */
export async function flyoutOf(kind: string, id: string, entities: Entities): Promise<string> {
  if (kind === 'entity') return render(<Facts entity={await entities.get(id)} />);
  if (kind !== 'type' && kind !== 'property') throw notFound();
  const found = kind === 'type' ? typeOf(id) : findProperty(id);
  if (found === undefined) throw noRecord(kind, 'id');
  return render(<TermFacts term={found} />);
}

function typeOf(id: string) {
  const parsed = parseType(id);
  if (parsed?.organizationType !== undefined) return organizationType(parsed.organizationType);
  return DEFAULT_TYPES.find((type) => type.id === id);
}

const STYLE = `
body{margin:0;padding:12px;font:14px/1.4 system-ui,sans-serif;color:#1b1f24;background:#fff;overflow-wrap:anywhere}
h1{margin:0 0 4px;font-size:18px;line-height:1.2}
p{margin:0 0 8px}
.soft{color:#57606a;font-size:12px}
@media (prefers-color-scheme:dark){body{color:#e6edf3;background:#161b22}.soft{color:#9aa4af}}
`;

/**
 * Any site may frame a preview, so it runs in a sandbox: without scripts, forms and an origin. Its style is the only
 * resource.
 */
const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors *; sandbox`;

function Facts({ entity: { name, description, types } }: { readonly entity: Entity }) {
  return (
    <>
      <h1>{name}</h1>
      {description && <p>{description}</p>}
      <p class="soft">{types.map((type) => type.name).join(', ')}</p>
    </>
  );
}

const TermFacts = ({ term: { id, name, description } }: { readonly term: Term }) => (
  <>
    <h1>{name}</h1>
    {description && <p>{description}</p>}
    <p class="soft">{id}</p>
  </>
);

/** The page of a preview, for a frame. */
export function sendPreview(entity: Entity, reply: FastifyReply): string {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
  });
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>{entity.name}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <Facts entity={entity} />
        <p class="soft">{entity.id}</p>
      </body>
    </html>
  );
  return `<!doctype html>${render(page)}`;
}
