import { Frame, SITE_NAME } from './layout.js';
import { ButtonLink } from './workbench/components/ui.js';

/** Abridged response to the call of the page on the sample directory; `document-samples.spec.ts` compares the two. */
export const SAMPLE_ANSWER = {
  results: [
    {
      type: 'person',
      public_id: 'b55460cb57c99b9259705020216dbec5',
      matched: ['name', 'email_addresses'],
      highlight: { name: ['<em>Ingrid</em> <em>Solberg</em>'] },
      person: { name: 'Ingrid Solberg' },
    },
  ],
  meta: { total_count: 1 },
};

const POINTS = [
  [
    'Typo-tolerant search',
    'One search covers names, aliases, roles, domains and places. It tolerates typos, ignores accents and word order, and returns nothing when nothing matches. Look up contacts by email address or domain.',
  ],
  [
    'Citations for every fact',
    'The database rejects a record without a source. The change log shows who changed what, when, and from which source, even after a record is deleted.',
  ],
  [
    'Exact metering',
    'A new account has 1,000 credits; a successful call costs one. Errors are free. Every response shows the remaining credits, and a ledger explains the balance.',
  ],
  [
    'Self-hosted',
    'All you need is Node.js: the service includes its own database. Add PostgreSQL, Redis and Elasticsearch as you grow.',
  ],
] as const;

export function HomePage({ baseUrl }: { readonly baseUrl: string }) {
  return (
    <Frame
      title={`${SITE_NAME}: people and organizations, with sources`}
      description="A JSON API for a directory of people and organizations in which every fact cites its source."
      path="/"
      heading={null}
    >
      <div class="hero">
        <div>
          <h1>People and organizations, with sources</h1>
          <p class="lead">
            A JSON API for a directory of people, organizations, roles and places. Every record and every
            change cites its source.
          </p>
          <div class="actions">
            <ButtonLink href="/sign-up" text="Get a key" />
            <ButtonLink href="/docs" kind="quiet" text="Read the documentation" />
          </div>
        </div>
        <Picture />
      </div>

      <h2>Try a search</h2>
      <p>Two misspelt words still find the person:</p>
      <Code text={`curl -H "Authorization: Bearer $KEY" "${baseUrl}/api/v1/search?q=ingird+sollberg"`} />
      <p>The answer, shortened:</p>
      <Code text={JSON.stringify(SAMPLE_ANSWER, null, 2)} />

      <div class="points">
        {POINTS.map(([title, text]) => (
          <section>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>

      <h2>Next steps</h2>
      <ol>
        <li>
          <a href="/sign-up">Sign up</a> and create an API key on your account page.
        </li>
        <li>
          Set <code>KEY</code> to it in a shell and paste the search above.
        </li>
        <li>
          Browse the <a href="/docs">API reference</a>, or generate a client from the{' '}
          <a href="/openapi.json">OpenAPI document</a>.
        </li>
      </ol>
    </Frame>
  );
}

/** Illustration of a record with the sources of its fields. */
function Picture() {
  const fields = [
    { y: 74, name: 'Role', value: 'Director, Harbour Light Foundation', source: 0 },
    { y: 112, name: 'Email', value: 'ingrid@solberg.example', source: 0 },
    { y: 150, name: 'Also', value: 'Inga Solberg', source: 1 },
  ];
  const sources = ['harbourlight.example/people', 'gazette.example/stories'];
  const sourceY = (index: number) => 234 + index * 40;
  return (
    <svg class="picture" viewBox="0 0 420 310" role="img" aria-labelledby="picture-title">
      <title id="picture-title">
        The record of Ingrid Solberg: her role, email address and other name, each with the source it comes
        from
      </title>
      <rect class="card" x="1" y="1" width="418" height="180" rx="8" />
      <text class="name" x="20" y="38">
        Ingrid Solberg
      </text>
      {fields.map(({ y, name, value, source }) => (
        <>
          <text class="label" x="20" y={y}>
            {name}
          </text>
          <text x="72" y={y}>
            {value}
          </text>
          <path class="link" d={`M400 ${y - 5} h-8 M404 ${y - 5} V${sourceY(source) - 5} h-20`} />
          <circle class={`dot source-${source}`} cx="402" cy={y - 5} r="5" />
        </>
      ))}
      {sources.map((source, index) => (
        <>
          <rect class="card" x="60" y={sourceY(index) - 24} width="324" height="32" rx="6" />
          <circle class={`dot source-${index}`} cx="80" cy={sourceY(index) - 8} r="5" />
          <text x="96" y={sourceY(index) - 3}>
            {source}
          </text>
        </>
      ))}
    </svg>
  );
}

/** A code block that the keyboard can scroll. */
function Code({ text }: { readonly text: string }) {
  return (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
