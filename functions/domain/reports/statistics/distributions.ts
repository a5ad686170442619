/*
 * Tails of the distributions that a report needs, to about 13 digits. The continued fractions are those of Abramowitz & Stegun (1964),
 * "Handbook of Mathematical Functions", 26.5.8 and 6.5.31, in the form that Lentz's method takes.
 */

const precision = 1e-16;
const tiny = 1e-300;
const maxTerms = 100_000;

/** Coefficients of Stirling's series in 1/x, 1/x³ …: B₂ₖ / (2k(2k − 1)). */
const stirling = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360_360];

/** From here on six terms of Stirling's series are exact to a double's precision. */
const largeEnough = 15;

/** The logarithm of the gamma function. `x` > 0. */
export function logGamma(x: number): number {
  let large = x;
  let product = 1;
  for (; large < largeEnough; large += 1) product *= large;
  const series = stirling.reduce((sum, coefficient, index) => sum + coefficient / large ** (2 * index + 1), 0);
  return (large - 0.5) * Math.log(large) - large + Math.log(2 * Math.PI) / 2 + series - Math.log(product);
}

/** a₁/(b₁ + a₂/(b₂ + …)). `term(i)`: aᵢ and bᵢ, i from 1 on. */
function continuedFraction(term: (index: number) => [a: number, b: number]): number {
  let [value, c, d] = [tiny, tiny, 0];
  for (let index = 1; index <= maxTerms; index++) {
    const [a, b] = term(index);
    d = 1 / (b + a * d || tiny);
    c = b + a / c || tiny;
    value *= c * d;
    if (Math.abs(c * d - 1) < precision) break;
  }
  return value;
}

/** The regularised incomplete beta function I_x(a, b) with y = 1 − x, which the caller may know better than by subtraction. */
export function regularisedBeta(x: number, y: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (y <= 0) return 1;
  // The fraction converges fast on this side only. At its edge, rounding would put both x and y on the other one.
  const edge = (a + 1) / (a + b + 2);
  return x > edge ? 1 - lowerBeta(y, x, b, a) : lowerBeta(x, y, a, b);
}

function lowerBeta(x: number, y: number, a: number, b: number): number {
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(y));
  const fraction = continuedFraction((index) => {
    if (index === 1) return [1, 1];
    const m = Math.floor((index - 1) / 2);
    const at = a + 2 * m;
    return index % 2 === 0
      ? [(-(a + m) * (a + b + m) * x) / (at * (at + 1)), 1]
      : [(m * (b - m) * x) / ((at - 1) * at), 1];
  });
  return Math.min(1, (front * fraction) / a);
}

/** The share of the gamma distribution of shape `a` above x: the regularised upper incomplete gamma function Q(a, x). */
export function regularisedUpperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let index = 1; index < maxTerms && term > sum * precision; index++) {
      term *= x / (a + index);
      sum += term;
    }
    return Math.max(0, 1 - front * sum);
  }
  return front * continuedFraction((index) => [index === 1 ? 1 : (index - 1) * (a - index + 1), x + 2 * index - 1 - a]);
}
