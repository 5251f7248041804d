import type { ComponentChildren } from 'preact';
import { WORKBENCH_SCRIPT, WORKBENCH_SHEET } from '../assets.js';
import { ProblemSummary } from '../forms/form.js';
import { Links, SIGNED_IN, SITE_NAME, VISITOR, Html } from '../layout.js';
import { PageReply, type PageOptions } from '../page.js';
import { useNotice, useSignedIn } from '../visits/visit.js';

interface ShellProps {
  readonly title: string;
  /** Default: the title. */
  readonly heading?: string;
  readonly above?: { readonly href: string; readonly text: string };
  readonly badges?: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly actions?: ComponentChildren;
  /** Path of the navigation entry that the page belongs to. */
  readonly path: string;
  /** Title of the summary of validation errors. */
  readonly refusal?: string;
  /** Confirmation of a submitted form, if it says more than the visit's notice. */
  readonly notice?: ComponentChildren;
  readonly query?: string;
  readonly children: ComponentChildren;
}

interface Group {
  readonly title: string;
  /** `icon` is SVG path data on a 16 by 16 grid. */
  readonly links: readonly (readonly [href: string, text: string, icon: string])[];
}

const PLUS = 'M8 3v10M3 8h10';

/** Navigation entries by group, one for each page of the workbench. */
const EDITORS: readonly Group[] = [
  {
    title: 'Work',
    links: [
      ['/workbench', 'Overview', 'M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z'],
      ['/workbench/research', 'Research', 'M4 2h6l3 3v9H4zM6.5 7h4M6.5 10h4'],
      ['/workbench/duplicates', 'Duplicates', 'M2.5 2.5h7v7h-7zM6.5 9.5v4h7v-7h-4'],
      ['/workbench/zero-results', 'Zero-result searches', 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2M4 12l8-8'],
    ],
  },
  {
    title: 'Directory',
    links: [
      ['/workbench/search', 'Search', 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M10.5 10.5l3 3'],
      ['/workbench/people/new', 'New person', PLUS],
      ['/workbench/organizations/new', 'New organization', PLUS],
    ],
  },
];

const ADMINISTRATORS: Group = {
  title: 'Administration',
  links: [
    [
      '/workbench/accounts',
      'Accounts',
      'M8 2.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M3 13.5c0-3 2-4.5 5-4.5s5 1.5 5 4.5',
    ],
    ['/workbench/status', 'Status', 'M1.5 8h3l2-5 3 10 2-5h3'],
  ],
};

/** The frame of the workbench's pages. Navigation and search are visible to editors only. */
export function Shell(props: ShellProps) {
  const { title, path, refusal, query = '', children } = props;
  const owner = useSignedIn();
  const said = useNotice();
  const notice = props.notice ?? said;
  const groups = [...(owner?.canEdit ? EDITORS : []), ...(owner?.admin ? [ADMINISTRATORS] : [])];
  const head = (
    <>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={WORKBENCH_SHEET.path} />
      <script src={WORKBENCH_SCRIPT.path} defer />
    </>
  );
  return (
    <Html title={`${title} · ${SITE_NAME}`} head={head}>
      <header class="topbar">
        <a class="brand" href={owner?.canEdit ? '/workbench' : owner?.admin ? '/workbench/status' : '/'}>
          {SITE_NAME}
        </a>
        {owner?.canEdit && (
          <search>
            <form action="/workbench/search">
              <input
                type="search"
                id="search"
                name="q"
                value={query}
                aria-label="Search the directory"
                placeholder="Name, role, address or domain"
                autocomplete="off"
                data-key="/"
                data-suggest=""
              />
              <button type="submit" class="quiet">
                Search
              </button>
            </form>
          </search>
        )}
        <nav aria-label="Site">
          <Links links={owner === null ? VISITOR : SIGNED_IN} current={path} />
        </nav>
      </header>
      <div class="desk">
        {groups.length > 0 && (
          <nav class="sidebar" aria-label="Workbench">
            {groups.map(({ title: heading, links }) => (
              <div>
                <h2>{heading}</h2>
                <ul>
                  {links.map(([href, text, icon]) => (
                    <li>
                      <a href={href} aria-current={href === path ? 'page' : undefined}>
                        <svg viewBox="0 0 16 16" aria-hidden="true">
                          <path d={icon} />
                        </svg>
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <main id="main" tabIndex={-1}>
          {notice && (
            <p class="notice" role="status" data-announce>
              {notice}
            </p>
          )}
          <ProblemSummary title={refusal} />
          <Head {...props} />
          {children}
        </main>
      </div>
    </Html>
  );
}

const Head = ({ title, heading = title, above, badges, lead, actions }: Omit<ShellProps, 'children'>) => (
  <div class="head">
    <div>
      {above && (
        <p class="crumbs">
          <a href={above.href}>{above.text}</a>
        </p>
      )}
      <div class="actions">
        <h1>{heading}</h1>
        {badges}
      </div>
      {lead && <p class="soft">{lead}</p>}
    </div>
    {actions && <div class="actions">{actions}</div>}
  </div>
);

/** A page of the workbench, with permission to run its script and to call this service. */
export const workbenchPage = (page: PageReply['page'], options: PageOptions = {}): PageReply =>
  new PageReply(page, { ...options, script: true, calls: true });
