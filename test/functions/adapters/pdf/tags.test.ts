import { beforeAll, describe, expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { rowsInWords } from '#functions/domain/reports/document/document-words.ts';
import type { Block, ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { personReport } from '#test/functions/domain/reports/people/people.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';
import { readTags, type TagRead } from '#test/functions/adapters/pdf/support/read-tags.ts';

const readOf = async (document: ReportDocument): Promise<TagRead[]> =>
  (await readTags(await renderReport(document))).flat();
const printed = ({ sections, appendix }: ReportDocument) => [
  ...sections,
  ...appendix.filter(({ id }) => id !== 'answers'),
];
const blocksOf = (document: ReportDocument): Block[] => printed(document).flatMap(({ blocks }) => blocks);

/** The texts of a document that are paragraphs of their own. */
function paragraphsOf(document: ReportDocument): string[] {
  return blocksOf(document).flatMap((block): string[] => {
    if (block.kind === 'lead' || block.kind === 'text' || block.kind === 'note') return [block.text];
    if (block.kind === 'list') return block.items;
    if (block.kind === 'steps') return block.steps.map(({ what }) => what);
    if (block.kind === 'step') return [block.text];
    if (block.kind === 'dials') return block.dials.map(({ members }) => members.join(' · '));
    if (block.kind === 'quadrants') return block.quadrants.flatMap(({ lines, none = '' }) => [none, ...lines]);
    if (block.kind === 'names') return block.items.map(({ text }) => text);
    if (block.kind === 'pillar') return [block.meaning].filter(Boolean);
    if (block.kind === 'findings')
      return block.findings.flatMap(({ moment }) =>
        moment ? [moment.situation, moment.phrase, moment.remark ?? moment.phrase] : [],
      );
    return [];
  });
}

describe.each(['all blocks', 'high', 'minor'] as const)('the tags of the report: %s', (name) => {
  const document = name === 'all blocks' ? makeReportDocument() : personReport(name);
  let tags: TagRead[];
  beforeAll(async () => {
    tags = await readOf(document);
  });

  it('hold every paragraph in one element, word for word', () => {
    const isIn = (text: string) => tags.some((tag) => tag.text.includes(text));
    expect(paragraphsOf(document).filter((text) => !isIn(text))).toEqual([]);
  });

  it('have one H1, and headings that skip no level', () => {
    const levels = tags.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1));
  });

  it('give the profile and each dial an alternative text', () => {
    const figures = tags.filter(({ role }) => role === 'Figure');
    expect(figures.length).toBeGreaterThan(1);
    const wanted = blocksOf(document).flatMap((block) => {
      if (block.kind === 'shape') return [block.alt];
      return block.kind === 'dials' ? block.dials.map((dial) => rowsInWords([dial])) : [];
    });
    expect(figures.map(({ alt }) => alt)).toEqual(wanted);
  });

  it('nest the rows, cells and items of tables and lists', () => {
    for (const { role, parents } of tags) {
      const parent = parents.at(-1) ?? '';
      if (role === 'TR') expect(['Table', 'THead', 'TBody']).toContain(parent);
      if (role === 'TD' || role === 'TH') expect(parent).toBe('TR');
      if (role === 'LI') expect(parent).toBe('L');
      if (role === 'LBody') expect(parent).toBe('LI');
    }
    for (const role of ['Table', 'THead', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody'])
      expect(tags.some((tag) => tag.role === role)).toBe(true);
  });

  it('follow the order of the sections', () => {
    // The headings of the first page are not those of sections.
    const [first, ...others] = printed(document);
    const own = first?.blocks.flatMap((block) => ('title' in block ? [block.title] : [])) ?? [];
    const titles = tags.flatMap(({ role, text }) => (role === 'H1' || role === 'H2' ? [text.trim()] : []));
    expect(titles).toEqual([first?.title, ...own, ...others.map(({ title }) => title)]);
  });
});
