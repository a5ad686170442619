import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fontsFolder } from '#functions/adapters/pdf/font-bytes.ts';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { people } from '#test/functions/domain/reports/people/people.ts';

describe('the bundled renderer', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'report-bundle-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('needs no files but its fonts, and makes the same PDF as a process that made others before', async () => {
    await build({
      stdin: {
        contents: `import { readFileSync, writeFileSync } from 'node:fs';
          import { renderReport } from '#functions/adapters/pdf/render-report.ts';
          writeFileSync('out.pdf', await renderReport(JSON.parse(readFileSync('report.json', 'utf8'))));
          process.stdout.write(readFileSync('out.pdf').toString('base64'));`,
        resolveDir: import.meta.dirname,
      },
      outfile: join(folder, 'index.mjs'),
      bundle: true,
      minify: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      mainFields: ['module', 'main'],
      logLevel: 'error',
    });
    cpSync(fontsFolder(), join(folder, 'fonts'), { recursive: true });
    const report = { ...people.high(), candidateName: 'प्रिया Srivastava' };
    writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
    const printed = execFileSync(process.execPath, ['index.mjs'], { cwd: folder, encoding: 'utf8', env: {} });
    const made = Buffer.from(printed, 'base64');
    for (const other of [people.low(), { ...report, candidateName: 'क्षितिज office' }]) await renderReport(other);
    expect(Buffer.compare(made, await renderReport(report))).toBe(0);
  });
});
