import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
import { exportFileDays } from '#functions/domain/retention.ts';
import type { StageConfig } from '#infra/config.ts';
import { AppBucket } from '#infra/constructs/app-bucket.ts';
import type { AppFunction } from '#infra/constructs/app-function.ts';
import { exportReceives, functionSizes } from '#infra/constructs/function-sizes.ts';
import { WorkQueue } from '#infra/constructs/work-queue.ts';

/** The kinds of objects in the bucket, by their prefix. */
const prefixes = { orders: exportOrderPrefix, files: 'files/' } as const;

/**
 * The bucket of the files that admins export, and the queue of the orders for them. The queue is here and not with its reader, because a
 * deploy must not lose an order.
 */
export class Exports extends Construct {
  readonly bucket: AppBucket;
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { keepData }: Pick<StageConfig, 'keepData'>) {
    super(scope, id);
    this.work = new WorkQueue(this, 'work', {
      reader: 'write-export',
      tries: exportReceives,
      batchSize: 1,
      // The lease of a worker that was killed is over when its message comes back.
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
    this.work.takeNewFiles(this.bucket, prefixes.orders);
  }

  /** Lets a function order files, and hand out links to finished ones. */
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
        'Each order has a key of its own below this prefix. Whose file it may be is decided by the use case, as one function serves all admins.',
      );
    fn.setEnv({ EXPORTS_BUCKET: this.bucket.bucketName });
  }
}
