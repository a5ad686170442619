import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import { removalOf } from './removal.ts';

export interface AppBucketProps extends Pick<BucketProps, 'versioned' | 'lifecycleRules'> {
  /** Keeps the files when the stack is deleted. Otherwise the bucket is emptied and deleted with its stack. */
  keepData: boolean;
}

/** A private bucket with the house defaults: no public access, encrypted, https only. */
export class AppBucket extends Bucket {
  constructor(scope: Construct, id: string, { keepData, ...settings }: AppBucketProps) {
    super(scope, id, {
      ...settings,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: removalOf({ keepData }),
      autoDeleteObjects: !keepData,
    });
    acknowledge(this, {
      'AwsSolutions-S1':
        'The bucket is private, and only named functions, or CloudFront, may use it: their logs have each request. An access log of the bucket would also record addresses and whose report was read, and erasing an account would not remove these entries.',
    });
  }
}
