import type { ApiError } from '../http/errors.js';
import { Layout } from './layout.js';

/** An error for people. */
export function ErrorPage({ error, requestId }: { error: ApiError; requestId: string }) {
  return (
    <Layout title={TITLES[error.status] ?? 'That did not work'} path="">
      <h1>{TITLES[error.status] ?? 'That did not work'}</h1>
      <p class="lead">{MESSAGES[error.status] ?? error.message}</p>
      <p>
        The <a href="/">home page</a> and the <a href="/docs">documentation</a> lead on.
      </p>
      <p class="soft">
        Request <code>{requestId}</code>
      </p>
    </Layout>
  );
}

const TITLES: Readonly<Record<number, string>> = {
  403: 'Not allowed',
  404: 'There is no such page',
  429: 'Too many requests',
  500: 'Something went wrong here',
};

/** Where the message for programs would not help a person. */
const MESSAGES: Readonly<Record<number, string>> = {
  404: 'The address may be mistyped, or the page may have moved.',
};
