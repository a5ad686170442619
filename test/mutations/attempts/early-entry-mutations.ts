import { broken, type Mutation } from '#test/mutations/mutation.ts';

const rule = 'functions/domain/attempts/early-entries.ts';
const seats = 'functions/adapters/dynamo/attempts/seats/seat-store.ts';
const ofEntry = ['test/functions/usecases/attempts/early-entry.test.ts'];
const ofStore = ['test/functions/adapters/dynamo/attempts/early-entries.test.ts'];

/** Breaks of what becomes of an entry before the first answer. */
export const earlyEntryMutations: Mutation[] = [
  broken(
    'an entry before the first answer costs no resume when it is repeated after it',
    'functions/usecases/attempts/enter-quiz.ts',
    'if (isEarly(early, eventId)) await closeIfExpired',
    'if (isEarly(early, eventId) && mayClose === undefined) await closeIfExpired',
    ofEntry,
  ),
  broken(
    'the database keeps the early entries that the domain keeps',
    seats,
    'early = list_append(if_not_exists(early, :none), :entries)',
    'early = list_append(:none, :entries)',
    [...ofEntry, ...ofStore],
  ),
  broken(
    'an early entry that is repeated does not take the attempt over',
    seats,
    "set: 'pendingLive = if_not_exists(pendingLive, :live)'",
    "set: 'pendingLive = :live'",
    [...ofEntry, ...ofStore],
  ),
  broken(
    'a seat keeps a bounded number of early entries',
    rule,
    "early.length < maxEarlyEntries ? 'added' : 'full'",
    "early.length < maxEarlyEntries * 99 ? 'added' : 'full'",
    ['test/functions/domain/attempts/early-entries.test.ts', ...ofStore],
  ),
  broken(
    'a tab switch of an entry that was displaced before the first answer never counts',
    'functions/domain/attempts/tab-switch.ts',
    'return !wasDisplacedEarly(early, entryId) && at',
    'return at',
    ofEntry,
  ),
  broken(
    'the database knows the displaced early entries when it counts a tab switch',
    'functions/adapters/dynamo/attempts/record-event.ts',
    'event.at, seat?.early)',
    'event.at)',
    [...ofEntry, ...ofStore],
  ),
];
