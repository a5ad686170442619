import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  logGamma,
  regularisedBeta,
  regularisedUpperGamma,
} from '#functions/domain/reports/statistics/distributions.ts';

/** Equal up to rounding, whatever the size of the number. */
function expectClose(made: number, expected: number): void {
  expect(Math.abs(made - expected)).toBeLessThanOrEqual(1e-11 * Math.max(Math.abs(expected), 1e-2));
}

const shape = fc.double({ min: 0.05, max: 60, noNaN: true });
const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });

describe('logGamma', () => {
  it('gives the logarithm of factorials', () => {
    let factorial = 1;
    for (let n = 1; n <= 25; n += 1) {
      expectClose(logGamma(n), Math.log(factorial));
      factorial *= n;
    }
  });

  it('satisfies Γ(x + 1) = x Γ(x) and Legendre’s duplication formula', () => {
    fc.assert(
      fc.property(shape, (x) => {
        expectClose(logGamma(x + 1), Math.log(x) + logGamma(x));
        expectClose(
          logGamma(x) + logGamma(x + 0.5),
          (1 - 2 * x) * Math.log(2) + Math.log(Math.PI) / 2 + logGamma(2 * x),
        );
      }),
    );
  });
});

describe('regularisedBeta', () => {
  it('is a power if one of its shapes is 1', () => {
    fc.assert(
      fc.property(share, shape, (x, a) => {
        expectClose(regularisedBeta(x, 1 - x, a, 1), x ** a);
        expectClose(regularisedBeta(x, 1 - x, 1, a), 1 - (1 - x) ** a);
      }),
    );
  });

  it('is a binomial tail if its shapes are integers', () => {
    const binomial = (n: number, k: number) => Math.exp(logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1));
    fc.assert(
      fc.property(share, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (x, a, b) => {
        const n = a + b - 1;
        let tail = 0;
        for (let k = a; k <= n; k += 1) tail += binomial(n, k) * x ** k * (1 - x) ** (n - k);
        expectClose(regularisedBeta(x, 1 - x, a, b), tail);
      }),
    );
  });

  it('stays within 0 and 1, even if rounding takes its argument outside', () => {
    for (const x of [0, -1e-17]) expect(regularisedBeta(x, 1 - x, 2, 3)).toBe(0);
    for (const y of [0, -1e-17]) expect(regularisedBeta(1 - y, y, 2, 3)).toBe(1);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), shape, shape, (x, a, b) => {
        const made = regularisedBeta(x, 1 - x, a, b);
        expect(made >= 0 && made <= 1).toBe(true);
      }),
    );
  });
});

describe('regularisedUpperGamma', () => {
  it('is an exponential tail for the shape 1 and a Poisson sum for an integer one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 60, noNaN: true }), fc.integer({ min: 1, max: 20 }), (x, a) => {
        let [term, sum] = [1, 0];
        for (let k = 0; k < a; k += 1) {
          sum += term;
          term *= x / (k + 1);
        }
        expectClose(regularisedUpperGamma(1, x), Math.exp(-x));
        expectClose(regularisedUpperGamma(a, x), Math.exp(-x) * sum);
      }),
    );
  });

  it('falls from 1 to 0', () => {
    for (const x of [0, -1]) expect(regularisedUpperGamma(2.5, x)).toBe(1);
    fc.assert(
      fc.property(shape, fc.double({ min: 0, max: 300, noNaN: true }), (a, x) => {
        const made = regularisedUpperGamma(a, x);
        expect(made >= 0 && made <= 1).toBe(true);
        expect(regularisedUpperGamma(a, x + 1)).toBeLessThanOrEqual(made);
      }),
    );
  });
});
