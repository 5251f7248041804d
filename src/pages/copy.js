// Shows the copy buttons where the browser allows pages to write to the clipboard.
for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const status = document.getElementById(`${button.dataset.copy}-status`);
    try {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
      status.textContent = 'Copied.';
    } catch {
      status.textContent = 'Your browser did not allow it: select the text, and copy it yourself.';
    }
  });
}
