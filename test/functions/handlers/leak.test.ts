import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { engine, renderReport } from '#functions/adapters/pdf/render-report.ts';
import { deliverReport } from '#functions/usecases/reports/delivery/deliver-report.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { makeOutside } from '#test/support/make-account.ts';
import { adult, newEventId, newPerson } from '#test/support/engine/make-engine.ts';

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

function expectNoSecret(reply: string): void {
  expect(reply).not.toMatch(/MARKER/);
  expectNoPoints(reply);
  expect(reply).not.toMatch(/"(score|points|category|subCategory|sub_category|remarks|scw|strength|weakness)"/i);
}

/** Seven or eight digits that stand alone: points, or the sums that make a score. (Instants have thirteen.) Also with commas, as a report writes them. */
function expectNoPoints(text: string): void {
  expect(text).not.toMatch(/(?<![\w.-])[1-9]\d{6,7}(?![\w-])/);
  expect(text).not.toMatch(/(?<![\w.-])\d{1,2},\d{2},\d{2},\d{3}|(?<![\w.-])\d{2},\d{2},\d{3}/);
}

let handlers: Handlers;
beforeAll(async () => {
  handlers = await startHandlers();
  await handlers.engine.publish(bank);
  await handlers.engine.addCoupon({ code: 'WELCOME' });
});
afterAll(() => handlers.issuer.close());

const siteOrigin = 'https://truein.example';

/** Makes and mails the report as the worker does. */
async function deliver(id: { userId: string; attemptId: string }) {
  const made: { report: ReportDocument; file: Uint8Array }[] = [];
  const mails: string[] = [];
  await deliverReport(
    {
      ...handlers.engine.ports,
      render: async (report) => {
        const file = await renderReport(report);
        made.push({ report, file: new Uint8Array(file) });
        return file;
      },
      reports: makeOutside().reports,
      mailer: { send: async ({ subject, text, html }) => `mail-${mails.push(subject + text + html)}` },
      engine,
      siteOrigin,
    },
    { ...id, owner: 'worker' },
  );
  const [first] = made;
  if (!first) throw new Error('There is no report.');
  return { ...first, mail: mails.join('') };
}

/** The names of parameters are in every report. */
const withoutNames = (text: string) => text.replace(/MARKER-(sub)?category-\d-0-KEEP/g, '');

const questionsOf = ({ questions }: Record<string, unknown>) =>
  questions as { questionId: string; options: { optionId: string }[] }[] | undefined;

