import { expect, it } from 'vitest';
import { listSales } from '#infra/list-sales.ts';
import { makeEngine, startedAttempt } from '#test/support/engine/make-engine.ts';
import { indiaDay, indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';

it('sales are listed by day for the given months, without the buyer', async () => {
  const engine = await makeEngine({ questions: 4 });
  const month = indiaMonth(engine.clock());
  const day = indiaDay(engine.clock());
  const { userId } = await startedAttempt(engine);
  engine.clock.advance(40 * 24 * 60 * 60 * 1000);
  await startedAttempt(engine);
  const later = indiaDay(engine.clock());
  const head = 'day,quizId,coupon,price,discountPercentage,paid';
  const sold = (on: string) => `${on},1,WELCOME,1999,50,999.5`;
  const all = await listSales(engine.table, month, monthAfter(month, 2));
  expect(all).toBe([head, sold(day), sold(later)].join('\n'));
  expect(all).not.toContain(userId);
  expect(await listSales(engine.table, month, month)).toBe([head, sold(day)].join('\n'));
  expect(await listSales(engine.table, monthAfter(month, -1), monthAfter(month, -1))).toBe(head);
});
