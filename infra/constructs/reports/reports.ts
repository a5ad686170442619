import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { retentionDays } from '#functions/domain/retention.ts';
import { AppBucket } from '#infra/constructs/app-bucket.ts';
import type { StageConfig } from '#infra/config.ts';
import type { AppFunction } from '#infra/constructs/app-function.ts';

/**
 * The reports as they were mailed. The bucket is versioned, so that an overwritten or hidden file can be restored for a day. A file is
 * removed with its result (see `FileRemoval`). It also expires by age, in case that removal failed.
 */
export class Reports extends AppBucket {
  constructor(scope: Construct, id: string, { keepData }: Pick<StageConfig, 'keepData'>) {
    super(scope, id, {
      keepData,
      versioned: true,
      lifecycleRules: [
        { id: 'forget-old', expiration: Duration.days(retentionDays) },
        { id: 'forget-removed', noncurrentVersionExpiration: Duration.days(1), expiredObjectDeleteMarker: true },
      ],
    });
  }

  /** Lets a function store reports, read them to send them again, and delete a report whose account was erased meanwhile. */
  grantDelivery(fn: AppFunction): void {
    this.#allow(fn, ['s3:PutObject', 's3:GetObject', 's3:DeleteObject']);
  }

  /** Lets a function delete reports permanently, with all their versions, which it lists by prefix. */
  grantErase(fn: AppFunction): void {
    this.#allow(fn, ['s3:DeleteObjectVersion']);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucketVersions'],
        resources: [this.bucketArn],
        conditions: { StringLike: { 's3:prefix': 'reports/*' } },
      }),
    );
  }

  /** Lets a function sign download links for reports. */
  grantDownload(fn: AppFunction): void {
    this.#allow(fn, ['s3:GetObject']);
  }

  #allow(fn: AppFunction, actions: string[]): void {
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [this.arnForObjects('reports/*')] }));
    fn.explainWildcard(
      '/reports/*',
      'Each report has its own key below this prefix. One function serves all people, so the use case decides who may read which report.',
    );
    fn.setEnv({ REPORTS_BUCKET: this.bucketName });
  }
}
