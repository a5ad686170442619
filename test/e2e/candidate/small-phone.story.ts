import { expect, it } from 'vitest';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { readSampleBank } from '#infra/local/seed/sample-bank.ts';
import { useBrowser } from '#test/e2e/support/browser.ts';
import { beginAssessment, options, question } from '#test/e2e/support/quiz/candidate.ts';

const { newPage } = useBrowser({ viewport: { width: 360, height: 640 } });
const lengthOf = (sample: object) => JSON.stringify(sample).length;
const paper = readSampleBank().map(({ question: text, options: all }) => ({
  text,
  options: all.map(({ option }, place) => ({ optionId: `${place}`, text: option })),
}));

it('a small phone shows a median question and all its options, of at most two lines, above the floating button', async () => {
  const median = paper.toSorted((a, b) => lengthOf(a) - lengthOf(b))[paper.length / 2];
  const page = await newPage();
  await page.route('**/entries', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as AttemptView;
    json.questions = json.questions.map((asked) => ({ ...asked, ...median }));
    await route.fulfill({ response, json });
  });
  await beginAssessment(page, 'small-phone@example.com');
  await expect.poll(() => question(page).innerText()).toBe(median?.text);
  expect((await page.getByText('What would you most likely do?').boundingBox())?.y).toBeGreaterThan(0);
  const shown = await options(page).evaluateAll((all) =>
    all.map((option) => {
      const { fontSize, lineHeight } = getComputedStyle(option);
      const text = option.lastElementChild?.getBoundingClientRect().height ?? 0;
      return [fontSize, text < 2.5 * Number.parseFloat(lineHeight), option.getBoundingClientRect().bottom] as const;
    }),
  );
  expect(shown.map(([size, isShort]) => [size, isShort])).toEqual(shown.map(() => ['16px', true]));
  const end = await page.getByRole('button', { name: 'End Assessment' }).boundingBox();
  expect(shown[4]?.[2]).toBeLessThanOrEqual(end?.y ?? 0);
});
