interface CopiedProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** A text with a copy button; the script shows the button where the browser supports it. */
export function Copied({ id, label, text }: CopiedProps) {
  return (
    <>
      <code class="secret" id={id}>
        {text}
      </code>
      <div class="actions">
        <button type="button" class="quiet" data-copy={id} hidden>
          Copy the {label}
        </button>
        <span id={`${id}-status`} role="status" class="soft" />
      </div>
    </>
  );
}
