import { describe, expect, it } from 'vitest';
import { matchesFilter, type AttemptFilter } from '#functions/domain/attempts/attempt-filter.ts';

const ended = { status: 'completed', endReason: 'time', batch: 'ab12cd', createdAt: 1000 } as const;
const running = { status: 'open', createdAt: 1000 } as const;

describe('the filter of the list of attempts', () => {
  it.each<[string, AttemptFilter, boolean, boolean]>([
    ['no condition', {}, true, true],
    ['open ones', { status: 'open' }, false, true],
    ['completed ones', { status: 'completed' }, true, false],
    ['an end by time', { reason: 'time' }, true, false],
    ['an end by the person', { reason: 'candidate' }, false, false],
    ['its batch', { batches: ['ab12cd'] }, true, false],
    ['its batch, among others', { batches: ['zz99zz', 'ab12cd'] }, true, false],
    ['another batch', { batches: ['zz99zz'] }, false, false],
    ['no batch at all', { batches: [] }, false, false],
    ['a start from its own moment on', { from: 1000 }, true, true],
    ['a later start', { from: 1001 }, false, false],
    ['a start up to its own moment', { until: 1000 }, true, true],
    ['an earlier start', { until: 999 }, false, false],
    ['every condition that holds', { status: 'completed', reason: 'time', from: 1, until: 2000 }, true, false],
    ['all but one', { status: 'completed', reason: 'limit', from: 1, until: 2000 }, false, false],
  ])('%s: an ended attempt of a batch, a running one without', (_, filter, matchesEnded, matchesRunning) => {
    expect(matchesFilter(ended, filter)).toBe(matchesEnded);
    expect(matchesFilter(running, filter)).toBe(matchesRunning);
  });
});
