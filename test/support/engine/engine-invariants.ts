import { expect } from 'vitest';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { unpackAnswer } from '#functions/domain/attempts/attempt.ts';
import { presentedCount } from '#functions/domain/attempts/presented-questions.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import type { CouponCode, Model } from './engine-model.ts';
import { quizId, type Engine } from './make-engine.ts';

/** The real system: the engine, two people and what their browsers saw last. */
export interface Real {
  engine: Engine;
  codes: Record<CouponCode, string>;
  people: [Candidate, Candidate];
  /** The story's number: each story has question texts of its own. */
  story: number;
}

export interface Candidate {
  userId: string;
  view?: AttemptView;
  startedAt: number;
}

/** The invariants: the table agrees with the model, and with itself. */
export async function compare(m: Model, r: Real): Promise<void> {
  const [one, many, ...held] = await Promise.all([
    r.engine.ports.coupons.find(r.codes.ONE),
    r.engine.ports.coupons.find(r.codes.MANY),
    ...r.people.map(({ userId }) => r.engine.items(userId, '')),
  ]);
  expect({ ONE: one?.uses, MANY: many?.uses }).toEqual({ ONE: m.coupons.ONE.uses, MANY: m.coupons.MANY.uses });
  expect(one?.uses).toBeLessThanOrEqual(1);
  for (const [w, person] of m.people.entries()) {
    const below = (prefix: string) => (held[w] ?? []).filter(({ sk }) => String(sk).startsWith(prefix));
    const [seat] = below('SEAT#');
    const attempts = below('ATTEMPT#');
    expect(seat?.['completed'] ?? 0).toBe(person.completed.length);
    expect(seat?.['coupon']).toBe(person.coupon && r.codes[person.coupon]);
    expect(seat?.['pendingVersion']).toBe(person.pendingVersion);
    expect(seat?.['extraMs']).toBe(person.extraMs);
    const ids = (status: string) => attempts.filter((attempt) => attempt['status'] === status).map(idOf);
    expect(ids('open')).toEqual(person.open ? [seat?.['openId']] : []);
    expect(below('RESULT#').map(({ sk }) => String(sk).slice('RESULT#'.length))).toEqual(ids('completed').sort());
    const known = [...person.completed, ...(person.open ? [person.open] : [])];
    expect(attempts.map((attempt) => attempt['answered'] as number)).toEqual(known.map(({ answers }) => answers.size));
    expect(attempts.map((attempt) => attempt['endReason'] as string | undefined)).toEqual(
      known.map((attempt) => ('reason' in attempt ? attempt.reason : undefined)),
    );
    const [running] = attempts.filter(({ status }) => status === 'open');
    const { open } = person;
    expect(running && stateOf(running)).toEqual(
      open && { deadline: open.startedAt + open.limitMs, lastResume: open.lastResume },
    );
    if (running && open) expect(await presentedBy(r, running)).toBe(open.presented.length);
    for (const attempt of attempts) await checkAttempt(r, attempt);
  }
}

async function presentedBy(r: Real, { asked, version }: Record<string, unknown>): Promise<number> {
  const paper = await r.engine.ports.banks.getPaper(quizId, version as number);
  return presentedCount(asked as string | undefined, paper.length);
}

const stateOf = ({ deadline, lastResume }: Record<string, unknown>): object => ({ deadline, lastResume });

const idOf = ({ sk, version }: Record<string, unknown>) =>
  `${quizId}.${String(version)}.${String(sk).split('#')[2] ?? ''}`;

async function checkAttempt(
  r: Real,
  { version, answers, answered, score, events, deadline, endedAt, endReason, ...rest }: Record<string, unknown>,
) {
  const { lastResume, createdAt, closesAt, limitMs } = rest as Record<string, number>;
  const key = await r.engine.ports.banks.getKey(quizId, version as number);
  const chosen = Object.entries(answers as Record<string, Uint8Array>);
  expect(chosen).toHaveLength(answered as number);
  expect(score).toBe(chosen.reduce((sum, [id, packed]) => sum + (key[id]?.[unpackAnswer(packed).optionId] ?? NaN), 0));
  expect(Object.keys(events as object).length).toBeLessThanOrEqual(
    (lastResume ?? NaN) + (endReason === 'limit' ? 1 : 0),
  );
  expect(limitMs).toBe((deadline as number) - (createdAt ?? NaN));
  expect(closesAt).toBe((deadline as number) + lateWindowMs);
  expect((endedAt as number | undefined) ?? 0).toBeLessThanOrEqual(deadline as number);
}
