// Enhancements of the workbench. Every function is available without scripts, too.

const SETTING = 'workbench-keys';
const keysAreOn = () => localStorage.getItem(SETTING) !== 'off';

const status = document.createElement('p');
status.className = 'unseen';
status.setAttribute('role', 'status');
document.body.append(status);

/** Announces the text to screen readers. Clearing the status first makes repeated messages audible. */
function announce(text) {
  status.textContent = '';
  setTimeout(() => (status.textContent = text), 50);
}

// Forms sent without a page load.

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.hasAttribute('data-swap') || event.defaultPrevented) return;
  event.preventDefault();
  void send(form, event.submitter);
});

async function send(form, submitter) {
  const place = items().indexOf(current());
  const body = new URLSearchParams(new FormData(form, submitter));
  const buttons = [...form.querySelectorAll('button')].filter((button) => !button.disabled);
  for (const button of buttons) button.disabled = true;
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const main = page.querySelector('main');
    if (main?.id !== 'main' || !page.querySelector('.desk')) return void location.assign(answer.url);
    document.querySelector('main').replaceWith(document.adoptNode(main));
    document.title = page.title;
    if (answer.redirected) history.replaceState(null, '', answer.url);
    settle(main, place);
  } catch {
    announce('The form could not be sent: try again.');
    for (const button of buttons) button.disabled = false;
  }
}

/** Sets the focus after a swap: on the error summary, or else on the item that took the place of the decided one. */
function settle(main, place) {
  const refused = main.querySelector('[role=alert]');
  const said = main.querySelector('[data-announce]');
  announce((refused ?? said)?.textContent.trim() ?? document.title);
  if (refused) return refused.focus();
  const left = items();
  if (left.length > 0 && place >= 0) return go(left[Math.min(place, left.length - 1)]);
  main.focus();
}

// Search suggestions as an ARIA combobox.

const MOST_SUGGESTIONS = 6;
const TYPING_MS = 150;

for (const input of document.querySelectorAll('[data-suggest]')) suggest(input);

