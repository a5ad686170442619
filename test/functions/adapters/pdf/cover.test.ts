import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';

async function coverOf(candidateName: string): Promise<string> {
  const file = new Uint8Array(await renderReport(makeReportDocument({ candidateName })));
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: false });
  return text[0] ?? '';
}

describe('the cover', () => {
  it('has the name', async () => {
    expect(await coverOf('Asha Rao')).toContain('Asha Rao');
    expect(await coverOf('Asha Rao')).not.toContain('Your report');
  });

  it.each(['', 'ⵜⵉⴼⵉⵏⴰⵖ', '😀', '—'])(
    'says “Your report” where nothing of the name (“%s”) can be printed',
    async (name) => {
      expect(await coverOf(name)).toContain('Your report');
    },
  );
});
