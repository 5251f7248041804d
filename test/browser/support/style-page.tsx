import type { ShownConflict } from '../../../src/research/review/accept-finding.js';
import { BarChart } from '../../../src/pages/charts/bar-chart.js';
import { CitationFields, SourceLine } from '../../../src/pages/workbench/components/sources.js';
import { Choice, Field, ProblemSummary } from '../../../src/pages/forms/form.js';
import {
  Badge,
  Empty,
  LinkBar,
  Pages,
  Section,
  Table,
  Tile,
  ButtonLink,
} from '../../../src/pages/workbench/components/ui.js';
import { Timeline, FromTo, type ShownChange } from '../../../src/pages/workbench/records/changes.js';
import { Conflicts, Similar } from '../../../src/pages/workbench/records/form.page.js';
import { Drawing } from '../../../src/pages/workbench/records/graph.page.js';
import { Compared } from '../../../src/pages/workbench/records/records.controller.js';
import { PlacesMap } from '../../../src/pages/workbench/records/record-parts.js';
import { DecisionBar } from '../../../src/pages/workbench/research/review.page.js';
import { FindingItem, type ShownFinding } from '../../../src/pages/workbench/research/findings.js';
import type { FoundRecord } from '../../../src/pages/workbench/search/found-records.js';
import { renderPage } from '../../../src/pages/page.js';
import { type Visit, PageContext, FormBody } from '../../../src/pages/visits/visit.js';
import { Shell } from '../../../src/pages/workbench/shell.js';

const PROBLEMS = [
  { field: 'refused', message: 'Title must have at most 1000 characters.' },
  { field: 'source_url', message: 'Address of the page is required.' },
];

const SOURCE = {
  category: 'official',
  url: 'https://harbourlight.example/about',
  excerpt: 'Ingrid Solberg, Director',
  by: 'Demo Editor',
  at: '2026-11-03T14:05:00Z',
};

const WEEKS = [3, 0, 12, 7, 1, 25].map((value, week) => ({
  day: `2026-10-${String(week * 5 + 1).padStart(2, '0')}`,
  value,
}));

const idOf = (digit: number): string => String(digit).repeat(32);

const node = (type: 'person' | 'organization', digit: number, name: string, depth: number) => ({
  ...{ type, name, depth, public_id: idOf(digit), organization_type: null, connections: 3 - depth },
});
const edge = (type: 'membership' | 'parent', from: number, to: number, current = true) => ({
  ...{ type, current, public_id: null, role: null, title: 'Director' },
  ...{ from_public_id: idOf(from), to_public_id: idOf(to) },
});
const GRAPH = {
  nodes: [
    node('organization', 1, 'Harbour Light Foundation', 0),
    node('person', 2, 'Ingrid Solberg', 1),
    node('person', 3, 'Amara Okafor', 1),
    node('organization', 4, 'Coastal Trust', 1),
  ],
  edges: [edge('membership', 2, 1), edge('membership', 3, 1, false), edge('parent', 1, 4)],
  truncated: false,
};

const PLACE = { public_id: idOf(5), name: 'Head office', address: null, source: SOURCE };

const change = (id: number, from: string | null, to: string): ShownChange => ({
  ...{ id, action: from === null ? 'create' : 'update', changed: { title: { from, to } } },
  ...{ changed_by: { name: SOURCE.by }, changed_at: `2026-11-0${id}T14:05:00Z` },
  source_reference: { source_category: SOURCE.category, url: SOURCE.url },
});
const CHANGES = [change(2, 'Clerk', 'Director'), change(1, null, 'Clerk')] as const;

const finding = (id: number, existing: ShownFinding['existing']): ShownFinding => ({
  ...{ id, kind: 'organization_name', value: { name: 'Harbour Light' }, edited_value: null },
  ...{ url: SOURCE.url, excerpt: 'Welcome to Harbour Light.', read_at: SOURCE.at, confidence: 0.9 },
  ...{ reason: 'The page says so.', status: 'open', already_held: false, existing, records: [] },
});
const HELD = { type: 'organization', public_id: idOf(1), name: 'Harbour Light Foundation' } as const;
const CONFLICT: ShownConflict = {
  ...{ finding_id: 3, kind: 'organization_name', message: 'A similar organization exists.' },
  ...{ existing: [HELD], resolve_with: ['use_public_id', 'create_anyway'] },
};
const FOUND: FoundRecord = {
  ...{ type: 'organization', public_id: idOf(1), score: 0.88, matched: ['name'] },
  highlight: { name: ['<em>Harbour</em> <em>Light</em> Foundation'] },
  organization: { name: HELD.name, domain: 'harbourlight.example', organization_type: 'foundation' },
};
const TICKED = { problems: [], form: new FormBody(new Map([['finding-1', 'on']])) };

const OWNER = { accountId: 1, email: 'demo@directory.example', name: SOURCE.by, canEdit: true, admin: true };
const VISIT: Visit = {
  ...{ session: null, csrfToken: '', notice: 'Saved, with its source.', keepSession: async () => undefined },
  origin: { address: '127.0.0.1', device: '' },
  ...{ signedIn: OWNER, owner: OWNER, form: TICKED.form },
};

/** A page with every component of the workbench in every state, as HTML. */
export const stylePage = (): string => renderPage(<StylePage />, { visit: VISIT });

