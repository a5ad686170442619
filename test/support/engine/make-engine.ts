import { randomUUID } from 'node:crypto';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { attemptStore, expiredAttempts } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import { bankStore, versionStore } from '#functions/adapters/dynamo/banks/version-store.ts';
import { consentReader, consentStore } from '#functions/adapters/dynamo/people/consent-store.ts';
import { senderMessages } from '#functions/adapters/dynamo/people/contact-store.ts';
import { couponItem, couponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import { deliveryStore } from '#functions/adapters/dynamo/reports/delivery-store.ts';
import { feedbackStore } from '#functions/adapters/dynamo/reports/feedback-store.ts';
import { grantStore } from '#functions/adapters/dynamo/attempts/grants/grant-store.ts';
import { personStore } from '#functions/adapters/dynamo/people/person-store.ts';
import { profileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import { quizStore } from '#functions/adapters/dynamo/banks/quiz-store.ts';
import { rateLimitStore } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import { seatStore } from '#functions/adapters/dynamo/attempts/seats/seat-store.ts';
import { snapshotStore } from '#functions/adapters/dynamo/reports/snapshot-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { textRegistry } from '#functions/adapters/dynamo/banks/text-registry.ts';
import { uploadStore } from '#functions/adapters/dynamo/uploads/upload-store.ts';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { digest, newSeed } from '#functions/runtime/digest.ts';
import { endAttempt } from '#functions/usecases/attempts/end-attempt.ts';
import { enterQuiz } from '#functions/usecases/attempts/enter-quiz.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import { recordTabSwitch } from '#functions/usecases/attempts/record-event.ts';
import { redeemCoupon } from '#functions/usecases/coupons/redeem-coupon.ts';
import { saveAnswer } from '#functions/usecases/attempts/save-answer.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeTable, reopen, reopenPatiently } from '#test/support/dynamo/make-table.ts';
import { stageDrafts } from '#test/support/sheets/stage-drafts.ts';

export const quizId = 1;
export const newEventId = () => randomUUID().replaceAll('-', '').slice(0, 10);

/** A clock that stands still until it is moved. */
export function makeClock(start = Date.UTC(2026, 0, 5, 9)) {
  let now = start;
  return Object.assign(() => now, { advance: (ms: number) => void (now += ms) });
}

/** The consent that an adult sends. */
export const adult = { textVersion: consentTextVersion, isAdult: true };

type PublishHow = Pick<Parameters<typeof publishBank>[1], 'mode' | 'leaveOutSame' | 'replacesActiveQuizId'>;
type Entry = Pick<Parameters<typeof enterQuiz>[1], 'cause' | 'awaySeconds' | 'mayClose'>;

const agreed = new Map<string, Promise<unknown>>();
const consentsOf = new Map<string, ReturnType<typeof consentStore>>();

/** Gives consent once for each person, through another client, because tests count the calls of the engine's own. */
function agree(table: Table, userId: string, at: number): Promise<unknown> {
  const known = agreed.get(userId);
  if (known) return known;
  const consents = consentsOf.get(table.name) ?? consentStore(reopen(table));
  consentsOf.set(table.name, consents);
  const adding = consents.add(userId, { ...adult, at });
  agreed.set(userId, adding);
  return adding;
}

/** The product's use cases on one table, like one function's: with its own caches and client. */
export function engineOn(table: Table, clock = makeClock()) {
  const banks = bankStore(table);
  const ports = {
    agreements: consentReader(table),
    attempts: attemptStore(table),
    banks,
    consents: consentStore(table),
    coupons: couponStore(table),
    deliveries: deliveryStore(table),
    expired: expiredAttempts(table),
    feedback: feedbackStore(table),
    grants: grantStore(table),
    messages: senderMessages(table),
    people: personStore(table),
    profiles: profileStore(table),
    quizzes: quizStore(table),
    limits: rateLimitStore(table, 'secret'),
    seats: seatStore(table),
    snapshots: snapshotStore(table),
    digest,
    texts: textRegistry(table),
    uploads: uploadStore(table),
    versions: versionStore(table),
    clock,
    newId: () => ulid(),
    newSeed,
  };
  const caller = (userId: string) => ({ userId, email: `${userId}@example.com`, name: 'Asha' });

  return {
    table,
    clock,
    ports,
    redeem: (userId: string, code = 'WELCOME', email = `${userId}@example.com`) =>
      redeemCoupon(ports, { userId, email, quizId, code }),
    /** Gives consent first, and handles an entry that closes the attempt. */
    enter: async (userId: string, eventId = newEventId(), entry: Entry = {}) => {
      await agree(table, userId, clock());
      return enterQuiz(ports, { caller: caller(userId), quizId, eventId, mayClose: true, ...entry });
    },
    /** Puts the questions that come with the first answer's receipt into `view`, as the page does. */
    answer: async (
      userId: string,
      view: Pick<AttemptView, 'attemptId' | 'questions'>,
      index: number,
      choice = 0,
      answeredAfterMs = 1000 * index,
      entryId?: string,
    ) => {
      const question = view.questions[index];
      const option = question?.options[choice];
      if (!question || !option) throw new Error(`There is no choice ${choice} of question ${index}.`);
      const { questionId } = question;
      const { attemptId } = view;
      const { optionId } = option;
      const answer = { userId, attemptId, questionId, optionId, answeredAfterMs, entryId };
      const receipt = await saveAnswer(ports, answer);
      // In place, so that a loop over the questions goes on with them.
      if (receipt.questions) view.questions.splice(0, view.questions.length, ...receipt.questions);
      return receipt;
    },
    switchTab: (
      userId: string,
      attemptId: string,
      eventId = newEventId(),
      more: { entryId?: string; awaySeconds?: number; secondsAgo?: number } = {},
    ) => recordTabSwitch(ports, { userId, attemptId, eventId, ...more }),
    end: (userId: string, attemptId: string, deadline?: number) => endAttempt(ports, { userId, attemptId, deadline }),
    find: async (userId: string, attemptId: string) => ports.attempts.find(userId, parseAttemptId(attemptId)),
    publish: async (drafts: DraftQuestion[], revision?: number, quiz = quizId, how: PublishHow = {}) => {
      const uploadId = ulid();
      await ports.uploads.create({ uploadId, fileName: 'bank.xlsx', by: 'admin', now: clock() });
      const staging = await stageDrafts(ports, uploadId, drafts, quiz);
      const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
      // A new quiz replaces the one on sale.
      const replacesActiveQuizId = quiz === quizId ? undefined : (await ports.quizzes.findActive())?.quizId;
      const request = { quizId: quiz, uploadId, staging, details, revision, replacesActiveQuizId, by: 'admin' };
      return publishBank(ports, { ...request, ...how });
    },
    updateQuiz: (change: Omit<Parameters<typeof ports.quizzes.update>[0], 'at'>) =>
      ports.quizzes.update({ ...change, at: clock() }),
    addCoupon: async (coupon: Partial<Coupon> & Pick<Coupon, 'code'>) => {
      const always = {
        quizId,
        active: true,
        validFrom: 0,
        validUntil: 8.64e15,
        uses: 0,
        revision: 0,
        discountPercentage: 50,
        createdAt: 0,
        createdBy: 'admin',
      };
      await table.db.send(new PutCommand({ TableName: table.name, Item: couponItem({ ...always, ...coupon }) }));
    },
    /** The stored items of a person, whose sort keys start with `prefix` if given. */
    items: async (userId: string, prefix: string) => {
      const { Items = [] } = await table.db.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :sk)' : 'pk = :pk',
          ConsistentRead: true,
          ExpressionAttributeValues: { ':pk': `USER#${userId}`, ...(prefix && { ':sk': prefix }) },
        }),
      );
      return Items;
    },
  };
}

