// What the workbench adds where scripts run. Everything it does can be done without it.

const SETTING = 'workbench-keys';
const keysAreOn = () => localStorage.getItem(SETTING) !== 'off';

const status = document.createElement('p');
status.className = 'unseen';
status.setAttribute('role', 'status');
document.body.append(status);

/** Has a screen reader say it, the same words twice as well. */
function announce(text) {
  status.textContent = '';
  setTimeout(() => (status.textContent = text), 50);
}

// Forms that are sent without leaving the page.

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

/** After a swap: the focus stands on what was refused, else on what took the place of what was decided on. */
function settle(main, place) {
  const refused = main.querySelector('[role=alert]');
  const said = main.querySelector('[data-announce]');
  announce((refused ?? said)?.textContent.trim() ?? document.title);
  if (refused) return refused.focus();
  const left = items();
  if (left.length > 0 && place >= 0) return go(left[Math.min(place, left.length - 1)]);
  main.focus();
}

// Keys.

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
  // The list of the keys is how one gets them back.
  const key = KEYS.find(([name]) => name === event.key && (name === '?' || keysAreOn()));
  if (!key) return;
  event.preventDefault();
  key[2]();
});

// Whoever goes with the mouse or with Tab goes on from there.
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
  made.innerHTML = `<h2 id="keys-title">Keys</h2><dl class="keys"></dl>
    <form method="dialog" class="stacked"><div class="choice"><input type="checkbox" id="keys-on">
    <label for="keys-on">Use these keys in this browser</label></div>
    <div class="actions"><button>Close</button></div></form>`;
  for (const [key, meaning] of KEYS) {
    const term = document.createElement('dt');
    const name = document.createElement('kbd');
    name.textContent = key;
    term.append(name);
    const description = document.createElement('dd');
    description.textContent = meaning;
    made.querySelector('dl').append(term, description);
  }
  made.querySelector('input').addEventListener('change', ({ target }) => {
    localStorage.setItem(SETTING, target.checked ? 'on' : 'off');
  });
  document.body.append(made);
  return made;
}
