import { count } from '../../account/words.js';
import { Badge } from '../components/ui.js';
import { RecordLink } from './finding-item.js';
import { valueText } from './finding-words.js';
import type { ShownFinding } from './shown.js';

interface DoneProps {
  readonly notice: string;
  readonly finding: ShownFinding | undefined;
  readonly left: number;
}

/** The result of a decision, with links to the written records. */
export function Done({ notice, finding, left }: DoneProps) {
  return (
    <p class="notice" role="status" data-announce>
      {notice}
      {finding && (
        <>
          {' '}
          {valueText(finding.kind, finding.edited_value ?? finding.value)} <Written finding={finding} />
        </>
      )}{' '}
      {left === 1 ? '1 finding left.' : `${count(left)} findings left.`}
    </p>
  );
}

const Written = ({ finding: { records } }: { readonly finding: ShownFinding }) =>
  records.length === 0 ? null : (
    <>
      (
      {records.map((record, index) => (
        <>
          {index > 0 && ', '}
          <RecordLink record={{ ...record, name: 'written' }} />
        </>
      ))}
      )
    </>
  );

/** Decided findings, with links to the written records. */
export function Decided({ findings }: { readonly findings: readonly ShownFinding[] }) {
  return (
    <details>
      <summary>{count(findings.length)} reviewed</summary>
      <ul class="rows">
        {findings.map((finding) => (
          <li>
            <div class="line">
              <span>{valueText(finding.kind, finding.edited_value ?? finding.value)}</span>
              <Badge {...(finding.status === 'accepted' ? { tone: 'good' } : {})}>{finding.status}</Badge>
              <span class="soft">
                <Written finding={finding} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
