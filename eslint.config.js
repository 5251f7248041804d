import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const ENVIRONMENT = 'Only src/config/config.ts reads the environment: add the setting there and pass it on.';
const DTO_TYPE =
  'Import a DTO as a value: as a type it leaves no metadata, and the body would pass unchecked.';

/** Checks correctness. Prettier formats the code, and test/architecture.spec.ts checks its structure. */
export default defineConfig(
  globalIgnores([
    '**/dist/',
    'coverage/',
    '.data/',
    'clients/typescript/src/schema.ts',
    // These files import clients that their suite generates.
    'test/generators/{package,typescript}/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    // TypeScript knows the globals; configuration files do not need this rule.
    rules: {
      'no-undef': 'off',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      // Combining marks written as escapes are intended.
      'no-misleading-character-class': ['error', { allowEscape: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'clients/typescript/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': 'error',
      // Ignores classes with decorators, because the classes in their metadata (injected classes, DTOs) must exist
      // at run time.
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A function is async for its callers, whether or not it awaits.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/config/config.ts', '**/*.spec.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: ENVIRONMENT }],
      'no-console': 'error',
    },
  },
  {
    // These expressions read untrusted text. With super-linear backtracking, a text could block the process.
    files: ['src/**'],
    ignores: ['**/*.spec.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/**/*.controller.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[importKind="type"][source.value=/\\.(dto|query)\\.js$/]',
          message: DTO_TYPE,
        },
      ],
    },
  },
  {
    // A response's JSON is `any` here: a test states what it expects, and fails otherwise.
    files: ['**/*.spec.ts', 'test/**', 'bench/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
