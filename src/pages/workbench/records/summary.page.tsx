import { Address } from '../components/source.js';
import { Badge, Head, Pages, Section, Table, When, Rows } from '../components/ui.js';
import { useSignedIn } from '../../visits/visit.js';
import { Shell } from '../shell.js';
import { pathOf, type Kind } from './kinds.js';
import { span } from './record-parts.js';
import { nameOf, type PublicSource, type Summary, type ViewedMembership } from './record-views.js';

/**
 * The summary for accounts without the right to edit: name, organizations, roles and sources, but no email addresses.
 */
export function SummaryPage({ kind, record, memberships, sources }: Summary) {
  const signedIn = useSignedIn();
  const name = kind === 'place' ? 'Place' : nameOf(kind, record);
  const listed = memberships?.items ?? (kind === 'membership' ? [record as unknown as ViewedMembership] : []);
  /** Visitors can open only this address; all others redirect to the sign-in page. */
  const linkTo = (of: Kind, id: string): string => (signedIn === null ? `/r/${id}` : pathOf(of, id));
  return (
    <Shell title={name} path="">
      <Head
        title={name}
        badges={<Badge>{kind}</Badge>}
        lead="Summary. The full record is available through the API."
      />
      {listed.length > 0 && (
        <Section id="roles" title="Organizations and roles">
          <Table label="Organizations and roles" columns={['Person', 'Organization', 'Role', 'Dates']} stacks>
            <Rows
              classes={['', '', 'figures']}
              rows={listed.map(({ person, organization, ...one }) => [
                <a href={linkTo('person', person.public_id)}>{person.name}</a>,
                <a href={linkTo('organization', organization.public_id)}>{organization.name}</a>,
                one.title ?? one.role,
                span(one),
              ])}
            />
          </Table>
          {memberships && (
            <Pages
              list={memberships}
              href={(page) => `${linkTo(kind, record.public_id)}?memberships=${page}`}
            />
          )}
        </Section>
      )}
      <Section id="sources" title="Sources">
        <ul class="stack wide">
          {sources.map((source) => (
            <li>
              <SummarySource source={source} />
            </li>
          ))}
        </ul>
      </Section>
    </Shell>
  );
}

/** URLs that may contain an email address show only the host. */
function SummarySource({ source: { category, url, at } }: { readonly source: PublicSource }) {
  const mayHoldEmail = /@|%40/.test(url);
  const host = URL.canParse(url) ? new URL(url).host : '';
  return (
    <p class="source">
      <Address url={mayHoldEmail ? host : url} />
      <br />
      {category} · <When at={at} />
    </p>
  );
}
