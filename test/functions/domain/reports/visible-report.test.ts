import { expect, it } from 'vitest';
import { releasedFile } from '#functions/domain/reports/visible-report.ts';
import { wasMailed, reportStatuses } from '#functions/domain/reports/report-delivery.ts';

const reportKey = 'reports/asha/1.pdf';
const after = (...earlier: (typeof reportStatuses)[number][]) => earlier.map((status) => ({ status }));

it.each(['failed', 'unknown'] as const)('a candidate may see a report whose mail was set aside as %s', (status) => {
  expect(releasedFile({ reportKey, status, earlier: [] })).toBe(reportKey);
});

it('a candidate may see a mailed report, also while it is resent', () => {
  const gone = reportStatuses.filter((status) => wasMailed[status] === 'yes');
  expect(gone).toHaveLength(3);
  for (const status of gone) {
    expect(releasedFile({ reportKey, status, earlier: [] }), status).toBe(reportKey);
    expect(releasedFile({ reportKey, status: 'pending', earlier: after('failed', status) }), status).toBe(reportKey);
  }
});

it.each(['held', 'pending', 'claimed', 'sending'] as const)(
  'a candidate may not see a report that is %s for the first time',
  (status) => {
    expect(releasedFile({ reportKey, status, earlier: [] })).toBeUndefined();
    expect(releasedFile({ reportKey, status, earlier: after('pending') })).toBeUndefined();
  },
);
