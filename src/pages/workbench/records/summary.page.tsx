import type { SignedIn } from '../../../accounts/sessions.js';
import { SourceLine, type Source } from '../components/source.js';
import { Badge, Head, Pages, Section, Table } from '../components/ui.js';
import { Shell } from '../shell.js';
import { pathOf, type Kind } from './kinds.js';
import { span } from './record-parts.js';
import { nameOf, type MembershipPage, type ViewedMembership, type ViewedRecord } from './record-views.js';

interface SummaryPageProps {
  readonly owner: SignedIn;
  readonly kind: Kind;
  readonly record: ViewedRecord;
  readonly memberships: MembershipPage | null;
  readonly sources: readonly Source[];
}

/** What an account that is no editor's sees of a record: name, organizations, roles and sources, no address. */
export function SummaryPage({ owner, kind, record, memberships, sources }: SummaryPageProps) {
  const name = kind === 'place' ? 'Place' : nameOf(kind, record);
  const listed =
    memberships?.memberships ?? (kind === 'membership' ? [record as unknown as ViewedMembership] : []);
  return (
    <Shell title={name} path="" owner={owner}>
      <Head
        title={name}
        badges={<Badge>{kind}</Badge>}
        lead="Summary. The full record is available through the API."
      />
      {listed.length > 0 && (
        <Section id="roles" title="Organizations and roles">
          <Table label="Organizations and roles" columns={['Person', 'Organization', 'Role', 'Dates']} stacks>
            {listed.map((one) => (
              <tr>
                <th scope="row">
                  <a href={pathOf('person', one.person.public_id)}>{one.person.name}</a>
                </th>
                <td>
                  <a href={pathOf('organization', one.organization.public_id)}>{one.organization.name}</a>
                </td>
                <td>{one.title ?? one.role}</td>
                <td class="figures">{span(one)}</td>
              </tr>
            ))}
          </Table>
          {memberships && (
            <Pages
              page={memberships.page}
              pages={memberships.pages}
              href={(page) => `${pathOf(kind, record.public_id)}?memberships=${page}`}
            />
          )}
        </Section>
      )}
      <Section id="sources" title="Sources">
        <ul class="stack wide">
          {sources.map((source) => (
            <li>
              {/* What a page says may hold an address. */}
              <SourceLine source={{ ...source, excerpt: null }} />
            </li>
          ))}
        </ul>
      </Section>
    </Shell>
  );
}
