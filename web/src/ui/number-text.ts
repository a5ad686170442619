export interface NumberLimits {
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
}

/** The number that was typed, brought to the nearest one that is allowed; NaN for nothing, undefined for what is no number. */
export function readNumber(typed: string, limits: NumberLimits): number | undefined {
  const plain = typed.replace(/[,\s]/g, '');
  if (plain === '') return NaN;
  const number = Number(plain);
  return Number.isFinite(number) ? allowed(number, limits) : undefined;
}

/** One step up (1) or down (-1); from nothing, to the least number. */
export function stepNumber(from: number, by: 1 | -1, limits: NumberLimits): number {
  return allowed(Number.isNaN(from) ? (limits.minValue ?? 0) : from + by * (limits.step ?? 1), limits);
}

function allowed(number: number, { minValue = -Infinity, maxValue = Infinity, step = 1 }: NumberLimits): number {
  const base = Number.isFinite(minValue) ? minValue : 0;
  const onStep = base + Math.round((number - base) / step) * step;
  const decimals = String(step).split('.')[1]?.length ?? 0;
  return Math.min(Math.max(Number(onStep.toFixed(decimals)), minValue), maxValue);
}
