import { describe, expect, it } from 'vitest';
import { isDoublePress, type Press } from '#web/features/quiz/screen/press-guard.ts';

const key = (name: string, at: number): Press => ({ by: 'key', key: name, clicks: 1, at });
const touch = (at: number): Press => ({ by: 'touch', clicks: 1, at });
const mouse = (at: number, clicks = 1): Press => ({ by: 'mouse', clicks, at });

describe('isDoublePress', () => {
  it.each<[string, Press, Press | undefined, boolean]>([
    ['false for the first press', mouse(0), undefined, false],
    ['true for the second click of a double click', mouse(120, 2), mouse(0), true],
    ['false for two single clicks in quick succession', mouse(40), mouse(0), false],
    ['true for a double tap', touch(200), touch(0), true],
    ['false for two taps with time to read between them', touch(300), touch(0), false],
    ['true for a bouncing key', key('3', 80), key('3', 0), true],
    ['false for the same key again, later', key('3', 300), key('3', 0), false],
    ['false for two different keys in quick succession', key('4', 40), key('3', 0), false],
    ['false for a key after a tap', key('3', 40), touch(0), false],
  ])('is %s', (_, press, before, expected) => expect(isDoublePress(press, before)).toBe(expected));
});
