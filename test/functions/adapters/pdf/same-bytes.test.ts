import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { people } from '#test/functions/domain/reports/people/people.ts';

const program = `
  const { createHash } = await import('node:crypto');
  const { renderReport } = await import('#functions/adapters/pdf/render-report.ts');
  const file = await renderReport(JSON.parse((await import('node:fs')).readFileSync(0, 'utf8')));
  process.stdout.write(createHash('sha256').update(file).digest('hex'));`;

it('a report has the same bytes in a new process and in one that drew others before', async () => {
  const report = { ...people.high(), candidateName: 'प्रिया Srivastava' };
  const fresh = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    input: JSON.stringify(report),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], TZ: 'America/New_York', LANG: 'hi_IN.UTF-8' },
  });
  for (const other of [people.low(), { ...report, candidateName: 'क्षितिज office' }]) await renderReport(other);
  expect(
    createHash('sha256')
      .update(await renderReport(report))
      .digest('hex'),
  ).toBe(fresh);
});
