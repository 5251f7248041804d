import type { ComponentChildren } from 'preact';
import { Layout, type Link } from '../layout.js';
import type { SignedIn } from '../../accounts/sessions/sessions.js';

const SIGNED_IN: readonly Link[] = [
  { href: '/docs', text: 'Documentation' },
  { href: '/account', text: 'Account' },
  { href: '/account/api-key', text: 'API key' },
  { href: '/sign-out', text: 'Sign out' },
];

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
      {...(signedIn ? { links: SIGNED_IN } : {})}
    >
      {children}
    </Layout>
  );
}
