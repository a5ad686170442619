import { keys } from '#functions/adapters/dynamo/keys.ts';
import { quizId, recomputedScore, type Engine } from '#test/support/engine/make-engine.ts';
import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Run } from './run-seed.ts';

/** What is wrong with the table after a run, in words; nothing if nothing was lost and nothing counted twice. */
export async function judgeRun(engine: Engine, run: Run): Promise<string[]> {
  const { userId, coupon, devices, leaving, acknowledged } = run;
  const wrong: string[] = [];
  const must = (isRight: boolean, words: string) => void (isRight || wrong.push(words));

  const items = await engine.items(userId, '');
  const below = (prefix: string) => items.filter(({ sk }) => String(sk).startsWith(prefix));
  const [attempt, ...more] = below('ATTEMPT#');
  must(attempt !== undefined && more.length === 0, `${more.length + 1} attempts`);
  if (!attempt) return wrong;
  const attemptId = `${quizId}.${String(attempt['version'])}.${String(attempt['sk']).split('#')[2] ?? ''}`;
  const stored = await engine.find(userId, attemptId);
  if (!stored) return [...wrong, 'no attempt'];
  const { answers, events, endReason } = stored;

  must(stored.status === 'completed', `the attempt is ${stored.status}`);
  const reasons = {
    ended: ['candidate', 'time', 'limit'],
    closed: ['time', 'limit', 'candidate'],
    away: ['time', 'limit'],
  };
  must(reasons[leaving].includes(endReason ?? ''), `${leaving}, but the end is ${endReason}`);

  const known = Object.keys(answers).length;
  must(stored.answeredCount === known, `${stored.answeredCount} answers counted, ${known} stored`);
  const score = await recomputedScore(engine, userId, attemptId);
  must(stored.score === score, `the score is ${stored.score}, and its answers have ${score}`);
  for (const [questionId, optionId] of acknowledged)
    must(answers[questionId]?.optionId === optionId, `the acknowledged answer to ${questionId} is not stored`);
  for (const [questionId, { optionId }] of Object.entries(answers))
    must(
      devices.some(({ chosen }) => chosen.get(questionId)?.optionId === optionId),
      `nobody has given the stored answer to ${questionId}`,
    );
  const used = devices.filter(({ chosen }) => chosen.size > 0).length;
  for (const { name, chosen, askedAgain, stores } of devices) {
    must(askedAgain.length === 0, `${name} asks again: ${askedAgain.join()}`);
    const kept = [...(stores.get('answers')?.values() ?? [])].map((row) => row['questionId']);
    for (const [questionId, { optionId, fate }] of chosen) {
      const isStored = answers[questionId] !== undefined;
      must(isStored || fate === 'told' || kept.includes(questionId), `${name} has lost the answer to ${questionId}`);
      if (used === 1 && isStored)
        must(answers[questionId]?.optionId === optionId, `another answer to ${questionId} is stored`);
      if (used === 1 && leaving === 'ended' && endReason === 'candidate')
        must(isStored, `the answer to ${questionId} is not stored, and the person has ended the attempt (${fate})`);
    }
  }

  const seat = await engine.ports.seats.find(userId, quizId);
  for (const [id, { cause }] of Object.entries(events)) {
    must(!run.earlyEntries.has(id), 'an entry before the first answer has cost a resume');
    must(cause === 'tab-switch' || run.made.has(id), `nobody has made the entry ${id}`);
  }
  for (const id of run.entries)
    must(
      id in events || endReason !== 'candidate' || seat.early?.includes(id) === true,
      `the entry ${id} is not counted`,
    );
  must(Object.keys(events).length <= stored.resumeLimit, `${Object.keys(events).length} events`);

  must(below('RESULT#').length === 1, `${below('RESULT#').length} results`);
  must(below('RESULT#')[0]?.['status'] === 'pending', 'the report is not ordered');
  const redemptions = below('REDEMPTION#');
  const consumed = redemptions.filter(({ status }) => status === 'consumed');
  must(redemptions.length === 1 && consumed.length === 1, `${redemptions.length} redemptions`);
  const ids = consumed[0]?.['attemptIds'] as Set<string> | undefined;
  must(ids?.size === 1 && ids.has(attemptId), 'the coupon was used for another attempt');
  must((await engine.ports.coupons.find(coupon))?.uses === 1, 'the coupon was not used once');
  must(seat.completedCount === 1 && seat.openId === undefined, 'the seat is not free after one attempt');
  const { table } = engine;
  const place = await table.db.send(
    new GetCommand({ TableName: table.name, Key: keys.openAttempt(userId), ConsistentRead: true }),
  );
  must(place.Item?.['attemptId'] === undefined, 'the place for an open attempt is not free');
  return wrong;
}

/** How often each coupon was sold. */
export async function countSales({ table }: Engine, month: string): Promise<Map<string, number>> {
  const sold = new Map<string, number>();
  const pages = paginateQuery(
    { client: table.db },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.sale(month, '').pk },
    },
  );
  for await (const { Items = [] } of pages)
    for (const { coupon } of Items) sold.set(String(coupon), (sold.get(String(coupon)) ?? 0) + 1);
  return sold;
}
