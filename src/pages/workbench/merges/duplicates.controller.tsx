import { Get, Post, Query } from '@nestjs/common';
import { notFound } from '../../../common/errors.js';
import { DuplicatesService } from '../../../duplicates/duplicates.service.js';
import {
  CreateDuplicateDto,
  ListDuplicatesQuery,
  UpdateDuplicateDto,
} from '../../../duplicates/duplicates.dto.js';
import { STATUSES, type DuplicateStatus } from '../../../duplicates/duplicate.entity.js';
import { DtoPipe } from '../../../http/params.js';
import { legacyId } from '../../../values/public-id.js';
import { InteractivePages } from '../../visits/interactive-pages.js';
import { SeeOther } from '../../page.js';
import { CurrentVisit, EditorsOnly, type Visit } from '../../visits/visit.js';
import { listPage, pageNumber, ROWS, bodyOf } from '../api.js';
import { workbenchPage, Shell } from '../shell.js';
import { Form, Submit } from '../../forms/form.js';
import { Badge, Empty, LinkBar, List, ButtonLink, Note, By, joined } from '../components/ui.js';
import { mergePath, type Mergeable } from './merge.page.js';
import { pathOf } from '../records/kinds.js';
import type { Named } from '../records/record-views.js';

@InteractivePages('workbench/duplicates', EditorsOnly())
export class DuplicatesPageController {
  constructor(
    private readonly duplicates: DuplicatesService,
    private readonly pipe: DtoPipe,
  ) {}

  @Get()
  async show(@Query('status') wanted: unknown, @Query('page') asked: unknown) {
    const status = STATUSES.find((one) => one === wanted) ?? 'open';
    const given = { status, page: pageNumber(asked), per_page: ROWS };
    const query = Object.assign(new ListDuplicatesQuery(), given);
    const list = listPage<ShownDuplicate>(await this.duplicates.list(query, ''), 'duplicates');
    return workbenchPage(
      <Shell
        title="Duplicates"
        path="/workbench/duplicates"
        lead="Pairs of records that may be one, the most similar first."
        actions={<ButtonLink kind="quiet" href="/workbench/merges" text="Merges" />}
      >
        <LinkBar
          label="State"
          kind="facets"
          links={STATUSES.map((one) => ({ href: listPath(one), text: LABELS[one] }))}
          current={listPath(status)}
        />
        <List
          list={list}
          href={(to) => listPath(status, to)}
          empty={<Empty title="No pairs" text={EMPTY[status]} />}
        >
          {(pair) => <Pair pair={pair} />}
        </List>
      </Shell>,
    );
  }

  /** Judges a listed pair by its id, or any two records. */
  @Post()
  async judge(@CurrentVisit() { owner: { accountId }, form }: Visit) {
    const note = form.text('note').trim();
    const given = { status: form.text('status'), ...(note === '' ? {} : { note }) };
    if (form.has('id')) {
      const id = legacyId(form.text('id'));
      if (!id.ok) throw notFound();
      const body = await bodyOf(this.pipe, UpdateDuplicateDto, given);
      await this.duplicates.update(id.value, body, { accountId });
    } else {
      const pair = { ...given, public_ids: [form.text('survivor'), form.text('other')] };
      const body = await bodyOf(this.pipe, CreateDuplicateDto, pair);
      await this.duplicates.create(body, { accountId });
    }
    return new SeeOther(`/workbench/duplicates?notice=${given.status}`);
  }
}

/** A pair, as in the API. */
interface ShownDuplicate {
  readonly id: number;
  readonly resource: Mergeable;
  readonly score: number;
  readonly features: Readonly<Record<string, { readonly score: number; readonly why?: string }>>;
  readonly status: DuplicateStatus;
  readonly records: readonly (Named & Readonly<Record<string, unknown>>)[];
  readonly decided_by: { readonly name: string } | null;
  readonly decided_at: string | null;
  readonly note: string | null;
}

const LABELS: Readonly<Record<DuplicateStatus, string>> = {
  open: 'Open',
  not_duplicate: 'Not duplicates',
  merged: 'Merged',
};
const EMPTY: Readonly<Record<DuplicateStatus, string>> = {
  open: 'Pairs appear here after a scan: directory duplicates:scan.',
  not_duplicate: 'Pairs that were judged not to be duplicates appear here.',
  merged: 'Merged pairs appear here.',
};

const listPath = (status: DuplicateStatus, page = 1): string =>
  `/workbench/duplicates?${new URLSearchParams({ status, page: String(page) })}`;

function Pair({ pair }: { readonly pair: ShownDuplicate }) {
  const { id, resource, score, features, status, records, decided_by, decided_at, note } = pair;
  const names = records.map(({ name }) => name).join(' and ');
  const [one, other] = records;
  const judgement = status === 'open' ? 'Not duplicates' : 'Open again';
  const reasons = Object.entries(features).map(
    ([feature, { why }]) => feature.replaceAll('_', ' ') + (why === undefined ? '' : ` (${why})`),
  );
  return (
    <>
      <div class="line">
        {joined(
          records.map((record, index) => (
            <a href={pathOf(resource, record.public_id)} data-open={index === 0 || undefined}>
              {record.name}
            </a>
          )),
          <span class="soft">and</span>,
        )}
        <Badge>{resource}</Badge>
        {score > 0 && <span class="soft figures aside">{Math.round(score * 100)}%</span>}
      </div>
      {reasons.length > 0 && <p class="small soft">In common: {reasons.join(', ')}</p>}
      {decided_at && (
        <p class="small soft">
          {LABELS[status]} by <By who={decided_by} at={decided_at} />
          {note && `: ${note}`}
        </p>
      )}
      {status !== 'merged' && one && other && (
        <div class="line small">
          {status === 'open' && (
            <a
              href={mergePath(one.public_id, other.public_id)}
              aria-label={`Compare and merge: ${names}`}
              data-edit
            >
              Compare and merge
            </a>
          )}
          <Form action="/workbench/duplicates" swaps>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="status" value={status === 'open' ? 'not_duplicate' : 'open'} />
            <div class="actions single">
              {status === 'open' && <Note about={names} note={note} />}
              <Submit kind="quiet" aria-label={`${judgement}: ${names}`} data-reject>
                {judgement}
              </Submit>
            </div>
          </Form>
        </div>
      )}
    </>
  );
}
