import { Get, Inject, Logger, Post } from '@nestjs/common';
import type { SignedIn } from '../../../accounts/sessions.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { AdministratorsOnly, Owner } from '../../visits/visit.js';
import { workbenchPage, Shell } from '../shell.js';
import { Form, Submit } from '../../forms/form.js';
import { Badge, Empty, Section, Table, When, type Tone } from '../components/ui.js';
import { isKind, pathOf } from '../records/kinds.js';
import { type Config, CONFIG, searchEngines } from '../../../config/config.js';
import { release } from '../../../config/environment.js';
import { Database, statement } from '../../../database/database.js';
import { Readiness } from '../../../observability/health.js';
import { DeadLetters, type ListedLetter } from '../../../search/indexing/dead-letters.js';
import type { Backend } from '../../../search/search-engine.js';
import { type Waiting, OUTBOX, RESEARCH } from '../../../observability/readings.js';
import { grouped } from '../../../values/numbers.js';

interface StatusFacts {
  readonly health: Awaited<ReturnType<Readiness['report']>>;
  readonly outbox: readonly Waiting[];
  readonly research: readonly Waiting[];
  readonly letters: readonly ListedLetter[];
  readonly versions: Readonly<Record<string, string>>;
  readonly engines: readonly Backend[];
}

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
    const versions = {
      'Directory Service': release(),
      'Node.js': process.versions.node,
      PostgreSQL: postgresql!.server_version,
    };
    const facts = { health, outbox, research, letters, versions, engines: this.engines };
    return workbenchPage(<StatusPage facts={facts} />);
  }

  @Post('retry')
  async retry(@Owner() { accountId }: SignedIn) {
    let retried = 0;
    for (const engine of this.engines) retried += await this.letters.replay(engine);
    this.logger.log(`${retried} refused documents are tried again, by account ${accountId}.`);
    return new SeeOther('/workbench/status?notice=retried');
  }
}

const TONES: Readonly<Record<string, Tone>> = { ok: 'good', degraded: 'wait' };

const duration = (seconds: number): string =>
  seconds < 1
    ? 'less than a second'
    : seconds < 120
      ? `${grouped(Math.round(seconds))} seconds`
      : seconds < 7_200
        ? `${grouped(Math.round(seconds / 60))} minutes`
        : `${grouped(Math.round(seconds / 3_600))} hours`;

function StatusPage({ facts }: { readonly facts: StatusFacts }) {
  const { health, outbox, research, letters, versions, engines } = facts;
  return (
    <Shell
      title="Status"
      path="/workbench/status"
      badges={<Badge tone={TONES[health.status] ?? 'bad'}>{health.status}</Badge>}
      lead="This process, and the database that all processes share."
    >
      <Section id="dependencies" title="Dependencies">
        <Table
          label="Dependencies"
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
      </Section>
      <div class="sides">
        <Queue id="outbox" title="Outbox" rows={outbox} empty="All changes are indexed." />
        <Queue id="queue" title="Research" rows={research} empty="No domains are queued." />
      </div>
      <Section id="letters" title="Rejected documents" total={letters.length}>
        {letters.length === 0 ? (
          <Empty
            title="No rejected documents"
            text={`Documents that ${engines.join(' or ')} rejects appear here.`}
          />
        ) : (
          <>
            <Table
              label="Rejected documents"
              columns={['Record', 'Engine', 'Since', 'Reason']}
              classes={['', '', 'wrap']}
              rows={letters.map(({ target, type, id, public_id, reason, refused_at }) => [
                public_id && isKind(type) ? (
                  <a href={pathOf(type, public_id)}>{`${type} ${id}`}</a>
                ) : (
                  `${type} ${id}`
                ),
                target,
                <When at={refused_at} exact />,
                reason,
              ])}
            />
            <Form action="/workbench/status/retry">
              <Submit kind="quiet">Retry all</Submit>
            </Form>
          </>
        )}
      </Section>
      <Section id="versions" title="Versions">
        <Table label="Versions" columns={['Program', 'Version']} rows={Object.entries(versions)} />
      </Section>
    </Shell>
  );
}

interface QueueProps {
  readonly id: string;
  readonly title: string;
  readonly rows: StatusFacts['outbox'];
  readonly empty: string;
}

const Queue = ({ id, title, rows, empty }: QueueProps) => (
  <Section id={id} title={title}>
    {rows.length === 0 ? (
      <Empty title="Empty" text={empty} />
    ) : (
      <Table
        label={title}
        columns={['Topic', 'Waiting', 'Oldest']}
        classes={['figures']}
        rows={rows.map(({ name, count: waiting, oldest }) => [name, grouped(waiting), duration(oldest)])}
      />
    )}
  </Section>
);