describe('the candidate’s view of an attempt', () => {
  it('contains no points, categories, phrases or score in any reply up to the erasure', async () => {
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
    expect((await send('getNextReport', { params: quiz })).status).toBe(200);
    await send('enterQuiz', { params: quiz, body: { eventId: newEventId() } });
    await send('giveConsent', { body: adult });
    await send('redeemCoupon', { params: quiz, body: { code: 'WRONG' } });
    await send('redeemCoupon', { params: quiz, body: { code: 'WELCOME' } });
    await send('getSeat', { params: quiz });
    const { json: view } = await send('enterQuiz', { params: quiz, body: { eventId: newEventId() } });
    const params = { attemptId: view['attemptId'] as string };
    await send('endAttempt', { params });
    let questions = questionsOf(view) ?? [];
    expect(questions).toHaveLength(1);
    expect(view['questionCount']).toBe(6);
    for (let index = 0; index < 6; index += 1) {
      const { questionId, options } = questions[index] ?? expect.fail('There is no such question.');
      const answer = (option: number) =>
        send('saveAnswer', {
          params,
          body: { questionId, optionId: options[option]?.optionId ?? 'x', answeredAfterMs: index },
        });
      const saved = await answer(index % 5);
      expect(saved.status).toBe(200);
      questions = questionsOf(saved.json) ?? questions;
      expect((await answer(index % 5)).json).toMatchObject({ outcome: 'replayed' });
      expect((await answer((index + 1) % 5)).json).toMatchObject({ code: 'already-answered' });
      if (index === 2) await send('exportMyData');
      if (index === 2) await send('enterQuiz', { params: quiz, body: { eventId: newEventId() } });
    }
    await send('recordTabSwitch', { params, body: { eventId: newEventId() } });
    expect((await send('endAttempt', { params })).status).toBe(200);
    await send('saveAnswer', { params, body: { questionId: '1', optionId: '0', answeredAfterMs: 0 } });
    await send('recordTabSwitch', { params, body: { eventId: newEventId() } });
    await send('getSeat', { params: quiz });
    expect((await send('getMyReportFile', { params })).json).toMatchObject({ code: 'report-not-ready' });
    expect((await send('getMyReport', { params })).json).toMatchObject({ code: 'report-not-ready' });
    const id = { userId, ...params };
    const now = Date.now();
    await handlers.engine.ports.deliveries.claim(id, { owner: 'me', now, until: now + 1 });
    await handlers.engine.ports.deliveries.markSending(id, { owner: 'me', reportKey: 'reports/a.pdf', now });
    expect((await send('getMyReportFile', { params })).json).toMatchObject({ code: 'report-not-ready' });
    await handlers.engine.ports.deliveries.markSent(id, { mailId: 'm', resend: 0, now });
    expect((await send('getMyReportFile', { params })).json).toMatchObject({
      url: expect.stringContaining('a.pdf') as string,
    });
    expect((await send('listMyAttempts')).status).toBe(200);
    // No main parameter has six questions, so there is no sum, either.
    const { json: data } = await handlers.send('exportMyData', { token });
    expect(data).toMatchObject({ attempts: [{ answers: { length: 6 }, report: { content: { answeredCount: 6 } } }] });
    // What the report itself says is theirs now; of the rest there is no word more.
    replies.push(JSON.stringify(data, (key, value: unknown) => (key === 'content' ? undefined : value)));
    expect((await send('eraseMe', { body: { confirmation: 'ERASE' } })).status).toBe(200);

    expect(replies).toHaveLength(43);
    for (const reply of replies) expectNoSecret(reply);
    expect(replies.some((reply) => reply.includes('Visible option 4 of 5'))).toBe(true);
  });

  it.each([1, 2, 5])('contains nothing of the key after %i answers, in any reply, mail or report', async (count) => {
    const userId = newPerson();
    const token = handlers.tokenOf(userId);
    const texts: string[] = [];
    const send: Handlers['send'] = async (name, sent) => {
      const reply = await handlers.send(name, { token, ...sent });
      texts.push(reply.text);
      return reply;
    };
    const quiz = { quizId: 1 };
    await send('getMe');
    await send('giveConsent', { body: adult });
    await send('redeemCoupon', { params: quiz, body: { code: 'WELCOME' } });
    const { json: view } = await send('enterQuiz', { params: quiz, body: { eventId: newEventId() } });
    const params = { attemptId: view['attemptId'] as string };
    let questions = questionsOf(view) ?? [];
    for (let index = 0; index < count; index += 1) {
      const { questionId, options } = questions[index] ?? expect.fail('There is no such question.');
      const optionId = options[index]?.optionId ?? '0';
      const { json } = await send('saveAnswer', { params, body: { questionId, optionId, answeredAfterMs: index } });
      questions = questionsOf(json) ?? questions;
      await send('exportMyData');
    }
    expect((await send('endAttempt', { params })).status).toBe(200);
    await send('exportMyData');
    const { file, report, mail } = await deliver({ userId, ...params });
    await send('getMyReportFile', { params });
    await send('listMyAttempts');
    await send('getSeat', { params: quiz });
    await send('enterQuiz', { params: quiz, body: { eventId: newEventId() } });
    for (const text of [...texts, mail]) expectNoSecret(text);
    const seen = await Promise.all([send('getMyReport', { params }), send('exportMyData')]);
    for (const { text, status } of seen) {
      expect(status).toBe(200);
      expectNoSecret(withoutNames(text));
    }

    const words = (await extractText(await getDocumentProxy(file), { mergePages: true })).text;
    expect(words).toContain(`${count} of 6`);
    expect(words).toContain('Too few questions');
    // The names are longer than a line.
    expectNoSecret(withoutNames(words.replace(/\s+/g, '')));
    expect(words.replace(/90\s?%/g, '')).not.toMatch(/\d\s?%/);
    expect(JSON.stringify(report)).not.toMatch(/"score"|"phrase"/);
  });

  it('numbers options in an order unrelated to their points', async () => {
    const [byPoints] = await handlers.engine.ports.banks.getPaper(1, 1);
    expect(byPoints?.options.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
    const texts = byPoints?.options.map(({ text }) => text) ?? [];
    expect(texts).toEqual([...texts].sort());
  });
});
