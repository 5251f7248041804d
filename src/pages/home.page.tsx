import { Layout, SITE_NAME } from './layout.js';
import { Code } from './code.js';

/** What this is, and what to do next. */
export function HomePage({ baseUrl, signedIn }: { baseUrl: string; signedIn: boolean }) {
  return (
    <Layout
      title={`${SITE_NAME}: people and organizations, with sources`}
      description="A JSON API over a directory of people and organizations, in which every record says where it comes from."
      path="/"
      signedIn={signedIn}
    >
      <h1>People and organizations, with sources</h1>
      <p class="lead">
        A JSON API over a directory of people, organizations, their roles and places. Every record, and every
        change of one, says where it comes from.
      </p>
      <div class="actions">
        <a class="button" href="/sign-up">
          Get a key
        </a>
        <a class="button quiet" href="/docs">
          Read the documentation
        </a>
      </div>
      <Code text={`curl -H "Authorization: Bearer $KEY" ${baseUrl}/api/v1/people`} />
      <div class="points">
        <section>
          <h2>Found as people remember it</h2>
          <p>
            One search over names, aliases, roles, domains and places, despite accents, typing errors and the
            order of words. Contacts are looked up by email address or by domain.
          </p>
        </section>
        <section>
          <h2>Nothing without a citation</h2>
          <p>
            No record is written without its source. The change log tells who changed what, when, and on which
            ground, even after a record is gone.
          </p>
        </section>
        <section>
          <h2>Counted to the credit</h2>
          <p>
            A new account has 1,000 credits, and a successful call takes one. Errors are free, every response
            tells the balance, and a ledger explains it.
          </p>
        </section>
        <section>
          <h2>On a machine of your own</h2>
          <p>
            It runs with Node.js alone and brings its own database. It grows with PostgreSQL, Redis and
            Elasticsearch when those are there.
          </p>
        </section>
      </div>
      <h2>What to do next</h2>
      <ol>
        <li>
          <a href="/sign-up">Sign up</a>, and make an API key on the account page.
        </li>
        <li>
          Paste the line above into a shell, with <code>KEY</code> set to it.
        </li>
        <li>
          Look up what else there is in the <a href="/docs">documentation</a>, or load the{' '}
          <a href="/openapi.json">OpenAPI document</a> into a tool of yours.
        </li>
      </ol>
    </Layout>
  );
}
