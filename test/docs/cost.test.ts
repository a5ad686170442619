import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attemptCosts } from '#test/cost/attempt-costs.ts';
import { costFile, costPage, target } from '#test/cost/cost-page.ts';
import { readCounts } from '#test/cost/counts.ts';

describe('docs/cost.md', () => {
  it('is what `npm run cost` makes of its counts and the prices', async () => {
    expect(readFileSync(costFile, 'utf8')).toBe(await costPage());
  });

  it('says that 1,000 attempts cost at most half a dollar', () => {
    const dollars = attemptCosts(readCounts()).reduce((sum, line) => sum + line.dollars, 0);
    expect(1000 * dollars).toBeLessThanOrEqual(target);
  });

  it('knows what an attempt asks of the API: one request for each answer, and the clock not at all', () => {
    const { operations, answer } = readCounts().attempt;
    expect(operations).toMatchObject({ saveAnswer: 60, enterQuiz: 1, endAttempt: 1 });
    expect(operations['getAttemptClock'] ?? 0).toBeLessThanOrEqual(1);
    expect(operations).not.toHaveProperty('unknown');
    expect(answer.bytesOut).toBeLessThanOrEqual(700);
    expect(answer.http2.bytesIn + answer.http2.bytesOut).toBeLessThanOrEqual(700);
  });
});
