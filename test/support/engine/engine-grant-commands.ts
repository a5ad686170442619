import fc from 'fast-check';
import { ulid } from 'ulid';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { grantResume, grantTime } from '#functions/usecases/attempts/grant-to-attempt.ts';
import { command, latestAttempt, outcome, who, type Who } from './engine-command.ts';
import * as model from './engine-model.ts';
import type { Model } from './engine-model.ts';
import { quizId } from './make-engine.ts';

const known = (m: Model, w: Who) => m.people[w].open !== undefined || m.people[w].completed.length > 0;
const given = () => ({ grantId: ulid(), reason: 'Why not', by: 'admin' });

/** The grants of admins to a running attempt, or for the next one. */
export const grantCommands = [
  fc.tuple(who, fc.constantFrom(1, 30)).map(([w, minutes]) =>
    command(
      `grant ${minutes} minutes (${w})`,
      (m) => (known(m, w) ? model.grantTime(m, m.people[w], minutes) : 'not-found'),
      (r) =>
        outcome(async () => {
          const { userId } = r.people[w];
          await grantTime(r.engine.ports, { userId, attemptId: await latestAttempt(r, w), minutes, ...given() });
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
          const { userId } = r.people[w];
          await grantResume(r.engine.ports, { userId, attemptId: await latestAttempt(r, w), ...given() });
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
