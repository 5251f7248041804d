import type { ComponentChildren } from 'preact';
import { Layout } from '../layout.js';
import type { SignedIn } from '../../accounts/sessions.js';

interface FrameProps {
  readonly title: string;
  readonly path: string;
  readonly signedIn: SignedIn | null;
  /** A form of the page was refused: the title says so first. */
  readonly refused?: boolean;
  readonly children: ComponentChildren;
}

/** The frame of a page that knows who is signed in. */
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
