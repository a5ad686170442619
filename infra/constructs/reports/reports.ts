import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { retentionDays } from '#functions/domain/retention.ts';
import type { AppFunction } from '#infra/constructs/app-function.ts';

export interface ReportsProps {
  /** Keeps the reports when the stack is deleted. */
  keepData: boolean;
}

/**
 * The reports as they were mailed. Versioned: what is overwritten or hidden can be brought back for a day. A file goes with its
 * result (see `file-removal.ts`); that it also goes by its age is for the case that this failed.
 */
export class Reports extends Bucket {
  constructor(scope: Construct, id: string, { keepData }: ReportsProps) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [
        { id: 'forget-old', expiration: Duration.days(retentionDays) },
        { id: 'forget-removed', noncurrentVersionExpiration: Duration.days(1), expiredObjectDeleteMarker: true },
      ],
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  /** Lets a function add reports, send one again, and take back one whose person has erased their account meanwhile. */
  grantMake(fn: AppFunction): void {
    this.#allow(fn, ['s3:PutObject', 's3:GetObject', 's3:DeleteObject']);
  }

  /** Lets a function remove reports for good, with all their versions; it finds them by the beginning of their names. */
  grantErase(fn: AppFunction): void {
    this.#allow(fn, ['s3:DeleteObject', 's3:DeleteObjectVersion']);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucketVersions'],
        resources: [this.bucketArn],
        conditions: { StringLike: { 's3:prefix': 'reports/*' } },
      }),
    );
  }

  /** Lets a function hand out reports. */
  grantHandOut(fn: AppFunction): void {
    this.#allow(fn, ['s3:GetObject']);
  }

  /** Tells a function where the reports are, too. */
  #allow(fn: AppFunction, actions: string[]): void {
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [this.arnForObjects('reports/*')] }));
    fn.setEnv({ REPORTS_BUCKET: this.bucketName });
  }
}
