import type { EndReason } from '#functions/domain/attempts/attempt.ts';
import { readItem } from '#functions/adapters/dynamo/item-reader.ts';
import { gsi1, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import { endReasonField } from './attempt-item.ts';

/* The index holds keys alone, so what is counted stands in the sort key itself. */

interface Running {
  closesAt: number;
  createdAt: number;
  batch?: string | undefined;
}

interface Ended {
  endedAt: number;
  endReason: EndReason;
  createdAt: number;
  batch?: string | undefined;
}

/** Of an open attempt: when it closes, when it began, its batch. */
export function openPlace({ closesAt, createdAt, batch = '' }: Running): string {
  return [sortableInstant(closesAt), sortableInstant(createdAt), batch].join('#');
}

/** Of a completed attempt: when and why it ended, when it began, its batch. */
export function donePlace({ endedAt, endReason, createdAt, batch = '' }: Ended): string {
  return [sortableInstant(endedAt), endReason, sortableInstant(createdAt), batch].join('#');
}

/** Of a report: when it was ordered, and the batch of its attempt. */
export function reportPlace({ createdAt, batch = '' }: { createdAt: number; batch?: string | undefined }): string {
  return [sortableInstant(createdAt), batch].join('#');
}

/** Of a report that is held: when it is due; when it was ordered, its batch. One that waits for an admin stands before all that are due by themselves. */
export function heldPlace({
  dueAt,
  ...ordered
}: {
  dueAt?: number | undefined;
  createdAt: number;
  batch?: string | undefined;
}): string {
  return [dueAt === undefined ? forReview : sortableInstant(dueAt), reportPlace(ordered)].join('#');
}

/** Before every moment. */
const forReview = '-';

/** Where the places of those begin that are due by themselves. */
export const firstDuePlace = '0';

export function readHeldPlace(place: string): { createdAt: number; batch?: string } {
  return readReportPlace(place.slice(place.indexOf('#') + 1));
}

export function readOpenPlace(place: string): { closesAt: number; createdAt: number; batch?: string } {
  const [closesAt, createdAt, batch] = place.split('#');
  return { closesAt: Number(closesAt), createdAt: Number(createdAt), ...(batch && { batch }) };
}

export function readDonePlace(place: string): {
  endedAt: number;
  endReason: EndReason;
  createdAt: number;
  batch?: string;
} {
  const [endedAt, endReason, createdAt, batch] = place.split('#');
  return {
    ...readItem({ pk: gsi1, sk: place, endReason }, endReasonField),
    endedAt: Number(endedAt),
    createdAt: Number(createdAt),
    ...(batch && { batch }),
  };
}

export function readReportPlace(place: string): { createdAt: number; batch?: string } {
  const [createdAt = '', batch] = place.split('#');
  return { createdAt: Number(createdAt), ...(batch && { batch }) };
}
