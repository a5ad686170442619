import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { PersonAttempts } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import type { AttemptRow, PersonView } from '#functions/contract/admin/attempts/attempts.ts';
import { matchesFilter, type AttemptFilter } from '#functions/domain/attempts/attempt-filter.ts';
import { extraMinutes } from '#functions/domain/attempts/grants.ts';
import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import {
  type FinderFilter,
  type FinderPorts,
  type PeopleFound,
  resolveFinder,
} from '#functions/usecases/admin/resolve-finder.ts';
import { viewAttempts, type ViewPorts } from './view-attempts.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

type Ports = ViewPorts & FinderPorts & Needs<'records' | 'clock'>;

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
  const quizzes = await ports.quizzes.list();
  const found = await ports.records.listOf(
    profiles.map(({ userId }) => userId),
    quizzes.map(({ quizId }) => quizId),
  );
  const records = found
    .flatMap((own) => own.records)
    .filter(({ attempt }) => matchesFilter(attempt, filter))
    .sort((a, b) => rank(a.attempt) - rank(b.attempt) || b.attempt.createdAt - a.attempt.createdAt);
  const people = profiles.map((profile, person) => viewPerson(profile, found[person]));
  return { attempts: await viewAttempts(ports, records), people, arePeopleCutOff: isCutOff };
}

/** Running ones come first. */
const rank = ({ status }: Attempt) => (status === 'open' ? 0 : 1);

function viewPerson({ userId, name, email }: Profile, found: PersonAttempts | undefined): PersonView {
  const granted = (found?.extra ?? []).map(({ quizId, extraMs }) => ({ quizId, extraMinutes: extraMinutes(extraMs) }));
  return { userId, name, email, granted };
}
