import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choosePresented,
  everyQuestion,
  isPresented,
  packPresented,
  presentedCount,
  presentedMark,
  presentedOf,
  refuseNotPresented,
} from '#functions/domain/attempts/presented-questions.ts';
import { choices } from '#test/support/reports/presented-choices.ts';
import { notAsked } from '#functions/domain/words/attempts.ts';

describe('the presented questions of an attempt', () => {
  it('unpack to the same selection for any bank and any choice', () => {
    fc.assert(
      fc.property(choices, ({ ids, presented }) => {
        const packed = packPresented(ids, presented);
        const questions = ids.map((id) => ({ id }));
        expect(presentedOf(questions, packed)).toEqual(questions.filter(({ id }) => presented.has(id)));
        expect(presentedCount(packed, ids.length)).toBe(presented.size);
        for (const id of ids) expect(isPresented(packed, presentedMark(ids, id))).toBe(presented.has(id));
      }),
    );
  });

  it('are packed the same, whatever the order of the questions in the version', () => {
    fc.assert(
      fc.property(choices, ({ ids, presented }) => {
        const turned = ids.toReversed();
        expect(packPresented(turned, presented)).toBe(packPresented(ids, presented));
        for (const id of ids) expect(presentedMark(turned, id)).toBe(presentedMark(ids, id));
      }),
    );
  });

  it('take one character per presented or per omitted question, whichever are fewer', () => {
    fc.assert(
      fc.property(choices, ({ ids, presented }) => {
        const characters = [...packPresented(ids, presented)].length;
        expect(characters - 1).toBe(Math.min(presented.size, ids.length - presented.size));
      }),
    );
  });

  it('give each of 64,000 questions a unique mark that UTF-8 can encode', () => {
    const ids = Array.from({ length: 64_000 }, (_, index) => String(index).padStart(5, '0'));
    // More others than presented ones, so that it is the presented ones that are named.
    const others = ['y', ...ids.map((id) => `x${id}`)];
    const marks = [...packPresented([...ids, ...others], new Set(ids))].slice(1);
    expect(new Set(marks).size).toBe(64_000);
    expect(marks.filter((mark) => mark === '+' || mark === '-')).toEqual([]);
    const text = marks.join('');
    expect(Buffer.from(text).toString() === text).toBe(true);
  });

  it.each([
    [80, 1],
    [2000, 2],
    [5000, 3],
  ])('mark the last of %d questions with %d byte(s)', (count, bytes) => {
    const ids = Array.from({ length: count }, (_, index) => String(index).padStart(5, '0'));
    expect(Buffer.byteLength(presentedMark(ids, ids.at(-1) ?? ''))).toBe(bytes);
  });

  it('include every question when nothing is stored', () => {
    expect(isPresented(undefined, presentedMark(['1', '2'], '2'))).toBe(true);
    expect(presentedCount(undefined, 2)).toBe(2);
    expect(presentedOf([{ id: '1' }, { id: '2' }], undefined)).toEqual([{ id: '1' }, { id: '2' }]);
    expect(packPresented(['1', '2'], new Set(['1', '2']))).toBe(everyQuestion);
  });

  it.each([
    [[], ['1', '2', '3']],
    [[['1']], ['2', '3']],
    [[['1'], ['1', '3']], ['2']],
    [
      [['1'], ['2', '3']],
      ['1', '2', '3'],
    ],
    [[['from another bank']], ['1', '2', '3']],
  ])('leave out questions answered in completed attempts, unless none would remain: %j', (answered, shown) => {
    const completed = answered.map((ids) => ({ answers: Object.fromEntries(ids.map((id) => [id, {}])) }));
    const packed = choosePresented(['1', '2', '3'], completed);
    expect(presentedOf([{ id: '1' }, { id: '2' }, { id: '3' }], packed).map(({ id }) => id)).toEqual(shown);
  });

  it('refuse an answer to another question with not-presented and say that nothing was saved', () => {
    const cause = new Error('the condition failed');
    expect(() => refuseNotPresented(cause)).toThrow(
      expect.objectContaining({ code: 'not-presented', message: notAsked, cause }) as Error,
    );
  });
});
