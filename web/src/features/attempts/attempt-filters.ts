import { indiaDayBegin, indiaDayEnd } from '#functions/domain/calendar/india-days.ts';

/** The filter of the list, as it is in the address: texts, '' for all. */
export interface AttemptFilters {
  /** A person's id, else words of a name or an address. */
  person: string;
  who: string;
  /** `open`, `completed` or the reason of the end. */
  status: StatusFilter;
  /** A batch's id, else words of a label. */
  batch: string;
  label: string;
  /** Days, as `2026-03-02`. */
  from: string;
  until: string;
}

export const statusFilters = [
  { id: '', text: 'All' },
  { id: 'open', text: 'Running' },
  { id: 'completed', text: 'Completed' },
  { id: 'candidate', text: 'Ended by the candidate' },
  { id: 'time', text: 'Ended: time over' },
  { id: 'limit', text: 'Ended: no resume left' },
] as const;
export type StatusFilter = (typeof statusFilters)[number]['id'];

export function filtersOf(query: URLSearchParams): AttemptFilters {
  const status = statusFilters.find(({ id }) => id === query.get('status'))?.id ?? '';
  const text = (name: string) => query.get(name) ?? '';
  return {
    person: text('person'),
    who: text('who'),
    batch: text('batch'),
    label: text('label'),
    status,
    from: text('from'),
    until: text('until'),
  };
}

export function addressOf(filters: AttemptFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** The filter as a request; days are India's, and include their end. */
export function queryOf({ person, who, status, batch, label, from, until }: AttemptFilters) {
  const begin = indiaDayBegin(from);
  const end = indiaDayEnd(until);
  return {
    ...(person ? { person } : who.trim() && { who }),
    ...(status === 'open' || status === 'completed' ? { status } : status && { reason: status }),
    ...(batch ? { batch } : label.trim() && { label }),
    ...(begin !== undefined && { from: begin }),
    ...(!Number.isNaN(end) && { until: end }),
  };
}
