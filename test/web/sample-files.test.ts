import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, it } from 'vitest';
import { sampleFooter } from '#infra/local/seed/sample-report.ts';
import { makeSampleFiles } from '../../web/sample-files.ts';

it('the sample PDF says on every page and in its title that its person is fictional', async () => {
  const { pdf: bytes } = await makeSampleFiles();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(pdf, { mergePages: false });
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) expect(page).toContain(sampleFooter);
  expect((await getMeta(pdf)).info).toMatchObject({ Title: `TrueIn assessment report: ${sampleFooter}` });
});
