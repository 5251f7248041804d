import type { ComponentChildren, VNode } from 'preact';

/** The part of Markdown that our own descriptions are written in; everything else is text. */
interface MarkdownProps {
  readonly text: string;
}

/** Paragraphs, lists and fenced code. */
export function Markdown({ text }: MarkdownProps) {
  return <>{blocksOf(text).map(block)}</>;
}

/** Text with `code` and *emphasis*, in one line. */
export function Inline({ text }: MarkdownProps) {
  return <>{text.split(/(`[^`]+`|\*[^*\s][^*]*\*)/).map(inline)}</>;
}

/** A chapter of a longer text: what follows a `## heading`. */
export interface Chapter {
  /** Empty for what comes before the first heading. */
  readonly title: string;
  readonly text: string;
}

export function chaptersOf(text: string): Chapter[] {
  const [before = '', ...chapters] = text.split(/^## /m);
  const titled = chapters.map((chapter) => {
    const [title = '', ...lines] = chapter.split('\n');
    return { title, text: lines.join('\n') };
  });
  return [{ title: '', text: before }, ...titled];
}

/** Blocks are parted by blank lines, but for those within fenced code. */
function blocksOf(text: string): string[] {
  return text
    .split(/(^```[^]*?^```$)/m)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n\s*\n/)))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function block(text: string): VNode {
  if (text.startsWith('```')) {
    return <Code text={text.replace(/^```.*\n/, '').replace(/\n```$/, '')} />;
  }
  if (text.startsWith('- ')) {
    return (
      <ul>
        {text
          .split(/^- /m)
          .slice(1)
          .map((item) => (
            <li>
              <Inline text={item.trim().replaceAll(/[ \t\r]{0,99}\n\s*/g, ' ')} />
            </li>
          ))}
      </ul>
    );
  }
  return (
    <p>
      <Inline text={text.replaceAll('\n', ' ')} />
    </p>
  );
}

function inline(part: string): ComponentChildren {
  if (/^`.+`$/.test(part)) return <code>{part.slice(1, -1)}</code>;
  if (/^\*.+\*$/.test(part)) return <em>{part.slice(1, -1)}</em>;
  return part;
}

/** Code as it stands, scrollable with the keyboard too. */
export function Code({ text }: MarkdownProps) {
  return (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
