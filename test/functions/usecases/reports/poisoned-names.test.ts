import { describe, expect, it } from 'vitest';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { columnMemory } from '#functions/adapters/dynamo/uploads/column-memory.ts';
import { giveAnswers } from '#test/support/engine/give-answers.ts';
import { engineOn, newPerson } from '#test/support/engine/make-engine.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { deliver, makeOutside } from '#test/support/make-account.ts';
import { rowsOf } from '#test/support/dynamo/rows-of.ts';

/** Names that a plain object already has, or takes for its prototype. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const nameOf = (index: number) => names[index % names.length] ?? '';

const expectClean = () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['points']).toBeUndefined();
};

describe('names that every object has, such as constructor', () => {
  it('work as headers, and are remembered', async () => {
    const table = await makeTable();
    const { remember, readMemory } = columnMemory(table);
    await remember(Object.fromEntries(names.map((name) => [name.toLowerCase(), 'question' as const])));
    expect(Object.keys(await readMemory()).toSorted()).toEqual(names.map((name) => name.toLowerCase()).toSorted());
    const cells = Object.fromEntries(names.map((name) => [name, 'A text']));
    const parsed = parseSheet(rowsOf({ Question: 'Q?', 'Option 1': 'A', Score: '1', ...cells }));
    expect(parsed.columns.length).toBeGreaterThanOrEqual(names.length);
    expectClean();
  });

  it('work as parameters, options and texts of a report', async () => {
    const engine = engineOn(await makeTable());
    const bank: DraftQuestion[] = makeBank(40).map((draft, index) => ({
      ...draft,
      category: nameOf(index),
      subCategory: nameOf(Math.floor(index / 5)),
      options: draft.options.map((option, place) => ({ ...option, text: nameOf(place), strength: nameOf(place) })),
    }));
    await engine.publish(bank);
    await engine.addCoupon({ code: 'WELCOME' });
    const userId = newPerson();
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    await giveAnswers(engine, userId, view, (index) => index % 5);
    await engine.end(userId, view.attemptId);
    const made: ReportDocument[] = [];
    const render = (report: ReportDocument) => (made.push(report), renderReport(report));
    await deliver(engine, makeOutside(), { userId, attemptId: view.attemptId }, { render });
    const words = JSON.stringify(made);
    for (const name of names) expect(words).toContain(`"${name}"`);
    expect(words).not.toMatch(/native code|\[object /);
    expectClean();
  });
});
