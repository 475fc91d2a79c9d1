/** What is decided by rule about the client's code; how it is laid out is Prettier's. */

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['**/node_modules/', '.svelte-check/', 'src/api/schema.d.ts', 'public/'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // There are no enums, and to look for them takes a quarter of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Mentioning a value in an effect (`void moved`) makes the effect depend on it.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Not every Map is state: many are filled once, or only read.
      'svelte/prefer-svelte-reactivity': 'off',
      // What is kept in the browser's storage is a plain object.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // With noUncheckedIndexedAccess an exclamation mark says that an index is in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The parser does not know the types of snippets' and generic components' parameters; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['*.js', 'build/*.js'], extends: [ts.configs.disableTypeChecked] },
  { files: ['build/sw.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': 'off' }, // a fixture that needs no other says so with {}
  },
)
