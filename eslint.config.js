import { posix } from 'node:path';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { textsAlone } from './web/lint/texts-alone.js';
import { wordsInModules } from './web/lint/words-in-modules.js';

/** One layer of the tree and what it may not import. The last matching block wins, so the narrower folder stands below. */
const layer = (folder, message, ...banned) => ({
  files: [`${folder}/**`],
  rules: { 'no-restricted-imports': ['error', { patterns: banned.map((regex) => ({ regex, message })) }] },
});

/** Files below `folder`, at any depth, may import each other by relative paths that stay inside it; what `import()` asks for, too. */
const ownFolders = (folder, message, ...banned) =>
  ['', '/*', '/*/*'].map((below, depth) => {
    const patterns = [...banned, `^(\\.\\./){${depth + 1}}`];
    const { files, rules } = layer(`${folder}${below}`, message, ...patterns);
    const dynamic = patterns.map((pattern) => ({
      selector: `ImportExpression[source.value=/${pattern.replaceAll('/', '\\/')}/]`,
      message,
    }));
    return { files, rules: { ...rules, 'no-restricted-syntax': ['error', ...dynamic] } };
  });

/** The rooms of a feature, from top to bottom; `.` has the files outside the rooms. No room imports one above it. */
const rooms = (feature, folders) =>
  folders.map((folder, place) => ({
    files: [posix.join('web/src/features', feature, folder, '*')],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: folders.slice(0, place).map((upper) => ({
            regex: `^${posix.relative(folder, upper).replaceAll('.', '\\.')}/[^/]+$`,
            message: `In ${feature}, ${folder} stands below ${upper} and does not import it.`,
          })),
        },
      ],
    },
  }));

const layers = [
  layer('functions/domain', 'The domain imports itself and zod/mini.', '^(?!\\./|#functions/domain/|zod/mini$)'),
  layer(
    'functions/contract',
    'The contract knows the domain and zod/mini.',
    '^(?!\\./|#functions/(domain|contract)/|zod/mini$)',
  ),
  layer(
    'functions/usecases',
    'Use cases know domain, contract, ports, types of stores and p-map.',
    '^(?!\\./|#functions/(domain|contract|usecases|adapters/dynamo)/|p-map$)',
  ),
  {
    files: ['functions/usecases/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^#functions/adapters/', allowTypeImports: true, message: 'A use case gets its stores as ports.' },
          ],
        },
      ],
    },
  },
  layer(
    'functions/adapters',
    'Adapters know domain, contract and ports.',
    '^#functions/(?!domain|contract|usecases/ports|adapters)',
    '^#(infra|web|test)/',
  ),
  layer(
    'functions/runtime',
    'The runtime serves handlers; it knows no use case and no adapter.',
    '^#functions/(adapters|handlers|usecases/(?!ports))',
    '^#(infra|web|test)/',
  ),
  layer(
    'functions/handlers',
    'A handler wires; nothing deployed imports the local cloud or the web.',
    '^#(infra|web|test)/',
  ),
  layer(
    'infra/constructs',
    'Constructs know data and types of the functions, never behaviour.',
    '^#functions/(?!contract/(api|endpoint)|domain/(retention|admin/export-order|reports/(report-delivery|send-rate))|adapters/dynamo/keys|runtime/(env|metric-names))',
    '^#(web|test)/',
    '^#infra/local',
  ),
  layer(
    'infra/stacks',
    'Stacks compose constructs.',
    '^#functions/(?!contract/(api|endpoint)|runtime/env)',
    '^#(web|test)/',
    '^#infra/local',
  ),
  layer(
    'web/src/ui',
    'The kit knows no data and no feature: of the contract the limits of texts, of the domain the words and India’s calendar, of the lib the words, the formats, the commands and the links.',
    '^#functions/(?!contract/text-limits|domain/(?:text/counted|calendar/india-))',
    '^#web/(app|features|lib(?!/(?:words|format)/|/admin/(?:use-command|admin-links)))',
    '^\\.\\./',
  ),
  layer(
    'web/src/lib',
    'The lib knows the contract and the domain.',
    '^#functions/(?!contract|domain)',
    '^#web/(app|features|ui)',
    '^\\.\\./',
  ),
  ...ownFolders(
    'web/src/report-view',
    'A report is drawn from the domain’s own words, with parts of the ui and words of the lib.',
    '^#functions/(?!contract|domain)',
    '^#web/(app|features|lib(?!/words/)|pages)',
  ),
  ...ownFolders(
    'web/src/features/*',
    'Features know ui and lib: not the app, not each other. Those about the bank share the feature bank.',
    '^#functions/(?!contract|domain)',
    '^#(infra|test)/',
    '^#web/(app|features/(?!bank/))',
  ),
  ...ownFolders(
    'web/src/features/bank',
    'The feature bank is shared by bank-upload and question-bank, and knows neither.',
    '^#functions/(?!contract|domain)',
    '^#(infra|test)/',
    '^#web/(app|features)',
  ),
  {
    files: ['web/**'],
    // The sample report that the build publishes is made from the sample bank, which the local cloud is seeded with.
    ignores: ['web/sample-files.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(#|(\\.\\./)+)infra/', message: 'The site knows nothing of what it runs on.' }] },
      ],
    },
  },
  ...rooms('bank', ['details', 'diff', 'table', '.']),
  ...rooms('bank-upload', ['preview', 'questions', 'statistics', 'defects', 'review', 'columns', 'answers', 'flow']),
  ...rooms('question-bank', ['.', 'versions', 'details', 'editing', 'editing/submit', 'editing/form', 'editing/edits']),
  // The rooms of bank-upload: here.
  layer('web/src/pages', 'Public pages know features, ui, lib and the shell.', '^#functions/', '^#(infra|test)/'),
  layer('web/src/app', 'The app knows features, ui and lib.', '^#functions/(?!contract|domain)', '^#(infra|test)/'),
];

