import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { render } from 'preact-render-to-string';
import type { Entity } from './entities.js';
import type { Term } from './vocabulary.js';

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

/** The HTML of an entity, which clients show next to a suggestion. */
export const entityFlyout = (entity: Entity): string => render(<Facts entity={entity} />);

/** The HTML of a type or a property. */
export const termFlyout = ({ id, name, description }: Term): string =>
  render(
    <>
      <h1>{name}</h1>
      {description && <p>{description}</p>}
      <p class="soft">{id}</p>
    </>,
  );
