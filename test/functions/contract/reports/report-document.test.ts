import { expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import { reportDocument } from '#functions/contract/reports/report-document.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';

it('the wire schema of a report has exactly the fields of the domain type', () => {
  expectTypeOf<z.infer<typeof reportDocument>>().toEqualTypeOf<ReportDocument>();
  const report = makeReportDocument();
  expect(reportDocument.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
});

it('the wire schema of a report refuses a block of an unknown kind', () => {
  const [first, ...rest] = makeReportDocument().sections;
  const strange = { ...first, blocks: [{ kind: 'pie', text: 'half' }] };
  expect(reportDocument.safeParse(makeReportDocument({ sections: [] })).success).toBe(true);
  expect(reportDocument.safeParse({ ...makeReportDocument(), sections: [strange, ...rest] }).success).toBe(false);
});
