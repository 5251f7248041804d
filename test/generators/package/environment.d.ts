declare const process: { readonly env: Readonly<Record<string, string>> };
