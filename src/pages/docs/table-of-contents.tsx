import { anchors, type DocumentReader } from './reader.js';

/** The page's parts; operations are folded by chapter, which keeps it short on a telephone. */
export function TableOfContents({
  reader,
  chapters,
}: {
  reader: DocumentReader;
  chapters: readonly string[];
}) {
  return (
    <nav class="toc" aria-label="On this page">
      <h2>Guide</h2>
      <ul>
        {chapters.map((title) => (
          <li>
            <a href={`#${anchors.chapter(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
      <h2>Operations</h2>
      {reader.document.tags.map(({ name }) => (
        <details>
          <summary>{name}</summary>
          <ul>
            {reader.entriesOf(name).map(({ operation }) => (
              <li>
                <a href={`#${anchors.operation(operation.operationId)}`}>{operation.summary}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <h2>Reference</h2>
      <ul>
        <li>
          <a href="#responses">Shared responses</a>
        </li>
        <li>
          <a href="#schemas">Schemas</a>
        </li>
      </ul>
    </nav>
  );
}
