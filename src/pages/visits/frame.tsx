import type { ComponentChildren } from 'preact';
import { Layout } from '../layout.js';
import type { SignedIn } from '../../accounts/sessions.js';

interface FrameProps {
  readonly title: string;
  readonly path: string;
  readonly signedIn: SignedIn | null;
  /** The form has errors; the title starts with them. */
  readonly refused?: boolean;
  readonly children: ComponentChildren;
}

/** The frame of pages that know the signed-in account. */
export function Frame({ title, path, signedIn, refused = false, children }: FrameProps) {
  return (
    <Layout
      title={refused ? `Problem: ${title}` : title}
      path={path}
      signedIn={signedIn !== null}
      canEdit={signedIn?.canEdit === true}
    >
      {children}
    </Layout>
  );
}
