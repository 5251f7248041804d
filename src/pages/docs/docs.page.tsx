import type { OpenApiDocument } from '../../http/openapi-types.js';
import { Layout } from '../layout.js';
import { chaptersOf, Code, Inline, Markdown, type Chapter } from '../markdown.js';
import { examplesOf, OperationDetails, wordsOf } from './operation.js';
import { anchors, DocumentReader } from './reader.js';
import { SchemaDetails } from './schema.js';
import { TableOfContents } from './table-of-contents.js';

interface DocsPageProps {
  readonly document: OpenApiDocument;
  readonly baseUrl: string;
  readonly signedIn: boolean;
}

/** The OpenAPI document for people. */
export function DocsPage({ document, baseUrl, signedIn }: DocsPageProps) {
  const reader = new DocumentReader(document);
  const [introduction, ...chapters] = chaptersOf(document.info.description);
  return (
    <Layout
      title="Documentation"
      description="How to call the directory’s JSON API."
      path="/docs"
      signedIn={signedIn}
    >
      <div class="docs">
        <header>
          <h1>{document.info.title}</h1>
          <Markdown text={introduction?.text ?? ''} />
          <p>
            The same for programs: <a href="/openapi.json">openapi.json</a>, OpenAPI {document.openapi}.
          </p>
        </header>
        <TableOfContents reader={reader} chapters={chapters.map(({ title }) => title)} />
        <article>
          {chapters.map((chapter) => (
            <GuideChapter chapter={chapter} />
          ))}
          {document.tags.map(({ name, description }) => (
            <section aria-labelledby={anchors.chapter(name)}>
              <h2 id={anchors.chapter(name)}>{name}</h2>
              <p>{description}</p>
              {reader.entriesOf(name).map((entry) => (
                <OperationDetails reader={reader} baseUrl={baseUrl} entry={entry} />
              ))}
            </section>
          ))}
          <SharedResponses reader={reader} />
          <Schemas document={document} />
        </article>
      </div>
    </Layout>
  );
}

function GuideChapter({ chapter: { title, text } }: { chapter: Chapter }) {
  const id = anchors.chapter(title);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Markdown text={text} />
    </section>
  );
}

function SharedResponses({ reader }: { reader: DocumentReader }) {
  return (
    <section aria-labelledby="responses">
      <h2 id="responses">Shared responses</h2>
      <p>What many operations answer in the same way.</p>
      {reader.sharedErrors().map(([name, { description, content }]) => {
        const media = content?.['application/json'];
        const [example] = media ? examplesOf(media) : [];
        return (
          <section aria-labelledby={anchors.response(name)}>
            <h3 id={anchors.response(name)}>{wordsOf(name)}</h3>
            <p>
              <Inline text={description} />
            </p>
            {example && <Code text={JSON.stringify(example.value, null, 2)} />}
          </section>
        );
      })}
    </section>
  );
}

function Schemas({ document }: { document: OpenApiDocument }) {
  const { schemas } = document.components;
  return (
    <section aria-labelledby="schemas">
      <h2 id="schemas">Schemas</h2>
      <p>
        What is received has all of its fields, always, unless it says otherwise. Of what is sent only the
        fields marked as required must be there.
      </p>
      {Object.entries(schemas).map(([name, schema]) => (
        <section aria-labelledby={anchors.schema(name)}>
          <h3 id={anchors.schema(name)}>{name}</h3>
          <SchemaDetails schema={schema} schemas={schemas} />
        </section>
      ))}
    </section>
  );
}
