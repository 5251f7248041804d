import type { ComponentChildren } from 'preact';
import type { ListPage } from '../api.js';
import { Links, type LinksProps } from '../../layout.js';
import { grouped } from '../../../values/numbers.js';

export type Tone = 'good' | 'bad' | 'wait';

export const Badge = ({ tone, children }: { tone?: Tone | undefined; children: ComponentChildren }) => (
  <span class={tone ? `badge ${tone}` : 'badge'}>{children}</span>
);

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
          {total !== undefined && <span class="soft figures">{grouped(total)}</span>}
        </div>
        {aside && <div class="actions small">{aside}</div>}
      </header>
      {children}
    </section>
  );
}

interface EmptyProps {
  readonly title: string;
  /** The next step. */
  readonly text?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export const Empty = ({ title, text, children }: EmptyProps) => (
  <div class="empty">
    <strong>{title}</strong>
    {text && <p>{text}</p>}
    {children}
  </div>
);

interface TableProps {
  readonly label: string;
  readonly columns: readonly ComponentChildren[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** Classes of the other cells, by column. */
  readonly classes?: readonly string[] | undefined;
  /** Other tables show rows as blocks in narrow windows of the workbench. */
  readonly kind?: 'amounts' | 'purchases' | 'costs';
}

/** Header of a column with links. */
export const ACTIONS = <span class="unseen">Actions</span>;

/** A table that scrolls within its own container. */
export function Table({ label, columns, rows, classes = [], kind }: TableProps) {
  return (
    <div class="scroll" role="region" aria-label={`${label}, table`} tabIndex={0}>
      <table class={kind ?? 'stacks'}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td class={classes[index] || undefined}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableSectionProps extends Omit<SectionProps, 'children'>, Omit<TableProps, 'label' | 'kind'> {
  readonly empty?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export const TableSection = ({ columns, rows, classes, empty, children, ...section }: TableSectionProps) => (
  <Section {...section}>
    {rows.length === 0 && empty ? empty : <Table label={section.title} {...{ columns, rows, classes }} />}
    {children}
  </Section>
);

/** A cell with the name of its column, where narrow windows show rows as blocks. */
export const NamedCell = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <>
    <span class="cell-name">{name}: </span>
    {children}
  </>
);

interface PagesProps {
  readonly list: Pick<ListPage<unknown>, 'page' | 'pages'>;
  readonly href: (page: number) => string;
  readonly label?: string;
}

export function Pages({ list: { page, pages }, href, label = 'Pages' }: PagesProps) {
  if (pages <= 1) return null;
  return (
    <nav class="actions" aria-label={label}>
      {page > 1 && <ButtonLink kind="quiet" href={href(page - 1)} rel="prev" text="Previous" />}
      <span class="soft figures">
        Page {grouped(page)} of {grouped(pages)}
      </span>
      {page < pages && <ButtonLink kind="quiet" href={href(page + 1)} rel="next" text="Next" />}
    </nav>
  );
}

interface ListProps<T> {
  readonly list: Pick<ListPage<T>, 'items' | 'page' | 'pages'>;
  /** The addresses of the list's pages, unless only the first is shown. */
  readonly href?: ((page: number) => string) | undefined;
  readonly empty: ComponentChildren;
  readonly children: (item: T) => ComponentChildren;
}

/** A list whose items the keyboard can select. */
export const List = <T,>({ list, href, empty, children }: ListProps<T>) =>
  list.items.length === 0 ? (
    <>{empty}</>
  ) : (
    <>
      <ol class="rows" data-list>
        {list.items.map((item) => (
          <li data-item>{children(item)}</li>
        ))}
      </ol>
      {href && <Pages list={list} href={href} />}
    </>
  );

export const By = ({ who, at }: { who: { readonly name: string } | null; at: string }) => (
  <>
    {who?.name ?? 'the command line'}, <When at={at} />
  </>
);

/** Tabs between the pages of one record, or facets between the views of one page. */
export const LinkBar = ({ label, ...links }: LinksProps & { readonly label: string }) => (
  <nav aria-label={label}>
    <Links {...links} />
  </nav>
);

interface TileProps {
  readonly title: string;
  readonly figure: string;
  readonly href?: string;
  readonly children?: ComponentChildren;
}

export const Tile = ({ title, figure, href, children }: TileProps) => (
  <div class="tile">
    <h2 class="small soft">{href === undefined ? title : <a href={href}>{title}</a>}</h2>
    <p class="figure">{figure}</p>
    {children && <p class="soft wrap">{children}</p>}
  </div>
);

interface RecordByIdProps {
  readonly id: string;
  /** Without a name, the link has the beginning of the id. */
  readonly name?: string | undefined;
}

export const RecordById = ({ id, name = `record ${id.slice(0, 8)}…` }: RecordByIdProps) => (
  <a href={`/r/${id}`}>{name}</a>
);

export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date | string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (at) => format.format(new Date(at));
}

/** `3 November 2026` */
export const longDate = dateFormat({ dateStyle: 'long' });

const longTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** `3 November 2026 at 14:05 UTC` */
export const longMoment = (at: Date): string => `${longTime(at)} UTC`;

const day = dateFormat({ dateStyle: 'medium' });
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A date whose tooltip is the time in UTC. */
export const When = ({ at, exact = false }: { readonly at: string | Date; readonly exact?: boolean }) => (
  <time dateTime={new Date(at).toISOString()} title={`${moment(at)} UTC`}>
    {exact ? `${moment(at)} UTC` : day(at)}
  </time>
);

interface ButtonLinkProps {
  readonly href: string;
  readonly text: string;
  readonly kind?: 'quiet';
  readonly rel?: string;
}

/** A link that looks like a button; other attributes are passed on. */
export const ButtonLink = ({ kind, text, ...attributes }: ButtonLinkProps) => (
  <a class={kind ? `button ${kind}` : 'button'} {...attributes}>
    {text}
  </a>
);

export const OrNone = ({ children, none = 'none' }: { children: ComponentChildren; none?: string }) =>
  children ? <>{children}</> : <span class="soft">{none}</span>;

/** The optional note of a task; `about` names the task. */
export const Note = ({ id, about, note }: { id?: string; about: string; note: string | null }) => (
  <input
    type="text"
    id={id}
    name="note"
    aria-label={`Note: ${about}`}
    placeholder="Note (optional)"
    value={note ?? ''}
  />
);

/** Items with a text between them. */
export const joined = (items: readonly ComponentChildren[], between: ComponentChildren = ', ') =>
  items.map((item, index) => (
    <>
      {index > 0 && between}
      {item}
    </>
  ));
