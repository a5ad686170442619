import { expect, it, onTestFinished } from 'vitest';
import { exportKinds, maxSheetRows } from '#functions/domain/admin/export-order.ts';
import { exportBench, openExportsBucket } from '#test/support/exports/export-bench.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { engineOn } from '#test/support/engine/make-engine.ts';
import { addAttempts } from '#test/support/growth/add-attempts.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { keepSection, type Figure } from './support/figures.ts';
import { timed } from './support/statistics.ts';

/** `EXPORT_ATTEMPTS=100000 npm run bench` measures larger exports. The figures are for 10,000 attempts either way. */
const count = Number(process.env['EXPORT_ATTEMPTS'] ?? '10000');
const answers = 60;
const mb = 1024 * 1024;

it('measures what an export takes', async () => {
  const engine = engineOn(await makeTable(), Object.assign(Date.now, { advance: () => undefined }));
  const bucket = await openExportsBucket();
  onTestFinished(bucket.close);
  await engine.publish(makeBank(answers));
  await engine.addCoupon({ code: 'WELCOME' });
  const begun = Date.now();
  for (let done = 0; done < count; done += 10_000)
    await addAttempts(engine, {
      count: Math.min(10_000, count - done),
      answers,
      newest: begun - (done + 1) * 1000,
      apartMs: 1000,
    });
  let calls = 0;
  engine.table.db.middlewareStack.add(
    (next) => (args) => {
      calls += 1;
      return next(args);
    },
    { step: 'finalizeRequest', name: 'countCalls' },
  );
  const bench = exportBench(engine, bucket);
  const figures: Figure[] = [];
  for (const kind of exportKinds) {
    if (kind === 'workbook' && count * answers >= maxSheetRows) continue;
    calls = 0;
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
    const cpu = process.cpuUsage();
    const { ms, result } = await timed(() => bench.write({ kind, until: begun }));
    const { user, system } = process.cpuUsage(cpu);
    clearInterval(watch);
    // The ones that the others were copied from are among them.
    expect(result.stored).toMatchObject({ status: 'ready' });
    expect(result.stored?.attempts).toBeGreaterThanOrEqual(count);
    const lots = count / 10_000;
    const seconds = ms / 1000 / lots;
    figures.push(
      { name: `${kind}: time for 10,000 attempts`, value: seconds, unit: 's' },
      { name: `${kind}: CPU for 10,000 attempts`, value: (user + system) / 1e6 / lots, unit: 's' },
      { name: `${kind}: calls of DynamoDB for 10,000 attempts`, value: calls / lots, unit: 'calls' },
      { name: `${kind}: file for 10,000 attempts`, value: (result.file?.length ?? 0) / mb / lots, unit: 'MB' },
      { name: `${kind}: runs for ${count.toLocaleString('en')} attempts`, value: result.runs, unit: 'runs' },
      { name: `${kind}: memory of the process at its peak`, value: peak / mb, unit: 'MB' },
      ...(kind === 'workbook'
        ? []
        : [{ name: `${kind}: time for 1,000,000 attempts, extrapolated`, value: (seconds * 100) / 60, unit: 'min' }]),
    );
  }
  keepSection('exports', {
    title: 'Exports',
    how: `The worker on DynamoDB Local and s3rver, in the process of the measurement, which holds the file at the end as well: ${count.toLocaleString('en')} ended attempts with ${answers} answers each. A deployed worker has one CPU to itself. The time grows with the attempts alone, so that for a million is a hundred times that for 10,000.`,
    figures,
  });
}, 3_600_000);
