import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { contentBottom } from '#functions/adapters/pdf/page-style.ts';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { makeSampleReport, sampleNotice } from '#infra/local/seed/sample-report.ts';
import { personNames, personReport } from '#test/functions/domain/reports/people/people.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';
import { readItems } from './support/read-items.ts';

async function coverOf(candidateName: string): Promise<string> {
  const file = new Uint8Array(await renderReport(makeReportDocument({ candidateName })));
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: false });
  return text[0] ?? '';
}

describe('the cover', () => {
  it('shows the candidate’s name', async () => {
    expect(await coverOf('Asha Rao')).toContain('Asha Rao');
    expect(await coverOf('Asha Rao')).not.toContain('Your report');
  });

  it.each(['', 'ⵜⵉⴼⵉⵏⴰⵖ', '😀', '—'])('shows “Your report” instead of the unprintable name “%s”', async (name) => {
    expect(await coverOf(name)).toContain('Your report');
  });

  it.each(personNames)('fits on one page together with a note: %s', async (name) => {
    const document = personReport(name);
    const noted: ReportDocument = {
      ...document,
      sections: document.sections.map((section) =>
        section.id === 'cover'
          ? { ...section, blocks: [{ kind: 'note', text: sampleNotice }, ...section.blocks] }
          : section,
      ),
    };
    expect(await lastOfCover(noted)).toContain(document.attemptId);
  });

  it('fits on one page in the sample report', async () => {
    const document = makeSampleReport();
    expect(await lastOfCover(document)).toContain(document.attemptId);
  });
});

/** The lowest line of the first page above its footer. */
async function lastOfCover(document: ReportDocument): Promise<string> {
  const [cover = []] = await readItems(await renderReport(document));
  const above = cover.filter(({ top }) => top < contentBottom);
  const lowest = Math.max(...above.map(({ bottom }) => bottom));
  return above
    .filter(({ bottom }) => bottom > lowest - 2)
    .map(({ text }) => text)
    .join(' ');
}
