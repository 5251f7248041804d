import type { ComponentChildren } from 'preact';
import { count } from '../../account/words.js';
import type { ListPage } from '../lists.js';

export type Tone = 'good' | 'bad' | 'wait';

export const Badge = ({ tone, children }: { readonly tone?: Tone; readonly children: ComponentChildren }) => (
  <span class={tone ? `badge ${tone}` : 'badge'}>{children}</span>
);

interface HeadProps {
  readonly title: string;
  /** Link to the parent page. */
  readonly above?: { readonly href: string; readonly text: string };
  readonly badges?: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

export function Head({ title, above, badges, lead, actions }: HeadProps) {
  return (
    <div class="head">
      <div>
        {above && (
          <p class="crumbs">
            <a href={above.href}>{above.text}</a>
          </p>
        )}
        <div class="actions">
          <h1>{title}</h1>
          {badges}
        </div>
        {lead && <p class="soft">{lead}</p>}
      </div>
      {actions && <div class="actions">{actions}</div>}
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly total?: number;
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Section({ id, title, total, aside, children }: SectionProps) {
  return (
    <section class="section" aria-labelledby={id}>
      <header>
        <div class="actions">
          <h2 id={id}>{title}</h2>
          {total !== undefined && <span class="soft figures">{count(total)}</span>}
        </div>
        {aside && <div class="actions small">{aside}</div>}
      </header>
      {children}
    </section>
  );
}

/** Confirmation of a submitted form. */
export const Notice = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="notice" role="status" data-announce>
    {children}
  </p>
);

interface EmptyProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Placeholder of an empty list, with the next step. */
export const Empty = ({ title, children }: EmptyProps) => (
  <div class="empty">
    <strong>{title}</strong>
    {children}
  </div>
);

interface TableProps {
  readonly label: string;
  readonly columns: readonly ComponentChildren[];
  /** Shows rows as blocks in narrow windows. */
  readonly stacks?: boolean;
  readonly kind?: 'amounts' | 'purchases';
  readonly children: ComponentChildren;
}

/** Header of a column with links. */
export const ACTIONS = <span class="unseen">Actions</span>;

/** A table that scrolls within its own container. */
export function Table({ label, columns, stacks = false, kind, children }: TableProps) {
  return (
    <div class="scroll" role="region" aria-label={`${label}, table`} tabIndex={0}>
      <table class={stacks ? 'stacks' : kind}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface PagesProps {
  readonly list: Pick<ListPage<unknown>, 'page' | 'pages'>;
  readonly href: (page: number) => string;
  readonly label?: string;
}

/** Links to the previous and next pages. */
export function Pages({ list: { page, pages }, href, label = 'Pages' }: PagesProps) {
  if (pages <= 1) return null;
  return (
    <nav class="actions" aria-label={label}>
      {page > 1 && (
        <a class="button quiet" href={href(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <span class="soft figures">
        Page {count(page)} of {count(pages)}
      </span>
      {page < pages && (
        <a class="button quiet" href={href(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}

interface ListProps<T> {
  readonly items: readonly T[];
  /** Shown in place of an empty list. */
  readonly empty: ComponentChildren;
  readonly children: (item: T) => ComponentChildren;
}

/** A list whose items the keyboard can select. */
export const List = <T,>({ items, empty, children }: ListProps<T>) =>
  items.length === 0 ? (
    <>{empty}</>
  ) : (
    <ol class="rows" data-list>
      {items.map((item) => (
        <li data-item>{children(item)}</li>
      ))}
    </ol>
  );

interface ViewsProps {
  readonly label: string;
  readonly views: readonly { readonly href: string; readonly text: string; readonly isCurrent: boolean }[];
}

/** Links between the views of one page. */
export const Views = ({ label, views }: ViewsProps) => (
  <nav aria-label={label}>
    <ul class="facets">
      {views.map(({ href, text, isCurrent }) => (
        <li>
          <a href={href} {...(isCurrent ? { 'aria-current': 'true' } : {})}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly (readonly [href: string, text: string])[];
  readonly current: string;
}

/** Tabs between the pages of one record. */
export const Tabs = ({ label, tabs, current }: TabsProps) => (
  <nav aria-label={label}>
    <ul class="tabs">
      {tabs.map(([href, text]) => (
        <li>
          <a href={href} {...(href === current ? { 'aria-current': 'page' } : {})}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

interface TileProps {
  readonly title: string;
  readonly figure: string;
  /** Link to the counted entries. */
  readonly href?: string;
  readonly children?: ComponentChildren;
}

export const Tile = ({ title, figure, href, children }: TileProps) => (
  <div class="tile">
    <h2 class="small soft">{href === undefined ? title : <a href={href}>{title}</a>}</h2>
    <p class="figure">{figure}</p>
    {children}
  </div>
);

/** A link to a record, given only its id. */
export const RecordById = ({ id }: { readonly id: string }) => (
  <a href={`/r/${id}`}>record {id.slice(0, 8)}…</a>
);

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** `a person`, `an organization` */
export const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** A date whose tooltip is the time in UTC. */
export const When = ({ at, exact = false }: { readonly at: string; readonly exact?: boolean }) => (
  <time dateTime={at} title={`${MOMENT.format(new Date(at))} UTC`}>
    {exact ? `${MOMENT.format(new Date(at))} UTC` : DAY.format(new Date(at))}
  </time>
);
