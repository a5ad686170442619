import { contentBottom, contentHeight, paper } from './page-style.ts';
import { heightOfPieces, type PagePiece } from './page-piece.ts';

/** A piece with its position. */
export interface Placed {
  page: number;
  y: number;
  piece: PagePiece;
}

/** Space above a section that begins on the page of the one before it. */
const betweenSections = 38;
/** Smallest share of a page that has to be filled, the last page excepted. */
const minFill = 0.25;
/** A section of this height or more fills a page and starts on a new one. */
const fillsAPage = 0.6 * contentHeight;

/** A last page with less than this share of its section looks like a mistake. */
const shortTail = 0.2;
const costOfShortTail = 30;

interface Layout {
  cost: number;
  placed: Placed[];
  pageCount: number;
}

/** Shares of the space between its pieces that a section keeps where this saves a page. */
const squeezes = [0.85, 0.7, 0.55, 0.4];

/** Places sections on pages: each on a new page if that leaves no page almost empty. `first` is the top of the first one. */
export function paginate(sections: readonly (readonly PagePiece[])[], first: number = paper.top): Layout {
  const known = new Map<string, Layout>();
  const layOut = (index: number, y: number): Layout => {
    const section = sections[index];
    if (!section) return { cost: costOfLast(y), placed: [], pageCount: 1 };
    const key = `${index}:${y.toFixed(2)}`;
    const best = known.get(key) ?? cheapest(index, section, y);
    known.set(key, best);
    return best;
  };
  const cheapest = (index: number, section: readonly PagePiece[], y: number): Layout => {
    const fresh = waysToPlace(section, paper.top).map((way) => joined(way, index));
    if (index === 0) return least(waysToPlace(section, y).map((way) => joined(way, index)));
    const runIn = waysToPlace(spacedBy(section, betweenSections), y).map((way) =>
      shifted(joined(way, index), 0, costOfRunIn(section)),
    );
    return least([...runIn, ...fresh.map((layout) => shifted(layout, 1, costOfPage(y)))]);
  };
  const joined = (own: Way, index: number): Layout => {
    const rest = layOut(index + 1, own.y);
    const later = rest.placed.map((placed) => ({ ...placed, page: placed.page + own.page }));
    return {
      cost: own.cost + rest.cost,
      placed: [...own.placed, ...later],
      pageCount: own.page + rest.pageCount,
    };
  };
  return layOut(0, first);
}

const least = (layouts: readonly Layout[]): Layout =>
  layouts.reduce((best, layout) => (layout.cost < best.cost ? layout : best));

/** The section without squeezing, and with the least squeezing that saves a page. */
function waysToPlace(section: readonly PagePiece[], from: number): Way[] {
  const plain = place(section, from);
  if (plain.page === 0) return [plain];
  for (const share of squeezes) {
    const [first, ...rest] = section.map((piece) => ({ ...piece, above: piece.above * share }));
    const way = place(first ? [{ ...first, above: section[0]?.above ?? 0 }, ...rest] : [], from);
    if (way.page < plain.page) return [plain, { ...way, cost: way.cost + (1 - share) * 25 }];
  }
  return [plain];
}

interface Way {
  placed: Placed[];
  /** The section's end, counted from the page on which it begins. */
  page: number;
  y: number;
  cost: number;
}

const shifted = (layout: Layout, pages: number, cost: number): Layout => ({
  cost: layout.cost + cost,
  placed: layout.placed.map((placed) => ({ ...placed, page: placed.page + pages })),
  pageCount: layout.pageCount + pages,
});

const fillOf = (y: number) => (y - paper.top) / contentHeight;

/** The cost of ending a page at `y`. */
function costOfPage(y: number): number {
  const fill = fillOf(y);
  return 14 + 60 * (1 - fill) ** 2 + (fill < minFill ? 1000 : 0);
}

function costOfLast(y: number): number {
  const fill = fillOf(y);
  return 14 + (fill < minFill ? 20 : 0);
}

function costOfRunIn(section: readonly PagePiece[]): number {
  return heightOfPieces(section) >= fillsAPage ? 20 : 4;
}

const spacedBy = ([first, ...rest]: readonly PagePiece[], above: number): PagePiece[] =>
  first ? [{ ...first, above }, ...rest] : [];

/** Places one section from `y` on; page 0 is the page where it begins. */
function place(pieces: readonly PagePiece[], from: number): Way {
  const placed: Placed[] = [];
  let page = 0;
  let y = from;
  let cost = 0;
  const turn = () => {
    cost += costOfPage(y);
    page += 1;
    y = paper.top;
  };
  const put = (piece: PagePiece) => {
    y += y === paper.top ? (piece.repeatedHeader?.height ?? 0) : piece.above;
    placed.push({ page, y, piece });
    y += piece.height;
  };
  const fits = (group: readonly PagePiece[]) => {
    const [head] = group;
    const before = y === paper.top ? (head?.repeatedHeader?.height ?? 0) : (head?.above ?? 0);
    return y + before + heightOfPieces(group) <= contentBottom + 0.01;
  };
  /** The part of a group that has to fit on this page. Of a group that is larger than a page, it is more than its heading. */
  const startOf = (group: readonly PagePiece[]) =>
    heightOfPieces(group.filter((_, index) => fits(group.slice(0, index + 1))));
  for (const group of groupsOf(pieces)) {
    if (!fits(group) && y > paper.top) {
      const isTooTall = heightOfPieces(group) > contentHeight;
      if (!isTooTall || (fillOf(y) >= minFill && startOf(group) < minFill * contentHeight)) turn();
    }
    for (const piece of group) {
      if (!fits([piece]) && y > paper.top) turn();
      put(piece);
    }
  }
  const isShortTail = page > 0 && fillOf(y) < shortTail;
  return { placed, page, y, cost: cost + (isShortTail ? costOfShortTail : 0) };
}

/** Groups the pieces that have to stay on one page. */
function groupsOf(pieces: readonly PagePiece[]): PagePiece[][] {
  const groups: PagePiece[][] = [];
  let group: PagePiece[] = [];
  for (const piece of pieces) {
    group.push(piece);
    if (piece.keepWithNext) continue;
    groups.push(group);
    group = [];
  }
  return group.length > 0 ? [...groups, group] : groups;
}
