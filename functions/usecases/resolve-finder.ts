import { batchIdsOf } from './find-batches.ts';
import { maxPeopleFound } from './find-people.ts';
import type { CouponBatchStore } from './ports/coupons.ts';
import type { Profile, ProfileStore } from './ports/people.ts';
import type { QuizReader } from './ports/quizzes.ts';

/** Whom and what a list is narrowed to: chosen ones by id, or words to find them by. */
export interface FinderFilter {
  /** User id. */
  person?: string | undefined;
  /** Words in a name or an address. */
  who?: string | undefined;
  batch?: string | undefined;
  /** Words in the label of a batch. */
  label?: string | undefined;
}

export interface PeopleFound {
  profiles: Profile[];
  /** There are more than these. */
  isCutOff: boolean;
}

interface Ports {
  profiles: Pick<ProfileStore, 'find' | 'search'>;
  batches: Pick<CouponBatchStore, 'listOfQuiz'>;
  quizzes: QuizReader;
}

/** Undefined is no filter; an empty list is one that nothing passes. */
export async function resolveFinder(
  ports: Ports,
  { person, who, batch, label }: FinderFilter,
): Promise<{ people?: PeopleFound | undefined; batches?: string[] | undefined }> {
  const [people, batches] = await Promise.all([
    person === undefined ? who && ports.profiles.search(who, maxPeopleFound) : chosenPerson(ports, person),
    batch === undefined ? label && batchIdsOf(ports, label) : [batch],
  ]);
  return { people: people || undefined, batches: batches || undefined };
}

async function chosenPerson({ profiles }: Ports, userId: string): Promise<PeopleFound> {
  const profile = await profiles.find(userId);
  return { profiles: profile ? [profile] : [], isCutOff: false };
}