function StylePage() {
  return (
    <Shell
      title="Style"
      path="/workbench/style"
      heading="Components"
      above={{ href: '/workbench', text: 'Overview' }}
      badges={<Badge>kind</Badge>}
      lead="Each component of the workbench, in each of its states."
      actions={
        <>
          <ButtonLink href="#buttons" text="Main action" />
          <ButtonLink kind="quiet" href="#buttons" text="Other action" />
        </>
      }
    >
      <LinkBar
        label="Example"
        kind="tabs"
        links={[
          { href: '/workbench/style', text: 'Current' },
          { href: '/workbench', text: 'Other' },
        ]}
        current="/workbench/style"
      />
      <Section id="type" title="Type">
        <h1>Title of a page, 1.375 rem</h1>
        <h2>Title of a section, 1 rem</h2>
        <h3>Title of a part, 0.875 rem</h3>
        <p>
          Text, 0.875 rem. <span class="soft">Soft text.</span> <a href="#type">A link.</a> <code>code</code>{' '}
          <mark>marked</mark> <kbd>j</kbd> <FromTo field="title" from="before" to="after" />
        </p>
        <p class="small soft">Small text, 0.8125 rem.</p>
      </Section>
      <Section id="buttons" title="Buttons">
        <p class="actions">
          <button type="button">Main</button>
          <button type="button" class="quiet">
            Quiet
          </button>
          <button type="button" class="danger">
            Reject
          </button>
          <button type="button" disabled>
            Under way
          </button>
        </p>
      </Section>
      <Section id="badges" title="Badges">
        <p class="actions">
          <Badge>person</Badge> <Badge tone="good">verified</Badge> <Badge tone="bad">failed</Badge>{' '}
          <Badge tone="wait">waits</Badge>
        </p>
      </Section>
      <Section id="notices" title="Notices">
        <p class="notice warning">Something is wrong.</p>
        <p class="notice caution">Something needs a decision.</p>
        <PageContext.Provider value={{ problems: PROBLEMS }}>
          <ProblemSummary />
        </PageContext.Provider>
      </Section>
      <Section id="fields" title="Fields">
        <div class="form">
          <PageContext.Provider value={{ problems: PROBLEMS }}>
            <Field name="usual" label="Title" value="Director" hint="As the source writes it." />
            <Field name="refused" label="Title, refused" value="x" />
            <Field
              name="combobox"
              label="Record, with suggestions while you type"
              value=""
              suggests="organization"
            />
            <Suggestions />
            <Field name="lines" label="Several lines" value={'one\ntwo'} lines />
            <Choice name="radio" value="one" label="A choice" isChosen />
            <Choice name="check" type="checkbox" label="A box to tick" />
            <CitationFields
              last={{ source_category: 'official', url: 'https://harbourlight.example/about' }}
            />
          </PageContext.Provider>
        </div>
      </Section>
      <Section id="tables" title="Tables">
        <Table
          label="Example"
          columns={['Field', 'Value', 'Source']}
          rows={[
            ['Title', 'Director', <SourceLine source={SOURCE} />],
            ['Role', 'director', <SourceLine source={null} />],
          ]}
        />
        <Pages list={{ page: 2, pages: 7 }} href={(page) => `?page=${page}`} />
      </Section>
      <Section id="similar-records" title="Similar records">
        <Similar records={[FOUND]} />
      </Section>
      <Section id="conflicts" title="Edit conflict">
        <Conflicts
          kind="membership"
          conflicts={[
            { field: 'title', was: 'Clerk', theirs: 'Director', mine: 'Chair' },
            { field: 'role', was: 'clerk', theirs: 'director', mine: 'clerk' },
          ]}
        />
      </Section>
      <Section id="changes" title="Changes">
        <Timeline kind="membership" publicId={idOf(6)} changes={CHANGES} />
        <Compared
          kind="membership"
          difference={{
            from: CHANGES[1],
            to: CHANGES[0],
            fields: [{ field: 'title', from: 'Clerk', to: 'Director' }],
          }}
        />
        <Compared kind="membership" difference={null} />
      </Section>
      <Section id="review" title="Findings">
        <div class="panel">
          <PageContext.Provider value={TICKED}>
            <FindingItem finding={finding(1, [])} conflict={undefined} />
            <FindingItem finding={finding(2, [HELD])} conflict={undefined} />
            <FindingItem finding={finding(3, [HELD])} conflict={CONFLICT} />
          </PageContext.Provider>
        </div>
        <DecisionBar />
      </Section>
      <Section id="graph" title="Graph">
        <Drawing graph={GRAPH} />
      </Section>
      <Section id="map" title="Map">
        <PlacesMap places={[{ ...PLACE, latitude: 59.91, longitude: 10.75 }]} />
      </Section>
      <Section id="empty" title="Nothing to show">
        <Empty title="Nothing waits" text="All findings are decided on." />
      </Section>
      <Section id="figures" title="Figures">
        <div class="tiles">
          <Tile title="Open findings" figure="1,204">
            in 31 domains
          </Tile>
          <Tile title="Searches" figure="0" />
        </div>
        <BarChart id="weeks" title="Changes by week" unit="change" points={WEEKS} />
      </Section>
    </Shell>
  );
}

/** The list of suggestions as the script opens it, with its second option selected. */
const Suggestions = () => (
  <div class="field">
    <label for="suggesting">Record, with its suggestions open</label>
    <div class="combobox still">
      <input
        id="suggesting"
        type="text"
        value="harb"
        autocomplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls="suggested"
        aria-activedescendant="suggested-1"
      />
      <ul id="suggested" role="listbox" aria-label="Suggestions">
        {['Harbour Light Foundation', 'Harbour Trust'].map((name, index) => (
          <li id={`suggested-${index}`} role="option" aria-selected={index === 1}>
            {name} <span class="soft small">harbourlight.example</span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
