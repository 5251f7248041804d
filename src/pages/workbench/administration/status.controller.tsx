import { Get, Inject, Logger, Post } from '@nestjs/common';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { AdministratorsOnly, CurrentVisit, type Visit } from '../../visits/visit.js';
import { workbenchPage, Shell } from '../shell.js';
import { Form, Submit } from '../../forms/form.js';
import { Badge, Empty, When, type Tone, TableSection } from '../components/ui.js';
import { isKind, pathOf } from '../records/kinds.js';
import { type Config, CONFIG, searchEngines } from '../../../config/config.js';
import { release } from '../../../config/environment.js';
import { Database, statement } from '../../../database/database.js';
import { Readiness } from '../../../observability/health.js';
import { DeadLetters, type ListedLetter } from '../../../search/indexing/dead-letters.js';
import type { Backend } from '../../../search/search-engine.js';
import { type Waiting, OUTBOX, RESEARCH } from '../../../observability/readings.js';
import { grouped, counted } from '../../../values/numbers.js';

const POSTGRESQL = statement('SHOW server_version');

@InteractivePages('workbench/status', AdministratorsOnly())
export class StatusController {
  private readonly logger = new Logger('Search');
  private readonly letters: DeadLetters;
  private readonly engines: readonly Backend[];

  constructor(
    private readonly db: Database,
    private readonly readiness: Readiness,
    @Inject(CONFIG) config: Config,
  ) {
    this.letters = new DeadLetters(db);
    this.engines = searchEngines(config);
  }

  @Get()
  async show() {
    const [health, outbox, research, letters, [postgresql]] = await Promise.all([
      this.readiness.report(),
      this.db.query<Waiting>(OUTBOX),
      this.db.query<Waiting>(RESEARCH),
      this.letters.list(),
      this.db.query<{ server_version: string }>(POSTGRESQL),
    ]);
    return workbenchPage(
      <Shell
        title="Status"
        path="/workbench/status"
        badges={<Badge tone={TONES[health.status] ?? 'bad'}>{health.status}</Badge>}
        lead="This process, and the database that all processes share."
      >
        <TableSection
          id="dependencies"
          title="Dependencies"
          columns={['Name', 'State', 'Last success', 'Details']}
          rows={Object.entries(health.checks).map(([name, { status, last_success_age, ...details }]) => [
            name.replaceAll('_', ' '),
            <Badge tone={status === 'ok' ? 'good' : 'bad'}>{status}</Badge>,
            last_success_age === null ? 'never' : `${duration(last_success_age)} ago`,
            Object.entries(details).map(([detail, value]) => (
              <div>
                {detail.replaceAll('_', ' ')}:{' '}
                {detail.endsWith('_age') ? duration(value as number) : String(value as number)}
              </div>
            )),
          ])}
        />
        <div class="sides">
          <Queue id="outbox" title="Outbox" topics={outbox} empty="All changes are indexed." />
          <Queue id="queue" title="Research" topics={research} empty="No domains are queued." />
        </div>
        <TableSection
          id="letters"
          title="Rejected documents"
          total={letters.length}
          columns={['Record', 'Engine', 'Since', 'Reason']}
          classes={['', '', 'wrap']}
          rows={letters.map(letterCells)}
          empty={
            <Empty
              title="No rejected documents"
              text={`Documents that ${this.engines.join(' or ')} rejects appear here.`}
            />
          }
        >
          {letters.length > 0 && (
            <Form action="/workbench/status/retry">
              <Submit kind="quiet">Retry all</Submit>
            </Form>
          )}
        </TableSection>
        <TableSection
          id="versions"
          title="Versions"
          columns={['Program', 'Version']}
          rows={[
            ['Directory Service', release()],
            ['Node.js', process.versions.node],
            ['PostgreSQL', postgresql!.server_version],
          ]}
        />
      </Shell>,
    );
  }

  @Post('retry')
  async retry(@CurrentVisit() { owner: { accountId } }: Visit) {
    let retried = 0;
    for (const engine of this.engines) retried += await this.letters.replay(engine);
    this.logger.log(`${retried} refused documents are tried again, by account ${accountId}.`);
    return new SeeOther('/workbench/status?notice=retried');
  }
}

const TONES: Readonly<Record<string, Tone>> = { ok: 'good', degraded: 'wait' };

/** `90 seconds`, `3 hours`: at least two of a unit. */
function duration(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  const units = [['hour', 3_600] as const, ['minute', 60] as const];
  const [unit, size] = units.find((one) => seconds >= 2 * one[1]) ?? ['second', 1];
  return counted(Math.round(seconds / size), unit);
}

const letterCells = ({ target, type, id, public_id, reason, refused_at }: ListedLetter) => [
  public_id && isKind(type) ? <a href={pathOf(type, public_id)}>{`${type} ${id}`}</a> : `${type} ${id}`,
  target,
  <When at={refused_at} exact />,
  reason,
];

interface QueueProps {
  readonly id: string;
  readonly title: string;
  readonly topics: readonly Waiting[];
  readonly empty: string;
}

const Queue = ({ topics, empty, ...section }: QueueProps) => (
  <TableSection
    {...section}
    columns={['Topic', 'Waiting', 'Oldest']}
    classes={['figures']}
    rows={topics.map(({ name, count: waiting, oldest }) => [name, grouped(waiting), duration(oldest)])}
    empty={<Empty title="Empty" text={empty} />}
  />
);
