// Replaces the list of operations with the interactive reference when its library has loaded.
const { content: nonce } = document.querySelector('meta[property="csp-nonce"]');
const list = document.getElementById('main');

// The library adds style elements without a nonce; the page's Content Security Policy would refuse them.
const createElement = document.createElement.bind(document);
document.createElement = (name, options) => {
  const element = createElement(name, options);
  if (name.toLowerCase() === 'style') element.nonce = nonce;
  return element;
};

/** Clients that the library hides: it generates samples for curl only, with the reader's API key. */
const HIDDEN_CLIENTS = Object.fromEntries([
  ...'c clojure csharp dart fsharp go http java js kotlin node objc ocaml php powershell python r ruby rust swift'
    .split(' ')
    .map((target) => [target, true]),
  ['shell', ['httpie', 'wget']],
]);

const KEY_HEADER = 'Bearer YOUR_SECRET_TOKEN';

/** Adds runnable samples in TypeScript and Python. The library's own samples lack imports and output. */
function withSamples(api) {
  const referred = (part) =>
    part.$ref
      ? part.$ref
          .split('/')
          .slice(1)
          .reduce((within, key) => within[key], api)
      : part;
  for (const [template, item] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const required = operation.parameters.map(referred).filter((one) => one.required);
      const exampleOf = ({ example, schema }) => example ?? referred(schema).example;
      let url = location.origin + template;
      for (const one of required.filter((each) => each.in === 'path')) {
        url = url.replace(`{${one.name}}`, encodeURIComponent(exampleOf(one)));
      }
      const query = required.filter((one) => one.in === 'query').map((one) => [one.name, exampleOf(one)]);
      if (query.length > 0) url += `?${new URLSearchParams(query)}`;
      const { content = {} } = operation.requestBody ? referred(operation.requestBody) : {};
      const body = content['application/json']?.example;
      const form = content['application/x-www-form-urlencoded']?.example;
      const authorized = (operation.security ?? api.security).length > 0;
      const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
      const types = Object.keys(referred(operation.responses[success]).content ?? {});
      const result = types.length === 0 ? 'status' : types.includes('text/html') ? 'text' : 'json';
      const call = { method, url, body, form, authorized, result };
      operation['x-codeSamples'] = [
        { lang: 'typescript', label: 'TypeScript', source: typescriptSample(call) },
        { lang: 'python', label: 'Python', source: pythonSample(call) },
      ];
    }
  }
  return api;
}

function typescriptSample({ method, url, body, form, authorized, result }) {
  const headers = [
    ...(authorized ? [`    Authorization: "${KEY_HEADER}",\n`] : []),
    ...(body === undefined ? [] : ['    "Content-Type": "application/json",\n']),
  ].join('');
  const options = [
    ...(method === 'get' ? [] : [`  method: "${method.toUpperCase()}",\n`]),
    ...(headers ? [`  headers: {\n${headers}  },\n`] : []),
    ...(body === undefined
      ? []
      : [`  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),\n`]),
    ...(form === undefined ? [] : [`  body: new URLSearchParams(${JSON.stringify(form)}),\n`]),
  ].join('');
  return `const response = await fetch(${JSON.stringify(url)}${options && `, {\n${options}}`});
if (!response.ok) throw new Error(await response.text());
console.log(${{ status: 'response.status', text: 'await response.text()', json: 'await response.json()' }[result]});`;
}

function pythonSample({ method, url, body, form, authorized, result }) {
  const given = [
    `    ${JSON.stringify(url)},\n`,
    ...(authorized ? [`    headers={"Authorization": "${KEY_HEADER}"},\n`] : []),
    ...(body === undefined ? [] : [`    json=${pythonValue(body, '    ')},\n`]),
    ...(form === undefined ? [] : [`    data=${pythonValue(form, '    ')},\n`]),
  ].join('');
  return `import requests

response = requests.${method}(
${given})
response.raise_for_status()
print(${{ status: 'response.status_code', text: 'response.text', json: 'response.json()' }[result]})`;
}

/** Formats a JSON value as a Python literal. */
function pythonValue(value, indent) {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const lines = Array.isArray(value)
    ? value.map((one) => pythonValue(one, inner))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonValue(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}

/** Builds response examples from the examples of their properties. The library's own examples omit `$ref` schemas. */
function withExamples(api) {
  const exampleOf = ({ $ref, example, const: only, oneOf, anyOf, properties, items }) => {
    if (example !== undefined) return example;
    if ($ref) return exampleOf(api.components.schemas[$ref.split('/').at(-1)]);
    if (properties) {
      return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, exampleOf(one)]));
    }
    if (items) return [exampleOf(items)];
    return only ?? (oneOf || anyOf ? exampleOf((oneOf ?? anyOf)[0]) : null);
  };
  for (const { content = {} } of Object.values(api.components.responses)) {
    for (const media of Object.values(content)) {
      if (!media.examples) media.example ??= exampleOf(media.schema);
    }
  }
  return api;
}

async function show() {
  const answer = await fetch('/openapi.json');
  const reference = createElement('div');
  reference.id = 'main';
  reference.tabIndex = -1;
  list.replaceWith(reference);
  document.documentElement.classList.add('reference');
  document.getElementById('prose').disabled = true;
  window.Scalar.createApiReference(reference, {
    content: withSamples(withExamples(await answer.json())),
    servers: [{ url: location.origin }],
    // The page loads nothing from other hosts and sends nothing to them.
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
    // The API key stays in the page's memory.
    persistAuth: false,
    authentication: { preferredSecurityScheme: 'bearer' },
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    hiddenClients: HIDDEN_CLIENTS,
    hideDarkModeToggle: true,
    hideDownloadButton: true,
  });
}

const library = createElement('script');
library.src = document.currentScript.dataset.library;
library.addEventListener('load', show);
document.head.append(library);
