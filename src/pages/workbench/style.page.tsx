import type { SignedIn } from '../../accounts/sessions.js';
import { BarChart } from '../charts/bar-chart.js';
import { CitationFields, NO_SOURCE } from './components/citation-fields.js';
import { Choice, TextField } from './components/fields.js';
import { SourceLine } from './components/source.js';
import { Badge, Empty, Head, Notice, Pages, Section, Table, Tabs, Tile } from './components/ui.js';
import { ProblemSummary } from '../forms/form.js';
import { FromTo } from './records/change-entry.js';
import { Shell } from './shell.js';

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

/** Every component of the workbench in every state, for those who work on it. */
export function StylePage({ owner }: { readonly owner: SignedIn }) {
  return (
    <Shell title="Style" path="/workbench/style" owner={owner}>
      <Notice>Saved, with its source.</Notice>
      <Head
        title="Components"
        above={{ href: '/workbench', text: 'Overview' }}
        badges={<Badge>kind</Badge>}
        lead="Each component of the workbench, in each of its states."
        actions={
          <>
            <a class="button" href="#buttons">
              Main action
            </a>
            <a class="button quiet" href="#buttons">
              Other action
            </a>
          </>
        }
      />
      <Tabs
        label="Example"
        tabs={[
          ['/workbench/style', 'Current'],
          ['/workbench', 'Other'],
        ]}
        current="/workbench/style"
      />
      <Section id="type" title="Type">
        <h1>Title of a page, 1.375 rem</h1>
        <h2>Title of a section, 1 rem</h2>
        <h3>Title of a part, 0.875 rem</h3>
        <p>
          Text, 0.875 rem. <span class="soft">Soft text.</span> <a href="#type">A link.</a> <code>code</code>{' '}
          <mark>marked</mark> <kbd>j</kbd> <FromTo from="before" to="after" />
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
        <ProblemSummary problems={PROBLEMS} />
      </Section>
      <Section id="fields" title="Fields">
        <div class="form">
          <TextField
            name="usual"
            label="Title"
            value="Director"
            hint="As the source writes it."
            problems={[]}
          />
          <TextField name="refused" label="Title, refused" value="x" problems={PROBLEMS} />
          <TextField name="lines" label="Several lines" value={'one\ntwo'} lines problems={[]} />
          <Choice name="radio" value="one" label="A choice" isChosen />
          <Choice name="check" type="checkbox" label="A box to tick" />
          <CitationFields
            typed={NO_SOURCE}
            last={{ source_category: 'official', url: 'https://harbourlight.example/about' }}
            problems={PROBLEMS}
          />
        </div>
      </Section>
      <Section id="tables" title="Tables">
        <Table label="Example" columns={['Field', 'Value', 'Source']} stacks>
          <tr>
            <th scope="row">Title</th>
            <td>Director</td>
            <td>
              <SourceLine source={SOURCE} />
            </td>
          </tr>
          <tr>
            <th scope="row">Role</th>
            <td>director</td>
            <td>
              <SourceLine source={null} />
            </td>
          </tr>
        </Table>
        <Pages page={2} pages={7} href={(page) => `?page=${page}`} />
      </Section>
      <Section id="empty" title="Nothing to show">
        <Empty title="Nothing waits">
          <p>All findings are decided on.</p>
        </Empty>
      </Section>
      <Section id="figures" title="Figures">
        <div class="tiles">
          <Tile title="Open findings" figure="1,204">
            <p class="soft">in 31 domains</p>
          </Tile>
          <Tile title="Searches" figure="0" />
        </div>
        <BarChart id="weeks" title="Changes by week" unit={['change', 'changes']} points={WEEKS} />
      </Section>
    </Shell>
  );
}
