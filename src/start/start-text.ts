/** What the one who starts the service is to know. */
export interface Started {
  /** The address for everybody. */
  readonly publicUrl: string;
  /** The address that certainly answers on this machine. */
  readonly localUrl: string;
  /** The demo editor, if there is one; its key only on the start that made it. */
  readonly demo: { readonly email: string; readonly key: string | null } | null;
  readonly hasAccounts: boolean;
}

/** The lines that the start prints. */
export function startText(started: Started): string {
  return `Directory Service is ready.

  Address        ${started.publicUrl}
  Documentation  ${started.publicUrl}/docs
${howToCall(started)}`;
}

function howToCall({ localUrl, demo, hasAccounts }: Started): string {
  if (demo?.key) {
    const header = `-H 'Authorization: Bearer ${demo.key}'`;
    return `
A sample directory was loaded. This is its editor's API key, shown only now:

  ${demo.key}

Three calls to begin with:

  curl ${header} '${localUrl}/api/v1/organizations?domain=harbourlight.example'
  curl ${header} '${localUrl}/api/v1/people?per_page=3'
  curl ${header} -H 'Content-Type: application/json' -d '{"first_name":"Ada","last_name":"Lovelace","source_url":"https://example.org/ada"}' ${localUrl}/api/v1/people/quick_add
`;
  }
  if (demo) {
    return `
The demo editor's API key was shown at the first start. For a new one:

  npm run directory -- user:update --email ${demo.email} --rotate-key
`;
  }
  return hasAccounts
    ? ''
    : `
For an account and its API key:

  npm run directory -- user:create --email you@example.org --name 'Your Name' --can-edit
`;
}
