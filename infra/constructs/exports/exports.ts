import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
import { exportFileDays } from '#functions/domain/retention.ts';
import type { StageConfig } from '#infra/config.ts';
import { AppBucket } from '#infra/constructs/app-bucket.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import { exportReceives, functionSizes } from '#infra/constructs/function-sizes.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';
import { WorkQueue } from '#infra/constructs/work-queue.ts';

/** The kinds of objects in the bucket, by their prefix. */
const prefixes = { orders: exportOrderPrefix, files: 'files/' } as const;

/**
 * The bucket for the files that admins export, and the queue of the orders for them. The queue is in the data stack, apart from its
 * reader, because a deploy must not lose an order.
 */
export class Exports extends Construct {
  readonly bucket: AppBucket;
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { keepData }: Pick<StageConfig, 'keepData'>) {
    super(scope, id);
    this.work = new WorkQueue(this, 'work', {
      reader: 'write-export',
      maxReceives: exportReceives,
      batchSize: 1,
      // Longer than the lease: when the message of a killed worker comes back, the lease has expired.
      visibility: Duration.seconds(functionSizes['write-export'].seconds + 60),
    });
    this.bucket = new AppBucket(this, 'bucket', {
      keepData,
      lifecycleRules: [
        {
          expiration: Duration.days(exportFileDays),
          abortIncompleteMultipartUploadAfter: Duration.days(exportFileDays),
        },
      ],
    });
    this.work.subscribeToNewFiles(this.bucket, prefixes.orders);
  }

  /** Lets a function order files, and sign links to finished ones. */
  grantOrder(fn: AppFunction): void {
    this.#allow(fn, 's3:PutObject', ['orders']);
    this.#allow(fn, 's3:GetObject', ['files']);
  }

  /** Lets a function write files. */
  grantWrite(fn: AppFunction): void {
    this.#allow(fn, 's3:PutObject', ['files']);
  }

  #allow(fn: AppFunction, action: string, kinds: readonly (keyof typeof prefixes)[]): void {
    const patterns = kinds.map((kind) => `${prefixes[kind]}*`);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: [action],
        resources: patterns.map((pattern) => this.bucket.arnForObjects(pattern)),
      }),
    );
    for (const pattern of patterns)
      fn.explainWildcard(
        `/${pattern}`,
        'Each order has its own key below this prefix. One function serves all admins, so the use case decides who may read which file.',
      );
    fn.setEnv({ EXPORTS_BUCKET: this.bucket.bucketName });
  }
}

interface ExportWritingProps {
  config: StageConfig;
  table: AppTable;
  exports: Exports;
}

/** Writes the file of each export that an admin orders. */
export class ExportWriting extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { config, table, exports }: ExportWritingProps) {
    super(scope, id);
    const handler = new AppFunction(this, 'write-export', config);
    table.grantTo(handler, tableRights['write-export']);
    exports.grantWrite(handler);
    exports.work.deliverTo(handler);
    handler.setEnv({ EXPORT_MAX_RECEIVES: String(exportReceives) });
    this.deadLetters = exports.work.deadLetters;
  }
}
