import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { AppBucket } from '#infra/constructs/app-bucket.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import { requireBanner } from '#infra/constructs/bundling.ts';
import { importReceives } from '#infra/constructs/function-sizes.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';
import { WorkQueue } from '#infra/constructs/work-queue.ts';

/**
 * The bucket for the admins' sheets (`UploadOrigin` sets which site may post to it) and the queue of its imports. The queue is in the
 * data stack, apart from its reader, because a deploy must not lose an upload.
 */
export class Uploads extends Construct {
  readonly bucket: Bucket;
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { keepData }: Pick<StageConfig, 'keepData'>) {
    super(scope, id);
    this.work = new WorkQueue(this, 'work', { reader: 'import-bank', maxReceives: importReceives, batchSize: 1 });
    this.bucket = new AppBucket(this, 'bucket', {
      keepData,
      lifecycleRules: [{ expiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
    this.work.subscribeToNewFiles(this.bucket);
  }

  /** Lets a function sign the forms that upload a file. */
  grantPresign(fn: AppFunction): void {
    this.#allow(fn, 's3:PutObject');
  }

  grantRead(fn: AppFunction): void {
    this.#allow(fn, 's3:GetObject');
  }

  #allow(fn: AppFunction, action: string): void {
    fn.addToRolePolicy(new PolicyStatement({ actions: [action], resources: [this.bucket.arnForObjects('*')] }));
    fn.explainWildcard('/*', 'Each upload has its own key, and the bucket contains nothing else.');
    fn.setEnv({ UPLOADS_BUCKET: this.bucket.bucketName });
  }
}

interface BankImportProps {
  config: StageConfig;
  table: AppTable;
  uploads: Uploads;
}

/** Reads each uploaded sheet in the background. */
export class BankImport extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { config, table, uploads }: BankImportProps) {
    super(scope, id);
    const handler = new AppFunction(this, 'import-bank', { ...config, bundling: { banner: requireBanner } });
    table.grantTo(handler, tableRights['import-bank']);
    uploads.grantRead(handler);
    uploads.work.deliverTo(handler);
    handler.setEnv({ IMPORT_MAX_RECEIVES: String(importReceives) });
    this.deadLetters = uploads.work.deadLetters;
  }
}
