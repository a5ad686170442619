import type { Needs } from '#functions/usecases/ports/needs.ts';
import { batchIdsOf } from '#functions/usecases/coupons/batches/manage-batches.ts';
import { maxPeopleFound } from '#functions/usecases/people/find-people.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

/** The filter of a list by people and batches: by id, or by words. */
export interface FinderFilter {
  person?: string | undefined;
  /** Words in a name or an address. */
  who?: string | undefined;
  batch?: string | undefined;
  /** Words in the label of a batch. */
  label?: string | undefined;
}

export interface PeopleFound {
  profiles: Profile[];
  /** There are more. */
  isCutOff: boolean;
}

export type FinderPorts = Needs<'profiles' | 'peopleIndex' | 'batches' | 'quizzes'>;

/** `undefined` means no filter; an empty list matches nothing. */
export async function resolveFinder(
  ports: FinderPorts,
  { person, who, batch, label }: FinderFilter,
): Promise<{ people?: PeopleFound | undefined; batches?: string[] | undefined }> {
  const [people, batches] = await Promise.all([
    person === undefined ? who && ports.peopleIndex.search(who, maxPeopleFound) : chosenPerson(ports, person),
    batch === undefined ? label && batchIdsOf(ports, label) : [batch],
  ]);
  return { people: people || undefined, batches: batches || undefined };
}

async function chosenPerson({ profiles }: Pick<FinderPorts, 'profiles'>, userId: string): Promise<PeopleFound> {
  const profile = await profiles.find(userId);
  return { profiles: profile ? [profile] : [], isCutOff: false };
}
