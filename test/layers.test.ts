import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { containing } from '#test/support/matchers.ts';

/** Only the rules that hold the layers apart: they need no types. */
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted-'),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});
const problemsOf = async (code: string, filePath: string) =>
  (await eslint.lintText(code, { filePath })).flatMap(({ messages }) => messages.map(({ message }) => message));

const feature = 'web/src/features/home/home-page.tsx';

it.each([
  [`import '#web/features/quiz/quiz-page.tsx';`, feature],
  [`export const load = () => import('#web/features/quiz/quiz-page.tsx');`, feature],
  [`export const load = () => import('../quiz/quiz-page.tsx');`, feature],
  [`export const load = () => import('#web/app/routes.tsx');`, feature],
])('no feature reaches another one, or the app: %s', async (code, file) => {
  expect(await problemsOf(code, file)).toEqual([containing('not the app, not each other')]);
});

it('a feature reaches the kit, the lib and its own folders', async () => {
  const code = `import '#web/ui/button.tsx';\nexport const load = () => import('#web/lib/paths.ts');\nimport './x.ts';`;
  expect(await problemsOf(code, feature)).toEqual([]);
});

it.each([
  [`import '#functions/adapters/dynamo/table.ts';`, 'functions/domain/refusal.ts'],
  [`import '#functions/adapters/dynamo/table.ts';`, 'functions/usecases/memoize.ts'],
  [`import '#infra/local/cloud.ts';`, 'functions/handlers/public-api.ts'],
  [`import '#functions/usecases/memoize.ts';`, 'web/src/lib/paths.ts'],
])('no layer reaches above itself: %s in %s', async (code, file) => {
  expect(await problemsOf(code, file)).toHaveLength(1);
});
