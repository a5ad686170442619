import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { attemptStore } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { isPresented, packPresented, presentedMark } from '#functions/domain/attempts/presented-questions.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { storeAttempt } from '#test/support/dynamo/write-conditions.ts';
import { choices } from '#test/support/reports/presented-choices.ts';

let table: Table;
beforeAll(async () => {
  table = await makeTable();
});

const userId = 'user-1';
const now = Date.UTC(2026, 0, 5, 9);

/** Whether the write takes an answer to this question of an attempt that presents these. */
async function isTaken(asked: string | undefined, ids: readonly string[], questionId: string): Promise<boolean> {
  const attempt = await storeAttempt(table, userId, now, asked === undefined ? {} : { asked });
  const mark = presentedMark(ids, questionId);
  const optionId = '0';
  try {
    const command = { userId, attempt, questionId, mark, optionId, points: 1, answeredAfterMs: 0, now };
    return (await attemptStore(table).saveAnswer(command)).outcome === 'saved';
  } catch (cause) {
    expect(cause).toMatchObject({ code: 'not-presented' });
    return false;
  }
}

describe('the condition of an answer', () => {
  it('accepts exactly the questions that the domain calls presented', async () => {
    const cases = choices.chain((choice) =>
      fc.record({ choice: fc.constant(choice), id: fc.constantFrom(...choice.ids) }),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ({ choice: { ids, presented }, id }) => {
        const asked = packPresented(ids, presented);
        expect(await isTaken(asked, ids, id)).toBe(isPresented(asked, presentedMark(ids, id)));
      }),
      { numRuns: 150 },
    );
  });

  it('accepts exactly the presented questions at each place where marks get longer, up to four bytes', async () => {
    const ids = Array.from({ length: 64_000 }, (_, index) => String(index).padStart(5, '0'));
    const edges = [0, 79, 80, 1999, 2000, 0xd7cf, 0xd7d0, 0xf7cf, 0xf7d0, 63_999];
    for (const others of [edges.slice(1), edges.slice(0, -1)]) {
      const chosen = new Set(others.map((place) => String(place).padStart(5, '0')));
      for (const asked of [
        packPresented(ids, chosen),
        packPresented(ids, new Set(ids.filter((id) => !chosen.has(id)))),
      ])
        for (const place of edges) {
          const id = String(place).padStart(5, '0');
          expect(await isTaken(asked, ids, id), `${asked.charAt(0)} ${place}`).toBe(
            asked.startsWith('+') === chosen.has(id),
          );
        }
    }
  });

  it('accepts every question of an attempt that leaves none out', async () => {
    for (const id of ['1', '2', '3']) expect(await isTaken(undefined, ['1', '2', '3'], id)).toBe(true);
  });
});