/** What no title of these test functions may match: the first argument of `it('…')`, `it.each(…)('…')` and their like. */
const title = (functions, regex, message) => {
  const call = `:matches([callee.name=${functions}], [callee.callee.object.name=${functions}], [callee.tag.object.name=${functions}])`;
  return [
    { selector: `CallExpression${call} > Literal.arguments:first-child[value=${regex}]`, message },
    {
      selector: `CallExpression${call} > TemplateLiteral.arguments:first-child > TemplateElement:first-child[value.raw=${regex}]`,
      message,
    },
  ];
};

/** A title is read in a list of failures, without its file: it says who does what. */
const titles = [
  ...title(
    '/^(it|test)$/',
    '/^(of|in|on|at|by|for|from|with|without|to|into|after|before|behind|beside|between|until|unless|where|which|who|whom|whose|what|that|than|as|and|but|or|so|its?|it|they|them|he|she|this|these|those|nothing but|also|even|too|not)\\b/i',
    'Begin a title with its subject or verb: who does what?',
  ),
  ...title(
    '/^(describe|it|test)$/',
    '/\\b((is|are|was|were|be|been|being) (told|said|asked|looked at|looked for|read as|let|had)|stands?|stood|by (itself|themselves)|besides?|anew|nought|somebody|foretell|that which|all the same|what it is)\\b/i',
    'Say in plain words who does what to whom.',
  ),
  ...title(
    '/^(it|test)$/',
    '/^(\\S+ ){1,3}(it|they|them|he|she|him|her)\\b/i',
    'Name the thing that is tested instead of a pronoun.',
  ),
  ...title(
    '/^describe$/',
    '/^(its?|they|is|are|of|by|for|with|without|what|who|which|that|where|in|on|at|to)\\b/i',
    'A describe is a noun, or begins with “when”.',
  ),
];

/** A machine may be ten times slower: a test waits for a state for a minute at least. */
const limits = [
  {
    selector: 'Property[key.name=/^(timeout|asyncUtilTimeout)$/] > Literal[value>0][value<60000]',
    message: 'Wait for a state for at least a minute, or leave out the limit: the projects have one.',
  },
];

export default tseslint.config(
  { ignores: ['node_modules', 'cdk.out', 'web/dist', '.local', 'dist'] },
  // A bundle of the readers of an earlier version. It stays as that version was.
  { ignores: ['test/stored-items/recorded/readers.mjs'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'no-console': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // What only types can tell: a promise that nobody waits for, an `any` from a library, a case left out.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: ['functions/**'],
    ignores: ['functions/runtime/log.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['web/src/**'],
    ...reactHooks.configs.flat['recommended-latest'],
    // It speaks to React's compiler, which is not used here.
    rules: { ...reactHooks.configs.flat['recommended-latest'].rules, 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['web/src/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    // A dialog of React Aria must say where its focus goes.
    rules: { ...jsxA11y.flatConfigs.recommended.rules, 'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }] },
  },
  {
    files: ['web/src/**/*.tsx'],
    plugins: { translation: { rules: { 'texts-alone': textsAlone } } },
    rules: { 'translation/texts-alone': 'error' },
  },
  {
    files: ['web/src/**'],
    ignores: ['web/src/lib/words/**'],
    plugins: { words: { rules: { 'words-in-modules': wordsInModules } } },
    rules: { 'words/words-in-modules': 'error' },
  },
  ...layers,
  { files: ['test/**'], rules: { 'no-restricted-syntax': ['error', ...titles, ...limits] } },
);
