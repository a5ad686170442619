import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import {
  exportKeyOf,
  exportKinds,
  exportOrderPrefix,
  exportWritingMs,
  maxExportAttempts,
  maxSheetRows,
  type ExportKind,
} from '#functions/domain/admin/export-order.ts';
import { functionSizes } from '#infra/constructs/function-sizes.ts';
import { dynamoEndpoint } from '#test/support/dynamo/dynamo-endpoint.ts';
import { exportBench, openExportsBucket } from '#test/support/exports/export-bench.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { engineOn } from '#test/support/engine/make-engine.ts';
import { addAttempts } from '#test/support/growth/add-attempts.ts';
import { countCalls } from '#test/support/growth/count-calls.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { startExportWorker } from './support/export-worker.ts';
import { keepSection, type Figure } from './support/figures.ts';
import { timed } from './support/statistics.ts';

/** `EXPORT_ATTEMPTS=100000 npm run bench` measures larger exports. The figures are for 10,000 attempts either way. */
const count = Number(process.env['EXPORT_ATTEMPTS'] ?? '10000');
const answers = 60;
const mb = 1024 * 1024;
const { memoryMb } = functionSizes['write-export'];

it('measures the time, CPU, memory and size of an export', async () => {
  const engine = engineOn(await makeTable(), Object.assign(Date.now, { advance: () => undefined }));
  const ordered: string[] = [];
  let onOrder = () => {};
  const bucket = await openExportsBucket((key) => {
    if (!key.startsWith(exportOrderPrefix)) return;
    ordered.push(key);
    onOrder();
  });
  const counter = await countCalls(dynamoEndpoint());
  onTestFinished(bucket.close);
  onTestFinished(counter.close);
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
  const { order, find } = exportBench(engine, bucket);

  async function write(kind: ExportKind) {
    const worker = await startExportWorker({
      TABLE_NAME: engine.table.name,
      EXPORTS_BUCKET: bucket.bucket,
      EXPORT_MAX_RECEIVES: '3',
      AWS_ENDPOINT_URL_DYNAMODB: counter.endpoint,
      AWS_ENDPOINT_URL_S3: bucket.endpoint,
    });
    onTestFinished(worker.stop);
    const { exportId } = await order({ kind, until: begun });
    if (ordered.length === 0) await new Promise<void>((resolve) => (onOrder = resolve));
    const use = await worker.carryOut(ordered.shift() ?? '');
    expect(use.failed).toBe(0);
    const stored = (await find({ by: 'admin', exportId })) ?? expect.fail('There is no export.');
    expect(stored.status).toBe('ready');
    worker.stop();
    const file = await bucket.client.send(new HeadObjectCommand({ Bucket: bucket.bucket, Key: exportKeyOf(stored) }));
    return { use, stored, bytes: file.ContentLength ?? 0 };
  }

  const figures: Figure[] = [];
  for (const kind of exportKinds) {
    if (kind === 'workbook' && count * answers >= maxSheetRows) continue;
    const found: { ms: number; result: Awaited<ReturnType<typeof write>> }[] = [];
    const calls = await counter.during(async () => void found.push(await timed(() => write(kind))));
    const [{ ms, result: taken } = expect.fail('Nothing was written.')] = found;
    // The ones that the others were copied from are among them.
    expect(taken.stored.attempts).toBeGreaterThanOrEqual(count);
    const lots = count / 10_000;
    const seconds = ms / 1000 / lots;
    figures.push(
      { name: `${kind}: time for 10,000 attempts`, value: seconds, unit: 's' },
      { name: `${kind}: CPU of the worker for 10,000 attempts`, value: taken.use.cpuSeconds / lots, unit: 's' },
      { name: `${kind}: calls of DynamoDB for 10,000 attempts`, value: calls.length / lots, unit: 'calls' },
      { name: `${kind}: file for 10,000 attempts`, value: taken.bytes / mb / lots, unit: 'MB' },
      { name: `${kind}: memory of the worker at its peak`, value: taken.use.memoryMb, unit: 'MB', target: memoryMb },
      ...(kind === 'workbook'
        ? []
        : [
            {
              name: `${kind}: CPU for ${maxExportAttempts.toLocaleString('en')} attempts, extrapolated`,
              value: (taken.use.cpuSeconds / lots) * (maxExportAttempts / 10_000 / 60),
              unit: 'min',
              target: exportWritingMs / 60_000,
            },
          ]),
    );
  }
  keepSection('exports', {
    title: 'Exports',
    how: `The bundled worker in a process of its own, on DynamoDB Local and s3rver: ${count.toLocaleString('en')} ended attempts with ${answers} answers each. It is ordered on by the bucket’s notifications, as it is deployed; there it has one CPU to itself. The time grows with the attempts alone.`,
    figures,
  });
}, 3_600_000);
