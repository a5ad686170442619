import { expect, it } from 'vitest';
import { matchesPattern } from './event-pattern.ts';

const event = { name: 'INSERT', image: { status: { S: 'pending' }, sk: { S: 'RESULT#1' } } };

it.each([
  [{ name: ['INSERT', 'MODIFY'] }, true],
  [{ name: ['REMOVE'] }, false],
  [{ image: { sk: { S: [{ prefix: 'RESULT#' }] } } }, true],
  [{ image: { sk: { S: [{ prefix: 'SEAT#' }] } } }, false],
  [{ image: { sk: { S: [{ suffix: '#1' }] } } }, true],
  [{ image: { owner: { S: [{ exists: false }] } } }, true],
  [{ image: { status: { S: [{ exists: false }] } } }, false],
  [{ image: { status: { S: [{ 'anything-but': ['sent'] }] } } }, true],
  [{ image: { owner: { S: [{ 'anything-but': ['sent'] }] } } }, false],
  [{ name: ['INSERT'], image: { status: { S: ['sent'] } } }, false],
])('the pattern %j matches the event: %s', (pattern, fits) => {
  expect(matchesPattern(pattern, event)).toBe(fits);
});

it('an unknown comparison is refused', () => {
  expect(() => matchesPattern({ name: [{ wildcard: 'IN*' }] }, event)).toThrow();
});