function suggest(input) {
  const list = document.createElement('ul');
  list.id = `suggestions-${input.name}`;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Suggestions');
  list.hidden = true;
  const box = document.createElement('div');
  box.className = 'combobox';
  input.before(box);
  box.append(input, list);
  // ARIA does not allow the combobox role on inputs of type search.
  input.type = 'text';
  const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  let under;
  let at = -1;

  const mark = (to) => {
    at = to;
    for (const [index, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(index === at));
    list.children[at]?.scrollIntoView({ block: 'nearest' });
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', list.children[at].id);
  };
  const show = (options) => {
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    mark(-1);
  };
  const close = () => {
    under?.abort();
    show([]);
  };
  const choose = (option) => {
    if (input.dataset.suggest === '') return void location.assign(option.dataset.path);
    input.value = option.dataset.name;
    input.form.elements[`named-${input.name}`].value = option.dataset.name;
    input.form.elements[`id-${input.name}`].value = option.dataset.path.split('/').at(-1);
    close();
  };
  const ask = async () => {
    under?.abort();
    const { signal } = (under = new AbortController());
    const q = input.value.trim();
    if (q.length < 2) return show([]);
    try {
      await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
      if (signal.aborted) return;
      const type = input.dataset.suggest;
      const query = new URLSearchParams({ q, ...(type ? { type } : {}) });
      const answer = await fetch(`/workbench/search?${query}`, { signal, headers: { accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const options = [...page.querySelectorAll('[data-list] .line')]
        .slice(0, MOST_SUGGESTIONS)
        .map(optionOf);
      show(options);
      announce(options.length === 1 ? '1 suggestion.' : `${options.length} suggestions.`);
    } catch {
      // The form works without suggestions.
    }
  };
  const optionOf = (line, index) => {
    const link = line.querySelector('a');
    const option = document.createElement('li');
    option.id = `${list.id}-${index}`;
    option.setAttribute('role', 'option');
    option.dataset.path = link.getAttribute('href');
    option.dataset.name = link.textContent;
    const facts = [...line.children].slice(1).filter((part) => !part.matches('a'));
    const more = document.createElement('span');
    more.className = 'soft small';
    more.textContent = facts
      .map((part) => part.textContent)
      .filter(Boolean)
      .join(' · ');
    option.append(`${link.textContent} `, more);
    return option;
  };

  show([]);
  input.addEventListener('input', ask);
  input.addEventListener('blur', close);
  list.addEventListener('mousedown', (event) => {
    event.preventDefault();
    const option = event.target.closest('[role=option]');
    if (option) choose(option);
  });
  input.addEventListener('keydown', (event) => {
    const { length } = list.children;
    if (length === 0 || event.isComposing) return;
    if (event.key === 'ArrowDown') mark((at + 1) % length);
    else if (event.key === 'ArrowUp') mark((at <= 0 ? length : at) - 1);
    else if (event.key === 'Enter' && at >= 0) choose(list.children[at]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
}

// Keyboard shortcuts.

const items = () => [...document.querySelectorAll('[data-item]')].filter((item) => item.checkVisibility());
const current = () => document.querySelector('[data-item][data-at]');

function go(item) {
  current()?.removeAttribute('data-at');
  item.setAttribute('data-at', '');
  (item.querySelector('[data-open]') ?? item).focus();
  item.scrollIntoView({ block: 'nearest' });
}

function step(by) {
  const list = items();
  if (list.length === 0) return;
  const at = list.indexOf(current());
  go(list[at < 0 ? (by > 0 ? 0 : list.length - 1) : Math.max(0, Math.min(list.length - 1, at + by))]);
}

const click = (selector) => (current()?.querySelector(selector) ?? null)?.click();

const KEYS = [
  ['/', 'Search', () => document.querySelector('[data-key="/"]')?.focus()],
  ['j', 'Next in the list', () => step(1)],
  ['k', 'The one before', () => step(-1)],
  ['a', 'Accept the finding', () => click('[data-accept]')],
  ['r', 'Reject the finding', () => click('[data-reject]')],
  [
    'e',
    'Edit',
    () => (current()?.querySelector('[data-edit]') ?? document.querySelector('[data-key="e"]'))?.click(),
  ],
  ['?', 'These keys', () => showKeys()],
];

const WRITTEN_IN = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
  if (event.target.closest?.(WRITTEN_IN) || document.querySelector('dialog[open]')) return;
  // `?` works even while shortcuts are off: its dialog turns them on again.
  const key = KEYS.find(([name]) => name === event.key && (name === '?' || keysAreOn()));
  if (!key) return;
  event.preventDefault();
  key[2]();
});

// An item that receives the focus by mouse or Tab becomes the current item.
document.addEventListener('focusin', ({ target }) => {
  const item = target.closest?.('[data-item]');
  if (!item || item === current()) return;
  current()?.removeAttribute('data-at');
  item.setAttribute('data-at', '');
});

let dialog;

function showKeys() {
  dialog ??= makeDialog();
  dialog.querySelector('input').checked = keysAreOn();
  dialog.showModal();
}

function makeDialog() {
  const made = document.createElement('dialog');
  made.setAttribute('aria-labelledby', 'keys-title');
  const keys = KEYS.map(([key, meaning]) => `<dt><kbd>${key}</kbd></dt><dd>${meaning}</dd>`);
  made.innerHTML = `<h2 id="keys-title">Keys</h2><dl class="keys">${keys.join('')}</dl>
    <form method="dialog" class="stacked"><div class="choice"><input type="checkbox" id="keys-on">
    <label for="keys-on">Use these keys in this browser</label></div>
    <div class="actions"><button>Close</button></div></form>`;
  made.querySelector('input').addEventListener('change', ({ target }) => {
    localStorage.setItem(SETTING, target.checked ? 'on' : 'off');
  });
  document.body.append(made);
  return made;
}
