import type { ComponentChildren } from 'preact';
import { FRAME_SHEET, STYLE_SHEET } from './assets.js';
import { ProblemSummary } from './forms/form.js';
import { useNotice, useRendering, useSignedIn } from './visits/visit.js';

interface Link {
  readonly href: string;
  readonly text: string;
}

export const SITE_NAME = 'Directory Service';

export const VISITOR: readonly Link[] = [
  { href: '/docs', text: 'Documentation' },
  { href: '/sign-in', text: 'Sign in' },
  { href: '/sign-up', text: 'Sign up' },
];

export const SIGNED_IN: readonly Link[] = [
  { href: '/docs', text: 'Documentation' },
  { href: '/account', text: 'Account' },
  { href: '/sign-out', text: 'Sign out' },
];

const EDITOR: readonly Link[] = [{ href: '/workbench', text: 'Workbench' }, ...SIGNED_IN];

const FOOTER: readonly Link[] = [
  { href: '/', text: 'Home' },
  { href: '/docs', text: 'Documentation' },
  { href: '/openapi.json', text: 'OpenAPI document' },
];

/** Two overlapping cards. The icon is inline, so browsers do not request /favicon.ico. */
const ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="1" y="3" width="10" height="8" rx="1" fill="#74ccd6"/><rect x="5" y="6" width="10" height="8" rx="1" fill="#0a5c69"/></svg>',
  );

interface HtmlProps {
  readonly title: string;
  readonly head: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Html = ({ title, head, children }: HtmlProps) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{useRendering().isRefused ? `Problem: ${title}` : title}</title>
      <link rel="icon" href={ICON} />
      <link rel="stylesheet" href={FRAME_SHEET.path} />
      {head}
    </head>
    <body>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      {children}
    </body>
  </html>
);

interface FrameProps {
  /** Title of the page; the frame appends the site's name. */
  readonly title: string;
  /** Default: the title; null if the content has the heading. */
  readonly heading?: string | null;
  readonly description?: string;
  /** Path of the page; the navigation marks its link as current. */
  readonly path: string;
  readonly head?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The frame of every page outside the workbench: landmarks, navigation and stylesheet. */
export function Frame({ title, heading = title, description, path, head, children }: FrameProps) {
  const signedIn = useSignedIn();
  const notice = useNotice();
  const sheets = (
    <>
      {description && <meta name="description" content={description} />}
      <link rel="stylesheet" href={STYLE_SHEET.path} id="prose" />
      {head}
    </>
  );
  return (
    <Html title={path === '/' ? title : `${title} · ${SITE_NAME}`} head={sheets}>
      <header class="site-header">
        <div class="frame">
          <a class="brand" href="/">
            {SITE_NAME}
          </a>
          <nav aria-label="Site">
            <Links links={signedIn?.canEdit ? EDITOR : signedIn ? SIGNED_IN : VISITOR} current={path} />
          </nav>
        </div>
      </header>
      <main id="main" class="frame" tabIndex={-1}>
        <ProblemSummary />
        {notice && (
          <p class="notice" role="status">
            {notice}
          </p>
        )}
        {heading !== null && <h1>{heading}</h1>}
        {children}
      </main>
      <footer class="site-footer">
        <div class="frame">
          <Links links={FOOTER} current={path} />
        </div>
      </footer>
    </Html>
  );
}

export interface LinksProps {
  readonly links: readonly Link[];
  /** Address of the link to mark as current. */
  readonly current: string;
  readonly kind?: 'links' | 'tabs' | 'facets';
}

export const Links = ({ links, current, kind = 'links' }: LinksProps) => (
  <ul class={kind}>
    {links.map(({ href, text }) => (
      <li>
        <a href={href} aria-current={href === current ? 'page' : undefined}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);
