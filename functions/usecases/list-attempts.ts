import type { AttemptRow, PersonView } from '#functions/contract/admin/attempts.ts';
import { matchesFilter, type AttemptFilter } from '#functions/domain/attempt-filter.ts';
import { formatAttemptId, type Attempt } from '#functions/domain/attempt.ts';
import type { AttemptRecord, AttemptRecords } from './ports/attempt-records.ts';
import type { Clock } from './ports/clock.ts';
import type { PersonStore, Profile, ProfileStore } from './ports/people.ts';
import { viewAttempts, type ViewPorts } from './view-attempts.ts';

interface Ports extends ViewPorts {
  records: AttemptRecords;
  people: Pick<PersonStore, 'read'>;
  profiles: ProfileStore;
  clock: Clock;
}

interface Request extends AttemptFilter {
  /** How the person's address begins. */
  email?: string | undefined;
  cursor?: string | undefined;
}

const mostPeople = 20;

/** Attempts that match, a page at a time; those of people whose address begins so all at once. */
export async function listAttempts(
  ports: Ports,
  { email, cursor, ...filter }: Request,
): Promise<{ attempts: AttemptRow[]; next?: string; people?: PersonView[]; arePeopleCutOff?: boolean }> {
  if (email !== undefined) return listOfPeople(ports, email, filter);
  const { records, next } = await ports.records.page({ ...filter, cursor, now: ports.clock() });
  return { attempts: await viewAttempts(ports, records), ...(next !== undefined && { next }) };
}

async function listOfPeople(ports: Ports, email: string, filter: AttemptFilter) {
  const found = await ports.profiles.searchByEmail(email, mostPeople + 1);
  const profiles = found.slice(0, mostPeople);
  const [lists, people] = await Promise.all([
    Promise.all(profiles.map((profile) => recordsOf(ports, profile))),
    Promise.all(profiles.map((profile) => viewPerson(ports, profile))),
  ]);
  const records = lists
    .flat()
    .filter(({ attempt }) => matchesFilter(attempt, filter))
    .sort((a, b) => rank(a.attempt) - rank(b.attempt) || b.attempt.createdAt - a.attempt.createdAt);
  return { attempts: await viewAttempts(ports, records), people, arePeopleCutOff: found.length > mostPeople };
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
    ...{ userId, name, email },
    granted: granted.map(({ quizId, extraMs }) => ({ quizId, extraMinutes: extraMs / 60_000 })),
  };
}
