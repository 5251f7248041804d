import type { ComponentChildren } from 'preact';
import { Badge } from '../components/ui.js';
import { labelOf, pathOf } from '../records/kinds.js';
import { span } from '../records/record-parts.js';
import type { Named, ViewedMembership } from '../records/record-views.js';
import type { FoundRecord } from './find-records.js';

export function foundName(found: FoundRecord): string {
  const record = found[found.type] as Record<string, unknown>;
  if (found.type === 'membership') {
    const { person, organization } = record as unknown as ViewedMembership;
    return `${person.name}, ${organization.name}`;
  }
  const name = record['name'] ?? record['address'];
  return typeof name === 'string' ? name : 'Place';
}

interface ResultProps {
  readonly found: FoundRecord;
  /** Content at the end of the first line. */
  readonly children?: ComponentChildren;
}

/** A search result with its matches. */
export function Result({ found, children }: ResultProps) {
  const { type, public_id, highlight } = found;
  const reasons = Object.entries(highlight);
  return (
    <li data-item>
      <div class="line">
        <a href={pathOf(type, public_id)} data-open>
          {foundName(found)}
        </a>
        <Badge>{type}</Badge>
        <Facts found={found} />
        {children}
      </div>
      {reasons.length > 0 && (
        <p class="small soft">
          {reasons.map(([field, texts], index) => (
            <>
              {index > 0 && ' · '}
              {labelOf(type, field)}:{' '}
              {texts.map((text, place) => (
                <>
                  {place > 0 && ', '}
                  <Marked text={text} />
                </>
              ))}
            </>
          ))}
        </p>
      )}
    </li>
  );
}

function Facts({ found }: { readonly found: FoundRecord }) {
  const record = found[found.type] as Record<string, unknown>;
  const edit = (
    <a
      class="small aside"
      href={`${pathOf(found.type, found.public_id)}/edit`}
      aria-label={`Edit: ${foundName(found)}`}
      data-edit
    >
      Edit
    </a>
  );
  if (found.type === 'membership') {
    const membership = record as unknown as ViewedMembership & { person: Named };
    return (
      <>
        <span>{membership.title ?? membership.role}</span>
        <span class="soft figures">{span(membership)}</span>
        {edit}
      </>
    );
  }
  const facts = [
    record['organization_type'],
    record['domain'],
    found.type === 'place' ? record['address'] : null,
  ];
  return (
    <>
      <span class="soft">{facts.filter((fact) => typeof fact === 'string').join(' · ')}</span>
      {edit}
    </>
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Renders a highlighted text: `<em>` becomes `<mark>`, everything else is plain text. */
function Marked({ text }: { readonly text: string }) {
  const plain = (part: string) => part.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name]!);
  return (
    <>
      {text
        .split(/<em>|<\/em>/)
        .map((part, index) => (index % 2 === 1 ? <mark>{plain(part)}</mark> : plain(part)))}
    </>
  );
}
