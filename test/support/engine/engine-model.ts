import { deliveryGraceMs, lateWindowMs } from '#functions/domain/attempts/time-limit.ts';

/** The expected state of the product in plain data: the engine is compared with it after every command. */
export interface Model {
  now: number;
  version: number;
  /** Each published version by its number. */
  banks: Map<number, Bank>;
  /** Every text that the quiz ever had, with the question that had it last. */
  texts: Bank;
  /** Number of questions that ever existed. */
  questions: number;
  coupons: Record<CouponCode, { uses: number; maxUses: number }>;
  people: [Person, Person];
}

/** Questions by their texts in lower case, in order: a question keeps its number through every edit and every version. */
export type Bank = Map<string, number>;

export type CouponCode = 'ONE' | 'MANY';
export type Outcome = string;

export interface Person {
  coupon?: CouponCode;
  /** The version of an attempt that was entered and not begun. */
  pendingVersion?: number;
  /** The question that it begins with. */
  first?: number;
  open?: OpenAttempt;
  /** Entries before a first answer. */
  early: Set<string>;
  /** Extra time for the next attempt. */
  extraMs?: number;
  completed: { answers: Answers; events: Set<string>; reason: string }[];
}

/** Options by question. */
type Answers = Map<number, string>;

interface OpenAttempt {
  version: number;
  /** The questions that the attempt presents. */
  presented: number[];
  startedAt: number;
  limitMs: number;
  answers: Answers;
  events: Set<string>;
  /** Number of events that leave the attempt open. */
  lastResume: number;
}

export function newModel(now: number, version: number, texts: string[]): Model {
  const bank = new Map(texts.map((text, index) => [text.toLowerCase(), index]));
  return {
    now,
    version,
    banks: new Map([[version, bank]]),
    texts: new Map(bank),
    questions: bank.size,
    coupons: { ONE: { uses: 0, maxUses: 1 }, MANY: { uses: 0, maxUses: 1000 } },
    people: [
      { completed: [], early: new Set() },
      { completed: [], early: new Set() },
    ],
  };
}

export function presented(model: Model, person: Person, version: number): number[] {
  const bank = [...(model.banks.get(version)?.values() ?? [])];
  const answered = new Set(person.completed.flatMap(({ answers }) => [...answers.keys()]));
  const fresh = bank.filter((question) => !answered.has(question));
  return fresh.length > 0 ? fresh : bank;
}

export const closesAt = ({ startedAt, limitMs }: OpenAttempt) => startedAt + limitMs + lateWindowMs;

function complete(person: Person, open: OpenAttempt, reason: string): void {
  person.completed.push({ answers: open.answers, events: open.events, reason });
  delete person.open;
}

export function redeem(model: Model, person: Person, code: CouponCode): Outcome {
  if (person.open) return 'attempt-open';
  if (person.coupon === code) return 'reserved';
  const coupon = model.coupons[code];
  if (coupon.uses >= coupon.maxUses) return 'coupon-used-up';
  coupon.uses += 1;
  if (person.coupon) model.coupons[person.coupon].uses -= 1;
  person.coupon = code;
  return 'reserved';
}

export function enter(model: Model, person: Person, eventId: string): Outcome {
  if (person.open) return countEvent(model, person, eventId, person.early.has(eventId));
  // A retry of an entry whose attempt has ended meanwhile: the reply was lost.
  const isRepeated = person.completed.some(({ events }) => events.has(eventId));
  if (!person.coupon) return isRepeated ? 'completed' : 'coupon-required';
  // An attempt that was not begun moves to the live version.
  person.pendingVersion = model.version;
  person.early.add(eventId);
  return 'pending';
}

export function countEvent(model: Model, person: Person, eventId: string, isEarly = false): Outcome {
  const { open } = person;
  if (!open) return 'completed';
  if (closesAt(open) < model.now) return close(person, open, 'time');
  if (isEarly || open.events.has(eventId)) return 'open';
  open.events.add(eventId);
  return open.events.size > open.lastResume ? close(person, open, 'limit') : 'open';
}

function close(person: Person, open: OpenAttempt, reason: string): Outcome {
  complete(person, open, reason);
  return 'completed';
}

/** `afterMs`: how long after the start the browser claims that the option was chosen. */
export function answer(
  model: Model,
  person: Person,
  choice: { question: number; option: string; afterMs: number },
): Outcome {
  const { open, pendingVersion } = person;
  if (!open) {
    // A late answer from a screen that still shows the ended attempt.
    if (pendingVersion === undefined) return repeated(person.completed.at(-1)?.answers, choice) ?? 'attempt-closed';
    const asked = presented(model, person, pendingVersion);
    if (choice.question !== person.first) return 'not-presented';
    const usual = 60_000 * Math.ceil(asked.length / 2);
    const limitMs = usual + (person.extraMs ?? 0);
    person.open = {
      version: pendingVersion,
      presented: asked,
      startedAt: model.now,
      limitMs,
      answers: new Map([[choice.question, choice.option]]),
      events: new Set(),
      lastResume: 3,
    };
    delete person.extraMs;
    delete person.pendingVersion;
    delete person.coupon;
    return 'saved';
  }
  const again = repeated(open.answers, choice);
  if (again) return again;
  if (closesAt(open) < model.now) return 'attempt-closed';
  // Nothing was chosen later than it arrived, whatever is claimed.
  const chosenAfterMs = Math.min(choice.afterMs, model.now - open.startedAt);
  if (chosenAfterMs > open.limitMs + deliveryGraceMs) return 'attempt-closed';
  if (!open.presented.includes(choice.question)) return 'not-presented';
  open.answers.set(choice.question, choice.option);
  return 'saved';
}

function repeated(answers: Answers | undefined, choice: { question: number; option: string }): Outcome | undefined {
  const earlier = answers?.get(choice.question);
  return earlier && (earlier === choice.option ? 'replayed' : 'already-answered');
}

export function end(model: Model, person: Person): Outcome {
  const { open } = person;
  if (!open) return person.pendingVersion === undefined ? 'ended' : 'nothing-answered';
  complete(person, open, model.now >= open.startedAt + open.limitMs ? 'time' : 'candidate');
  return 'ended';
}

export function grantTime(model: Model, { open }: Person, minutes: number): Outcome {
  if (!open || closesAt(open) < model.now) return 'attempt-closed';
  open.limitMs = Math.max(open.limitMs, model.now - open.startedAt) + minutes * 60_000;
  return 'granted';
}

export function grantResume(model: Model, { open }: Person): Outcome {
  if (!open || closesAt(open) < model.now) return 'attempt-closed';
  open.lastResume += 1;
  return 'granted';
}

export function grantNext(person: Person, minutes: number): Outcome {
  person.extraMs = (person.extraMs ?? 0) + minutes * 60_000;
  return 'granted';
}

export function expire(model: Model, ms: number): void {
  model.now += ms;
  for (const person of model.people) {
    if (person.open && closesAt(person.open) < model.now) complete(person, person.open, 'time');
  }
}
