import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stages, type StageConfig } from '#infra/config.ts';
import { attemptCosts, type Counts } from '#test/cost/attempt-costs.ts';
import { idleCosts } from '#test/cost/idle-costs.ts';
import { stageTemplates } from '#test/infra/stacks/stage-templates.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';

/** Dollars for 1,000 attempts. */
const maxCost = 0.55;

interface StoredCounts extends Counts {
  /** API requests by operation. */
  operations: Record<string, number>;
  /** Bytes of a saved answer in the middle of the attempt. */
  answer: { bytesOut: number; http2: { bytesIn: number; bytesOut: number } };
}

const { attempt } = JSON.parse(readFileSync('test/cost/counts.json', 'utf8')) as { attempt: StoredCounts };

describe('the cost of an attempt', () => {
  it('is at most $0.55 for 1,000 attempts, and docs/cost.md has the same sum', () => {
    const cost = attemptCosts(attempt).reduce((sum, dollars) => sum + 1000 * dollars, 0);
    expect(cost).toBeLessThanOrEqual(maxCost);
    expect(readFileSync('docs/cost.md', 'utf8')).toContain(`**${cost.toFixed(3)}**`);
  });

  it('counts one small request for each answer and almost none for the clock', () => {
    const { operations, answer } = attempt;
    expect(operations).toMatchObject({ saveAnswer: 60, enterQuiz: 1, endAttempt: 1 });
    expect(operations['getAttemptClock'] ?? 0).toBeLessThanOrEqual(1);
    expect(operations).not.toHaveProperty('unknown');
    expect(answer.bytesOut).toBeLessThanOrEqual(700);
    expect(answer.http2.bytesIn + answer.http2.bytesOut).toBeLessThanOrEqual(700);
  });
});

describe('the cost of a month without anybody', () => {
  const sumOf = async (config?: StageConfig) =>
    Object.values(idleCosts(await stageTemplates(config))).reduce((sum, [, dollars]) => sum + dollars, 0);

  it('is in docs/cost.md for both stages', async () => {
    const text = readFileSync('docs/cost.md', 'utf8');
    for (const cost of [await sumOf(), await sumOf(testStage('dev'))]) expect(text).toContain(`**${cost.toFixed(2)}**`);
  });

  it('stays below 80 % of each stage’s budget, at which AWS warns', async () => {
    expect(await sumOf()).toBeLessThan(0.8 * stages.prod.monthlyBudget);
    expect(await sumOf(testStage('dev'))).toBeLessThan(0.8 * stages.dev.monthlyBudget);
  });
});
