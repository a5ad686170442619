import fc from 'fast-check';
import { ulid } from 'ulid';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { command, latestAttempt, outcome, who, type Who } from './engine-command.ts';
import type { Real } from './engine-invariants.ts';
import * as model from './engine-model.ts';
import type { Model } from './engine-model.ts';
import { quizId } from './make-engine.ts';

const known = (m: Model, w: Who) => m.people[w].open !== undefined || m.people[w].completed.length > 0;
const given = () => ({ grantId: ulid(), reason: 'Why not', by: 'admin' });
const toAttempt = async (r: Real, w: Who) => ({
  ...given(),
  userId: r.people[w].userId,
  attempt: parseAttemptId(await latestAttempt(r, w)),
  now: r.engine.clock(),
});

/** The grants of admins to a running attempt, or for the next one. */
export const grantCommands = [
  fc.tuple(who, fc.constantFrom(1, 30)).map(([w, minutes]) =>
    command(
      `grant ${minutes} minutes (${w})`,
      (m) => (known(m, w) ? model.grantTime(m, m.people[w], minutes) : 'not-found'),
      (r) =>
        outcome(async () => {
          await r.engine.ports.grants.grantTime({ ...(await toAttempt(r, w)), minutes });
          return 'granted';
        }),
    ),
  ),
  who.map((w) =>
    command(
      `grant a resume (${w})`,
      (m) => (known(m, w) ? model.grantResume(m, m.people[w]) : 'not-found'),
      (r) =>
        outcome(async () => {
          await r.engine.ports.grants.grantResume(await toAttempt(r, w));
          return 'granted';
        }),
    ),
  ),
  who.map((w) =>
    command(
      `grant 2 minutes for the next attempt (${w})`,
      (m) => model.grantNext(m.people[w], 2),
      (r) =>
        outcome(async () => {
          await grantNextTime(r.engine.ports, { userId: r.people[w].userId, quizId, minutes: 2, ...given() });
          return 'granted';
        }),
    ),
  ),
];
