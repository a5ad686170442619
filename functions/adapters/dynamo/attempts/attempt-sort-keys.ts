import type { EndReason } from '#functions/domain/attempts/attempt.ts';
import { readItem } from '#functions/adapters/dynamo/item-reader.ts';
import { gsi1, sortableInstant, gsiKeys } from '#functions/adapters/dynamo/keys.ts';
import { inIndex, last, type List } from '#functions/adapters/dynamo/pages.ts';
import { endReasonItem } from './attempt-item.ts';

/* The index holds keys only, so whatever is counted has to be in the sort key. */

interface Running {
  closesAt: number;
  createdAt: number;
  batch?: string | undefined;
}

interface Ended {
  endedAt: number;
  endReason: EndReason;
  createdAt: number;
  /** Of its bank: an export knows its columns before it reads an attempt. */
  version: number;
  batch?: string | undefined;
}

/** The sort key of an open attempt: closing time, start, batch. */
export function openSortKey({ closesAt, createdAt, batch = '' }: Running): string {
  return [sortableInstant(closesAt), sortableInstant(createdAt), batch].join('#');
}

/** The sort key of a completed attempt: time and reason of its end, start, version, batch. */
export function doneSortKey({ endedAt, endReason, createdAt, version, batch = '' }: Ended): string {
  return [sortableInstant(endedAt), endReason, sortableInstant(createdAt), version, batch].join('#');
}

/** The sort key of a report: the time it was ordered, and the batch of its attempt. */
export function reportSortKey({ createdAt, batch = '' }: { createdAt: number; batch?: string | undefined }): string {
  return [sortableInstant(createdAt), batch].join('#');
}

/** The sort key of a held report: due time, the time it was ordered, batch. Reports that wait for an admin sort before those with a due time. */
export function heldSortKey({
  dueAt,
  ...ordered
}: {
  dueAt?: number | undefined;
  createdAt: number;
  batch?: string | undefined;
}): string {
  return [dueAt === undefined ? forReview : sortableInstant(dueAt), reportSortKey(ordered)].join('#');
}

/** Sorts before every due time. */
const forReview = '-';

/** The lowest sort key of a report with a due time. */
export const firstDueSortKey = '0';

export function readHeldSortKey(place: string): { createdAt: number; batch?: string } {
  return readReportSortKey(place.slice(place.indexOf('#') + 1));
}

export function readOpenSortKey(place: string): { closesAt: number; createdAt: number; batch?: string } {
  const [closesAt, createdAt, batch] = place.split('#');
  return { closesAt: Number(closesAt), createdAt: Number(createdAt), ...(batch && { batch }) };
}

export function readDoneSortKey(place: string): Ended {
  const [endedAt, endReason, createdAt, version, batch] = place.split('#');
  return {
    ...readItem({ pk: gsi1, sk: place, endReason }, endReasonItem),
    endedAt: Number(endedAt),
    createdAt: Number(createdAt),
    version: Number(version),
    ...(batch && { batch }),
  };
}

export function readReportSortKey(place: string): { createdAt: number; batch?: string } {
  const [createdAt = '', batch] = place.split('#');
  return { createdAt: Number(createdAt), ...(batch && { batch }) };
}

export const openAttempts: List = [inIndex(gsiKeys.open())];

/** The attempts that ended between two moments. DynamoDB refuses a range whose end comes before its start. */
export function endedAttempts({ from, until }: { from: number; until: number }): List[] {
  if (from > until) return [];
  return [[inIndex(gsiKeys.ended(), { from: sortableInstant(from), until: sortableInstant(until) + last })]];
}
