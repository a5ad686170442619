import fc from 'fast-check';
import { questionKey } from '#functions/domain/banks/question-bank.ts';

/** The question ids of a version, in the order of its bank, and some of them that an attempt presents. */
export const choices = fc
  .uniqueArray(fc.nat(250_000), { minLength: 1, maxLength: 300, size: 'max' })
  .chain((numbers) => {
    const ids = numbers.map(questionKey);
    return fc.record({
      ids: fc.constant(ids),
      presented: fc.subarray(ids, { minLength: 1 }).map((chosen) => new Set(chosen)),
    });
  });
