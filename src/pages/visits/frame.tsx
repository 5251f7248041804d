import type { ComponentChildren } from 'preact';
import { ProblemSummary, type FieldProblem } from '../forms/form.js';
import { Layout } from '../layout.js';
import { useSignedIn } from './visit.js';

export interface FrameProps {
  readonly title: string;
  readonly path: string;
  /** Validation errors of the form; the title starts with them. */
  readonly problems?: readonly FieldProblem[];
  readonly notice?: string | undefined;
  readonly children: ComponentChildren;
}

/** The frame of pages that know the signed-in account. */
export function Frame({ title, path, problems = [], notice, children }: FrameProps) {
  const signedIn = useSignedIn();
  return (
    <Layout
      title={problems.length > 0 ? `Problem: ${title}` : title}
      path={path}
      signedIn={signedIn !== null}
      canEdit={signedIn?.canEdit === true}
    >
      <ProblemSummary problems={problems} />
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      {children}
    </Layout>
  );
}
