import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftQuestion } from '#functions/domain/question.ts';
import { startHandlers, type Handlers } from '#test/support/handlers.ts';
import { adult, newEventId, newPerson } from '#test/support/make-engine.ts';

const points = (question: number, option: number) => 7_000_000 + question * 100 + option;
const secret = (what: string, question: number, option = 0) => `MARKER-${what}-${question}-${option}-KEEP`;

/** Every text a candidate may not see is a unique marker, and every number of points has seven digits. */
const bank: DraftQuestion[] = Array.from({ length: 6 }, (_, question) => ({
  text: `Visible question ${question}`,
  category: secret('category', question),
  subCategory: secret('subcategory', question),
  options: Array.from({ length: 5 }, (_, option) => ({
    text: `Visible option ${option} of ${question}`,
    points: points(question, option),
    remarks: secret('remarks', question, option),
    strength: secret('strength', question, option),
    scw: secret('scw', question, option),
    weakness: secret('weakness', question, option),
  })),
}));

let handlers: Handlers;
beforeAll(async () => {
  handlers = await startHandlers();
  await handlers.engine.publish(bank);
  await handlers.engine.addCoupon({ code: 'WELCOME' });
});
afterAll(() => handlers.issuer.close());

describe('a whole attempt', () => {
  it('never shows points, categories, phrases or a score to the candidate', async () => {
    const userId = newPerson();
    const token = handlers.tokenOf(userId);
    const replies: string[] = [];
    const send: Handlers['send'] = async (name, sent) => {
      const reply = await handlers.send(name, { token, ...sent });
      replies.push(reply.text);
      return reply;
    };
    const quiz = { quizId: 1 };
    await send('getActiveQuiz');
    await send('getMe');
    await send('getSeat', { params: quiz });
    await send('enterQuiz', { params: quiz, body: { eventId: newEventId() } });
    await send('giveConsent', { body: adult });
    await send('redeemCoupon', { params: quiz, body: { code: 'WRONG' } });
    await send('redeemCoupon', { params: quiz, body: { code: 'WELCOME' } });
    await send('getSeat', { params: quiz });
    const { json: view } = await send('enterQuiz', { params: quiz, body: { eventId: newEventId() } });
    const params = { attemptId: view['attemptId'] as string };
    await send('endAttempt', { params });
    const questions = view['questions'] as { questionId: string; options: { optionId: string }[] }[];
    expect(questions).toHaveLength(6);
    for (const [index, { questionId, options }] of questions.entries()) {
      const answer = (option: number) =>
        send('saveAnswer', {
          params,
          body: { questionId, optionId: options[option]?.optionId ?? 'x', position: option, answeredAfterMs: index },
        });
      expect((await answer(index % 5)).status).toBe(200);
      expect((await answer(index % 5)).json).toMatchObject({ outcome: 'replayed' });
      expect((await answer((index + 1) % 5)).json).toMatchObject({ code: 'already-answered' });
      if (index === 2) await send('exportMyData');
      if (index === 2) await send('enterQuiz', { params: quiz, body: { eventId: newEventId() } });
    }
    await send('recordTabSwitch', { params, body: { eventId: newEventId() } });
    expect((await send('endAttempt', { params })).status).toBe(200);
    await send('saveAnswer', { params, body: { questionId: '1', optionId: '0', position: 0, answeredAfterMs: 0 } });
    await send('recordTabSwitch', { params, body: { eventId: newEventId() } });
    await send('getSeat', { params: quiz });
    expect((await send('getMyReport', { params })).json).toMatchObject({ code: 'report-not-ready' });
    const id = { userId, ...params };
    const now = Date.now();
    await handlers.engine.ports.deliveries.claim(id, { owner: 'me', now, until: now + 1 });
    await handlers.engine.ports.deliveries.markSending(id, { owner: 'me', reportKey: 'reports/a.pdf', now });
    expect((await send('getMyReport', { params })).json).toMatchObject({
      url: expect.stringContaining('a.pdf') as string,
    });
    expect((await send('listMyAttempts')).status).toBe(200);
    // The report shows the sum of points, so by now that is no secret.
    const { json: data } = await handlers.send('exportMyData', { token });
    expect(data).toMatchObject({
      attempts: [{ answers: { length: 6 }, report: { score: expect.any(Number) as number } }],
    });
    replies.push(JSON.stringify(data).replace(/,"score":\d+/, ''));
    expect((await send('eraseMe', { body: { confirmation: 'ERASE' } })).status).toBe(200);

    expect(replies).toHaveLength(40);
    for (const reply of replies) {
      expect(reply).not.toMatch(/MARKER/);
      // Seven or eight digits that stand alone: points, or the sums that make a score. (Instants have thirteen.)
      expect(reply).not.toMatch(/(?<![\w.-])[1-9]\d{6,7}(?![\w-])/);
      expect(reply).not.toMatch(/"(score|points|category|subCategory|sub_category|remarks|scw|strength|weakness)"/i);
    }
    expect(replies.some((reply) => reply.includes('Visible option 4 of 5'))).toBe(true);
  });

  it('numbers options in an order that says nothing of their points', async () => {
    const [byPoints] = await handlers.engine.ports.banks.getPaper(1, 1);
    expect(byPoints?.options.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
    const texts = byPoints?.options.map(({ text }) => text) ?? [];
    expect(texts).toEqual([...texts].sort());
  });
});
