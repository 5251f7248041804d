import { Injectable } from '@nestjs/common';
import { invalid } from '../../../common/errors.js';
import { ResearchRequests } from '../../../research/requests/research-requests.service.js';
import { FindingsReview } from '../../../research/review/findings-review.js';
import { publicId } from '../../../values/public-id.js';
import { valueField, type Answers, type ListedRequest, type ShownRequest } from './findings.js';
import { listPage, ROWS, type ListPage } from '../lists.js';

const pathOf = (findingId: number): string => `${findingId}.`;

/** Returns the form field of an API error's field. */
export const problemField = (field: string): string => {
  const [, id, part] = /^(\d+)\.value\.(\w+)$/.exec(field) ?? [];
  return id === undefined ? 'findings' : valueField(Number(id), part!);
};

/** An emptied part is sent as null, which removes it. */
const emptied = (parts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, text === '' ? null : text]));

/** Refuses answers other than `new` and public ids, the only values that the form offers. */
function refuseOthers({ ticked, settled, organization }: Answers): void {
  const named = ticked.map((findingId) => settled.get(findingId)).filter((answer) => answer !== 'new');
  const given = [...named, organization].filter((answer) => answer !== undefined && answer !== '');
  if (given.every((answer) => publicId(answer).ok)) return;
  throw invalid([{ field: 'findings', code: 'not_found', message: 'names no record that is there' }]);
}

/** Lists, reviews and repeats research through the services of the API. */
@Injectable()
export class ResearchTasks {
  constructor(
    private readonly requests: ResearchRequests,
    private readonly review: FindingsReview,
  ) {}

  open(page = 1, rows = ROWS): Promise<ListPage<ListedRequest>> {
    return this.list({ findings: 'open', page, per_page: rows });
  }

  failed(): Promise<ListPage<ListedRequest>> {
    return this.list({ status: 'failed', per_page: ROWS });
  }

  /** Returns the request without expired findings, whose values are deleted. Throws 404. */
  async show(id: number): Promise<ShownRequest> {
    const { text } = await this.requests.show(id);
    const request = (JSON.parse(text) as { research_request: ShownRequest }).research_request;
    return { ...request, findings: request.findings.filter(({ value }) => value !== null) };
  }

  /**
   * Accepts all selected findings or none. Throws 409 with the conflicts, and 422 with the validation errors: see
   * `problemField`.
   */
  async accept(id: number, answers: Answers, accountId: number): Promise<void> {
    const { ticked, settled, corrected, organization } = answers;
    refuseOthers(answers);
    const decisions = ticked.map((findingId) => {
      const settledWith = settled.get(findingId);
      const value = corrected.get(findingId);
      return {
        findingId,
        path: pathOf(findingId),
        value: value && emptied(value),
        create_anyway: settledWith === 'new',
        use_public_id: settledWith === 'new' ? undefined : settledWith,
      };
    });
    await this.review.accept(id, decisions, organization === '' ? undefined : organization, {
      accountId,
    });
  }

  reject(id: number, findings: readonly number[], accountId: number): Promise<void> {
    return this.review.reject(id, findings, { accountId });
  }

  /** Requests the research of the domain again. Throws 409 if it is already under way. */
  async again(id: number, accountId: number): Promise<void> {
    await this.requests.again(id, { accountId });
  }

  private async list(query: {
    status?: string;
    findings?: string;
    page?: number;
    per_page: number;
  }): Promise<ListPage<ListedRequest>> {
    const reply = await this.requests.list(query as Parameters<ResearchRequests['list']>[0], '');
    return listPage(reply, 'research_requests');
  }
}
