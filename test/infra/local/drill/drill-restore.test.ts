import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drillRestore } from '#infra/local/drill/drill-restore.ts';
import { signInto, startCloudProcess } from '#test/support/cloud-process.ts';

it('a lost table is restored to a moment: earlier answers are there, and attempts continue', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const lines: string[] = [];
  await drillRestore({
    log: (line) => lines.push(line),
    async start(table) {
      const cloud = await startCloudProcess(folder, { LOCAL_TABLE: table });
      return { ...cloud, signIn: (email) => signInto(cloud, email) };
    },
  });
  expect(lines).toEqual([
    '20 answers are acknowledged.',
    expect.stringMatching(/^The moment: \d{2,} items\.$/),
    'They are in a new table with stream and TTL.',
    'No answer of before is lost; 5 of 5 that came after it are.',
    expect.stringContaining('its report was mailed'),
  ]);
}, 300_000);
