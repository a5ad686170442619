import { indiaDayBegin, indiaDayEnd } from '#functions/domain/calendar/india-days.ts';

export const statusFilters = [
  { id: '', text: 'All' },
  { id: 'open', text: 'Running' },
  { id: 'completed', text: 'Completed' },
  { id: 'candidate', text: 'Ended by the candidate' },
  { id: 'time', text: 'Ended: time over' },
  { id: 'limit', text: 'Ended: no resume left' },
] as const;

/** The filter of the list, as it is in the address. `status`: `open`, `completed` or the reason of the end. */
export const filtersOf = (text: (name: string) => string) => ({
  person: text('person'),
  who: text('who'),
  batch: text('batch'),
  label: text('label'),
  status: statusFilters.find(({ id }) => id === text('status'))?.id ?? '',
  from: text('from'),
  until: text('until'),
});
export type AttemptFilters = ReturnType<typeof filtersOf>;

/** The filter as a request; days are India's, and include their end. */
export function queryOf({ person, who, status, batch, label, from, until }: AttemptFilters) {
  const begin = indiaDayBegin(from);
  const end = indiaDayEnd(until);
  return {
    ...(person ? { person } : who && { who }),
    ...(status === 'open' || status === 'completed' ? { status } : status && { reason: status }),
    ...(batch ? { batch } : label && { label }),
    ...(begin !== undefined && { from: begin }),
    ...(!Number.isNaN(end) && { until: end }),
  };
}
