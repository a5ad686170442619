import { beforeAll, describe, expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { sampleNotice } from '#infra/local/seed/sample-report.ts';
import { personNames, personReport, type PersonName } from '#test/functions/domain/reports/people/people.ts';
import { paper, readItems, type Item } from './support/read-items.ts';

/** Without the footer. */
const contentOf = (items: readonly Item[]) => items.filter(({ top }) => top < paper.bottom + 5);
const endOf = (items: readonly Item[]) => Math.max(...contentOf(items).map(({ bottom }) => bottom));

function titlesOf({ sections, appendix }: ReportDocument): string[] {
  return [...sections, ...appendix].flatMap(({ title, blocks }) => [
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

  it('fills each page to a quarter at least, except the cover and the last', () => {
    const fills = pages.slice(1, -1).map((items) => (endOf(items) - paper.top) / (paper.bottom - paper.top));
    expect(fills.filter((fill) => fill < 0.25)).toEqual([]);
  });

  it('prints nothing outside the margins', () => {
    const outside = pages.flatMap((items, page) =>
      contentOf(items).filter(
        (item) =>
          item.left < paper.left - 0.5 ||
          item.right > paper.right + 0.5 ||
          item.bottom > paper.bottom + 1 ||
          item.top < (page === 0 ? 40 : paper.top - 1),
      ),
    );
    expect(outside).toEqual([]);
  });

  it('prints no two texts over each other', () => {
    for (const page of pages) {
      // A syllable of Devanagari is several items that overlap.
      const items = page.filter(({ text }) => !/\p{Script=Devanagari}/u.test(text));
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
        .filter(({ bottom }) => bottom > end - 8)
        .map(({ text }) => text.trim())
        .join(' ');
    });
    expect(lasts.filter((text) => titles.includes(text))).toEqual([]);
  });

  it('has the attempt at its very end', () => {
    expect(
      pages
        .at(-1)
        ?.map(({ text }) => text)
        .join(' '),
    ).toContain(document.attemptId);
  });

  it('has its cover on one page, also with a note', async () => {
    const [cover] = document.sections;
    const note = { kind: 'note', text: sampleNotice } as const;
    const sections = cover ? [{ ...cover, blocks: [note, ...cover.blocks] }] : [];
    expect(await readItems(await renderReport({ ...document, sections, appendix: [] }))).toHaveLength(1);
  });

  it('has as many pages as it has to say: few if few questions were answered, or the answers are doubtful', () => {
    const rare: Partial<Record<PersonName, [number, number]>> = { '200 items': [8, 24], 'straight-liner': [3, 5] };
    const [least, most] = document.isShort ? [2, 3] : (rare[name] ?? [8, 13]);
    expect(pages.length).toBeGreaterThanOrEqual(least);
    expect(pages.length).toBeLessThanOrEqual(most);
  });

  it('is a file small enough for a mail', () => {
    expect(file.length).toBeLessThan(300_000);
  });
});
