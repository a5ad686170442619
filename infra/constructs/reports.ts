import { RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';

export interface ReportsProps {
  /** Keeps the reports when the stack is deleted. */
  keepData: boolean;
}

/** The reports as they were mailed. Versioned: none is ever overwritten. */
export class Reports extends Bucket {
  constructor(scope: Construct, id: string, { keepData }: ReportsProps) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  /** Lets a function add reports, and tells it where. It cannot read them. */
  grantAdd(fn: AppFunction): void {
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:PutObject'], resources: [this.arnForObjects('*')] }));
    fn.setEnv({ REPORTS_BUCKET: this.bucketName });
  }
}