export type Engine = ReturnType<typeof engineOn>;

/** A table with a published bank and the coupon WELCOME. */
export async function makeEngine({ questions = 60 }: { questions?: number } = {}): Promise<Engine> {
  const engine = engineOn(await makeTable());
  await engine.publish(makeBank(questions));
  await engine.addCoupon({ code: 'WELCOME' });
  return engine;
}

/** A second function on the same table and clock. */
export const another = (engine: Engine): Engine => engineOn(reopen(engine.table), engine.clock);

/** A second function on the same table and clock, with the SDK's own retries. */
export const patient = (engine: Engine): Engine => engineOn(reopenPatiently(engine.table), engine.clock);

let people = 0;
export const newPerson = () => `00000000-0000-4000-8000-${String(++people).padStart(12, '0')}`;

/** A person who has entered and answered the first question. */
export async function startedAttempt(engine: Engine) {
  const userId = newPerson();
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  await engine.answer(userId, view, 0);
  return { userId, view, attemptId: view.attemptId };
}

/** The score computed afresh from the bank's points of the chosen options. */
export async function recomputedScore(engine: Engine, userId: string, attemptId: string): Promise<number> {
  const attempt = await engine.find(userId, attemptId);
  if (!attempt) throw new Error('There is no attempt.');
  const key = await engine.ports.banks.getKey(attempt.ref.quizId, attempt.ref.version);
  return Object.entries(attempt.answers).reduce(
    (sum, [questionId, { optionId }]) => sum + (key[questionId]?.[optionId] ?? NaN),
    0,
  );
}
