/** A code block that the keyboard can scroll. */
export function Code({ text }: { readonly text: string }) {
  return (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
