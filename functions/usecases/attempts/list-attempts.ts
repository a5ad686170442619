import type { AttemptRow, PersonView } from '#functions/contract/admin/attempts/attempts.ts';
import { matchesFilter, type AttemptFilter } from '#functions/domain/attempts/attempt-filter.ts';
import { extraMinutes } from '#functions/domain/attempts/grants.ts';
import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import type { AttemptRecord, AttemptRecords } from '#functions/usecases/ports/attempt-records.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { CouponBatchStore } from '#functions/usecases/ports/coupons.ts';
import type { PersonStore, Profile } from '#functions/usecases/ports/people.ts';
import {
  type FinderFilter,
  type FinderPorts,
  type PeopleFound,
  resolveFinder,
} from '#functions/usecases/admin/resolve-finder.ts';
import { viewAttempts, type ViewPorts } from './view-attempts.ts';

interface Ports extends Omit<ViewPorts, 'batches'>, Omit<FinderPorts, 'batches'> {
  batches: Pick<CouponBatchStore, 'find' | 'listOfQuiz'>;
  records: AttemptRecords;
  people: Pick<PersonStore, 'read'>;
  clock: Clock;
}

interface Request extends Omit<AttemptFilter, 'batches'>, FinderFilter {
  cursor?: string | undefined;
}

/** Attempts that match, a page at a time; those of people who were searched for, all at once. */
export async function listAttempts(
  ports: Ports,
  { cursor, who, person, batch, label, ...rest }: Request,
): Promise<{ attempts: AttemptRow[]; next?: string; people?: PersonView[]; arePeopleCutOff?: boolean }> {
  const { people, batches } = await resolveFinder(ports, { who, person, batch, label });
  const filter = { ...rest, batches };
  if (people) return listOfPeople(ports, people, filter);
  if (batches?.length === 0) return { attempts: [] };
  const { records, next } = await ports.records.page({ ...filter, cursor, now: ports.clock() });
  return { attempts: await viewAttempts(ports, records), ...(next !== undefined && { next }) };
}

async function listOfPeople(ports: Ports, { profiles, isCutOff }: PeopleFound, filter: AttemptFilter) {
  const [lists, people] = await Promise.all([
    Promise.all(profiles.map((profile) => recordsOf(ports, profile))),
    Promise.all(profiles.map((profile) => viewPerson(ports, profile))),
  ]);
  const records = lists
    .flat()
    .filter(({ attempt }) => matchesFilter(attempt, filter))
    .sort((a, b) => rank(a.attempt) - rank(b.attempt) || b.attempt.createdAt - a.attempt.createdAt);
  return { attempts: await viewAttempts(ports, records), people, arePeopleCutOff: isCutOff };
}

/** Running ones come first. */
const rank = ({ status }: Attempt) => (status === 'open' ? 0 : 1);

async function recordsOf({ people }: Ports, { userId }: Profile): Promise<AttemptRecord[]> {
  const { attempts, deliveries, profile } = await people.read(userId);
  return attempts.map((attempt) => {
    const delivery = deliveries.find(({ attemptId }) => attemptId === formatAttemptId(attempt.ref));
    return { attempt, ...(profile && { profile }), ...(delivery && { delivery }) };
  });
}

async function viewPerson({ records }: Ports, { userId, name, email }: Profile): Promise<PersonView> {
  const granted = await records.listExtra(userId);
  return {
    userId,
    name,
    email,
    granted: granted.map(({ quizId, extraMs }) => ({ quizId, extraMinutes: extraMinutes(extraMs) })),
  };
}
