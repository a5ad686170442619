/** A number of people as it may be shown: itself, that it is small, or nothing (which protects another one). */
export type ShownCount = number | 'fewer' | 'hidden';

/** A group of fewer people than this is not told. */
export const smallestGroup = 5;

const isSmall = (count: number) => count > 0 && count < smallestGroup;

/**
 * The counts of groups that add up to a total which is shown: small ones are not told, nor what would tell them. Besides the
 * small ones others are hidden, the smallest first, until whoever subtracts from the total can't say of any what it is.
 */
export function suppressSmall(counts: readonly number[], alsoHidden: readonly boolean[] = []): ShownCount[] {
  const shown = counts.map((count, index): ShownCount =>
    isSmall(count) ? 'fewer' : alsoHidden[index] === true ? 'hidden' : count,
  );
  while (isTold(shown, counts)) {
    const victim = smallestShown(shown);
    // Not even "fewer than 5" can be said: it would give the number away.
    if (victim === undefined) return counts.map(() => 'hidden');
    shown[victim] = 'hidden';
  }
  return shown;
}

function smallestShown(shown: readonly ShownCount[]): number | undefined {
  const told = shown.flatMap((count, index) => (typeof count === 'number' ? [{ count, index }] : []));
  // What is nought protects little, so it is hidden last.
  told.sort((a, b) => Number(a.count === 0) - Number(b.count === 0) || a.count - b.count);
  return told[0]?.index;
}

/** Whether what is shown, and that it all adds up, leaves a single value for one that is not told. */
export function isTold(shown: readonly ShownCount[], counts: readonly number[]): boolean {
  const left = counts.reduce((sum, count, index) => (typeof shown[index] === 'number' ? sum : sum + count), 0);
  const ranges = shown.flatMap((count) => (typeof count === 'number' ? [] : [rangeOf(count, left)]));
  const lowest = ranges.reduce((sum, { least }) => sum + least, 0);
  const highest = ranges.reduce((sum, { most }) => sum + most, 0);
  return ranges.some(({ least, most }) => {
    const from = Math.max(least, left - (highest - most));
    const to = Math.min(most, left - (lowest - least));
    return to <= from;
  });
}

function rangeOf(count: 'fewer' | 'hidden', left: number): { least: number; most: number } {
  return count === 'fewer' ? { least: 1, most: smallestGroup - 1 } : { least: 0, most: left };
}

/**
 * Which counts of growing spans of time must not be told beside each other: the difference of two of them is a group, too.
 * The shorter span gives way.
 */
export function tellsByDifference(spans: readonly number[]): boolean[] {
  const hidden = spans.map(() => false);
  let longer: number | undefined;
  for (let index = spans.length - 1; index >= 0; index--) {
    const count = spans[index] ?? 0;
    if (longer !== undefined && isSmall(longer - count)) hidden[index] = true;
    else if (!isSmall(count)) longer = count;
  }
  return hidden;
}
