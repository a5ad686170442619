import { expect, it } from 'vitest';
import { reportDocument } from '#functions/domain/reports/document/report-document.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';

it('the schema of a report keeps every field', () => {
  const report = makeReportDocument();
  expect(reportDocument.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
});

it('the schema of a report refuses a block of an unknown kind', () => {
  const [first, ...rest] = makeReportDocument().sections;
  const strange = { ...first, blocks: [{ kind: 'pie', text: 'half' }] };
  expect(reportDocument.safeParse(makeReportDocument({ sections: [] })).success).toBe(true);
  expect(reportDocument.safeParse({ ...makeReportDocument(), sections: [strange, ...rest] }).success).toBe(false);
});
