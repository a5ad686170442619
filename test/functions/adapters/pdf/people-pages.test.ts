import { beforeAll, describe, expect, it } from 'vitest';
import { contentBottom, contentHeight, paper, right } from '#functions/adapters/pdf/page-style.ts';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { personNames, personReport, type PersonName } from '#test/functions/domain/reports/people/people.ts';
import { readItems, type Item } from '#test/functions/adapters/pdf/support/read-items.ts';

const ofOtherLength = new Set<PersonName>(['37 items', '200 items', 'Devanagari phrases', 'no phrases']);

/** Twelve main parameters; a comparison with the earlier sitting, as a page more. */
const maxPages: Partial<Record<PersonName, number>> = { '200 items': 14, 'after a retake': 11 };

/** Without the footer. */
const contentOf = (items: readonly Item[]) => items.filter(({ top }) => top < contentBottom + 5);
const endOf = (items: readonly Item[]) => Math.max(...contentOf(items).map(({ bottom }) => bottom));

function titlesOf({ sections }: ReportDocument): string[] {
  return sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => (block.kind === 'subheading' ? [block.text] : [])),
  ]);
}

describe.each(personNames)('the report of: %s', (name) => {
  const document = personReport(name);
  let file: Uint8Array;
  let pages: Item[][];
  beforeAll(async () => {
    file = await renderReport(document);
    pages = await readItems(file);
  });

  it('has eight to ten pages for sixty questions, and no more than its maximum for others', () => {
    if (!ofOtherLength.has(name)) expect(pages.length).toBeGreaterThanOrEqual(8);
    expect(pages.length).toBeLessThanOrEqual(maxPages[name] ?? 10);
  });

  it('fills each page to a quarter at least, except the cover and the last', () => {
    const fills = pages.slice(1, -1).map((items) => (endOf(items) - paper.top) / contentHeight);
    expect(fills.filter((fill) => fill < 0.25)).toEqual([]);
  });

  it('prints nothing outside the margins', () => {
    const outside = pages.flatMap((items, page) =>
      contentOf(items).filter(
        (item) =>
          item.left < paper.left - 0.5 ||
          item.right > right + 0.5 ||
          item.bottom > contentBottom + 1 ||
          item.top < (page === 0 ? 40 : paper.top - 1),
      ),
    );
    expect(outside).toEqual([]);
  });

  it('prints no two texts over each other', () => {
    for (const items of pages) {
      const touching = items.flatMap((one, index) =>
        items
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right - 0.5 &&
              other.left < one.right - 0.5 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          )
          .map((other) => [one.text, other.text]),
      );
      expect(touching).toEqual([]);
    }
  });

  it('ends no page with a heading', () => {
    const titles = titlesOf(document);
    const lasts = pages.slice(1).map((items) => {
      const end = endOf(items);
      return contentOf(items)
        .filter(({ bottom }) => bottom > end - 3)
        .map(({ text }) => text.trim())
        .join(' ');
    });
    expect(lasts.filter((text) => titles.includes(text))).toEqual([]);
  });

  it('is a file small enough for a mail', () => {
    expect(file.length).toBeLessThan(name === '200 items' ? 300_000 : 200_000);
  });
});
