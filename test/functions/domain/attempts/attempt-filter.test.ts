import { describe, expect, it } from 'vitest';
import { matchesFilter, type AttemptFilter } from '#functions/domain/attempts/attempt-filter.ts';

const ended = { status: 'completed', endReason: 'time', batch: 'ab12cd', createdAt: 1000 } as const;
const running = { status: 'open', createdAt: 1000 } as const;

describe('matchesFilter', () => {
  it.each<[string, AttemptFilter, boolean, boolean]>([
    ['without a condition', {}, true, true],
    ['by status open', { status: 'open' }, false, true],
    ['by status completed', { status: 'completed' }, true, false],
    ['by an end by time', { reason: 'time' }, true, false],
    ['by an end by the person', { reason: 'candidate' }, false, false],
    ['by the attempt’s batch', { batches: ['ab12cd'] }, true, false],
    ['by several batches', { batches: ['zz99zz', 'ab12cd'] }, true, false],
    ['by another batch', { batches: ['zz99zz'] }, false, false],
    ['by an empty list of batches', { batches: [] }, false, false],
    ['from the very start on', { from: 1000 }, true, true],
    ['from after the start on', { from: 1001 }, false, false],
    ['until the very start', { until: 1000 }, true, true],
    ['until before the start', { until: 999 }, false, false],
    ['by several conditions that hold', { status: 'completed', reason: 'time', from: 1, until: 2000 }, true, false],
    [
      'by several conditions of which one fails',
      { status: 'completed', reason: 'limit', from: 1, until: 2000 },
      false,
      false,
    ],
  ])('filters an ended attempt of a batch and a running one without: %s', (_, filter, matchesEnded, matchesRunning) => {
    expect(matchesFilter(ended, filter)).toBe(matchesEnded);
    expect(matchesFilter(running, filter)).toBe(matchesRunning);
  });
});
