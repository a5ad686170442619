import { useQuery } from '@tanstack/react-query';
import { getCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { findBatches, findPeople, getPerson } from '#functions/contract/admin/finder.ts';
import { call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/admin/lists.ts';

/** Suggests people by words of their name or address. */
export async function suggestPeople(typed: string, signal: AbortSignal) {
  const { people, isCutOff } = await call(findPeople, { query: { typed } }, { signal });
  const found = people.map(({ userId, name, email }) => ({ id: userId, text: name || email, detail: name && email }));
  return { found, isCutOff };
}

/** Suggests batches by words of their label. */
export async function suggestBatches(typed: string, signal: AbortSignal) {
  const { batches, isCutOff } = await call(findBatches, { query: { typed } }, { signal });
  const found = batches.map(({ batchId, label, count, quizName }) => {
    return { id: batchId, text: label, detail: words.batchAbout(count, quizName) };
  });
  return { found, isCutOff };
}

interface Chosen {
  id?: string | undefined;
  typed: string;
}

/** Adds the name to a chosen person whose id comes from the address. */
export function useNamedPerson(value: Chosen): Chosen {
  return useNamed('person', value, async (userId, signal) => {
    const { name, email } = await call(getPerson, { params: { userId } }, { signal });
    return name || email;
  });
}

/** Adds the label to a chosen batch whose id comes from the address. */
export function useNamedBatch(value: Chosen): Chosen {
  return useNamed('batch', value, async (batchId, signal) => {
    const { label } = await call(getCouponBatch, { params: { batchId } }, { signal });
    return label;
  });
}

type NameOf = (id: string, signal: AbortSignal) => Promise<string>;

function useNamed(kind: 'person' | 'batch', value: Chosen, nameOf: NameOf): Chosen {
  const { id = '', typed } = value;
  const isUnnamed = id !== '' && typed === '';
  const { data, isError } = useQuery({
    queryKey: ['admin-finder', kind, id],
    queryFn: ({ signal }) => nameOf(id, signal),
    enabled: isUnnamed,
    staleTime: 30_000,
  });
  if (!isUnnamed) return value;
  return { id, typed: isError ? words.unknown[kind] : (data ?? '') };
}
