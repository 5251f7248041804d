// Replaces the list of operations with the interactive reference, as soon as its library has loaded.
const { content: nonce } = document.querySelector('meta[property="csp-nonce"]');
const list = document.getElementById('main');

// The library adds style elements without a nonce, which the page's Content Security Policy would refuse.
const createElement = document.createElement.bind(document);
document.createElement = (name, options) => {
  const element = createElement(name, options);
  if (name.toLowerCase() === 'style') element.nonce = nonce;
  return element;
};

/** Samples are in curl, JavaScript (which TypeScript takes too) and Python. */
const HIDDEN_CLIENTS = {
  ...Object.fromEntries(
    [
      ...[
        'c',
        'clojure',
        'csharp',
        'dart',
        'fsharp',
        'go',
        'http',
        'java',
        'kotlin',
        'node',
        'objc',
        'ocaml',
      ],
      ...['php', 'powershell', 'r', 'ruby', 'rust', 'swift'],
    ].map((target) => [target, true]),
  ),
  js: ['axios', 'jquery', 'ofetch', 'xhr'],
  python: ['python3', 'httpx_sync', 'httpx_async'],
  shell: ['httpie', 'wget'],
};

/** Gives responses the examples of their properties: those that the library makes lack what is referred to. */
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
    content: withExamples(await answer.json()),
    servers: [{ url: location.origin }],
    // Nothing is loaded from another host, and nothing is sent to one.
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
    // The key stays in the page's memory.
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
