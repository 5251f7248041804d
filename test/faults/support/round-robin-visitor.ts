import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Visitor } from '../../support/visitor.js';

/** A browser over HTTP that sends its requests to these servers in turn. */
export function roundRobinVisitor(urls: readonly string[]): Visitor {
  let n = 0;
  const inject = async ({ method, url, headers, payload }: any) => {
    const answer = await fetch(urls[n++ % urls.length] + url, {
      method,
      headers,
      body: payload,
      redirect: 'manual',
    });
    const { 'set-cookie': _, ...others } = Object.fromEntries(answer.headers);
    return {
      statusCode: answer.status,
      headers: { ...others, 'set-cookie': answer.headers.getSetCookie() },
      payload: await answer.text(),
    };
  };
  return new Visitor({ inject } as unknown as NestFastifyApplication);
}
