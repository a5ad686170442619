import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { attemptRecords } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { exportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import { openExportFile } from '#functions/adapters/export-file/open-export-file.ts';
import { exportFiles } from '#functions/adapters/s3/export-files.ts';
import { exportKeyOf, type ExportId, type ExportOrder } from '#functions/domain/admin/export-order.ts';
import { startExport } from '#functions/usecases/admin/exports/order-export.ts';
import { writeExport } from '#functions/usecases/admin/exports/write-export.ts';
import { couponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import type { CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { startS3 } from '#infra/local/engines/s3.ts';
import type { Engine } from '#test/support/engine/make-engine.ts';
import type { ExportFiles } from '#functions/usecases/ports/services.ts';

type Asked = Pick<ExportOrder, 'kind'> & Partial<ExportOrder>;

const bucket = 'exports';

/** A bucket for exports on a real engine, and the messages for workers that it would send. `onObject`: called for each new object. */
export async function openExportsBucket(onObject: (key: string) => void = () => undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'truein-exports-'));
  const engine = await startS3({
    port: 0,
    dataFolder: folder,
    buckets: [{ name: bucket }],
    onObjectCreated: ({ key }) => onObject(key),
  });
  const client = new S3Client({
    endpoint: engine.endpoint,
    region: 'ap-south-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
  const orders: ExportId[] = [];
  const real = exportFiles(client, bucket);
  const files: ExportFiles = {
    ...real,
    async order(id) {
      await real.order(id);
      orders.push(id);
    },
  };
  return {
    ...{ client, bucket, files, orders, endpoint: engine.endpoint },
    /** `undefined`: there is no such object. */
    async read(Key: string): Promise<Buffer | undefined> {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (cause) {
        if (cause instanceof NoSuchKey) return undefined;
        throw cause;
      }
    },
    async close() {
      client.destroy();
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ExportsBucket = Awaited<ReturnType<typeof openExportsBucket>>;

/** Orders exports of an engine's attempts, and writes them as the worker does. */
export function exportBench(engine: Engine, { files, read }: ExportsBucket) {
  const store = exportStore(engine.table);
  const ports = {
    ...engine.ports,
    exports: store,
    files,
    openFile: openExportFile,
    records: attemptRecords(engine.table),
    batches: { ...couponBatchStore(engine.table), find: async (): Promise<CouponBatch | undefined> => undefined },
  };
  type Ports = typeof ports;
  const order = (asked: Asked) =>
    startExport(ports, { from: 0, until: engine.clock(), reason: 'Yearly study.', by: 'admin', ...asked });
  /** A message that arrives, by default not for the last time. */
  const receive = (id: ExportId, how: { isLast?: boolean; ports?: Partial<Ports> } = {}) =>
    writeExport({ ...ports, ...how.ports }, { ...id, isLast: how.isLast ?? false });
  const find = (id: ExportId) => store.find(id, engine.clock());
  const fileOf = async (id: ExportId) => {
    const stored = await find(id);
    return stored && read(exportKeyOf(stored));
  };
  return {
    ...{ store, ports, order, receive, find, fileOf },
    /** Orders an export and has it written. */
    async write(asked: Asked, changed: Partial<Ports> = {}) {
      const { exportId } = await order(asked);
      const id = { by: asked.by ?? 'admin', exportId };
      await receive(id, { ports: changed });
      return { id, stored: await find(id), file: await fileOf(id) };
    },
  };
}

export type ExportBench = ReturnType<typeof exportBench>;
