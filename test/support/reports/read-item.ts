import type { ScoredItem } from '#functions/domain/reports/figures/parameters.ts';

/** "1 2 3 4 5>4" → an item of which the option worth 4 was chosen. */
export function readItem(text: string): ScoredItem {
  const [offered = '', chosen] = text.split('>');
  const points = offered.split(' ').map(Number);
  return {
    points: Number(chosen),
    lowest: Math.min(...points),
    highest: Math.max(...points),
    distinctPoints: new Set(points).size,
  };
}
