import type { FastifyRequest } from 'fastify';
import type { ApiError } from '../common/errors.js';
import { Frame } from './visits/frame.js';

/** The HTML page of an error. */
export function ErrorPage({ error, request }: { error: ApiError; request: FastifyRequest }) {
  const title = TITLES[error.status] ?? 'Request failed';
  return (
    <Frame title={title} path="" signedIn={request.visit?.signedIn ?? null}>
      <h1>{title}</h1>
      <p class="lead">{MESSAGES[error.status] ?? error.message}</p>
      <p>
        The <a href="/">home page</a> and the <a href="/docs">documentation</a> lead on.
      </p>
      <p class="soft">
        Request <code>{request.id}</code>
      </p>
    </Frame>
  );
}

const TITLES: Readonly<Record<number, string>> = {
  403: 'Not allowed',
  404: 'Page not found',
  410: 'This link has expired',
  413: 'Too long',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not now',
};

/** Messages that replace the API's message where it does not help a person. */
const MESSAGES: Readonly<Record<number, string>> = {
  404: 'Check the address; the page may have moved.',
  413: 'Shorten what you typed, and send the form again.',
};
