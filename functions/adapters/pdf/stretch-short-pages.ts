import { contentHeight, paper } from './page-style.ts';
import type { Placed } from './paginate.ts';

/** A page that is filled less than this is stretched up to here. */
const wantedFill = 0.74;
/** Largest growth of the space between pieces, as a share of it. */
const maxGrowth = 0.9;

/** Stretches a short page by more space between its pieces. */
export function stretchShortPages(placed: readonly Placed[]): Placed[] {
  const pages = new Set(placed.map(({ page }) => page));
  return [...pages].flatMap((page) => stretchedPage(placed.filter((one) => one.page === page)));
}

function stretchedPage(placed: readonly Placed[]): Placed[] {
  const last = placed.at(-1);
  if (!last) return [];
  const spaces = placed.map(({ piece }, index) => (index === 0 ? 0 : piece.above));
  const sum = spaces.reduce((total, space) => total + space, 0);
  const missing = wantedFill * contentHeight - (last.y + last.piece.height - paper.top);
  const growth = Math.min(missing / sum, maxGrowth);
  if (!(growth > 0)) return [...placed];
  let added = 0;
  return placed.map((one, index) => {
    added += (spaces[index] ?? 0) * growth;
    return { ...one, y: one.y + added };
  });
}
