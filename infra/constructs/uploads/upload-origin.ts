import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { acknowledgeDeployHelper, deployHelperParts } from '#infra/constructs/deploy-helper.ts';
import type { Uploads } from './uploads.ts';

export interface UploadOriginProps {
  config: Pick<StageConfig, 'logRetentionDays' | 'keepData'>;
  uploads: Uploads;
  /** The only origin whose pages may post to the bucket. */
  siteOrigin: string;
}

/**
 * Lets only the site post sheets to the bucket for uploads. The bucket must outlive the site, so it is in another stack and cannot refer to
 * the site, whose name (without its own domain) is known only after it is created. So this custom resource sets the name on the bucket.
 */
export class UploadOrigin extends Construct {
  constructor(scope: Construct, id: string, { config, uploads, siteOrigin }: UploadOriginProps) {
    super(scope, id);
    const { bucketName: Bucket, bucketArn } = uploads.bucket;
    const rule = { AllowedMethods: ['POST'], AllowedOrigins: [siteOrigin], AllowedHeaders: ['*'], MaxAgeSeconds: 3600 };
    const cors = new AwsCustomResource(this, 'cors', {
      resourceType: 'Custom::UploadOrigin',
      installLatestAwsSdk: false,
      timeout: Duration.minutes(1),
      memorySize: 256,
      ...deployHelperParts(this, config),
      onUpdate: {
        service: 'S3',
        action: 'putBucketCors',
        parameters: { Bucket, CORSConfiguration: { CORSRules: [rule] } },
        physicalResourceId: PhysicalResourceId.of('upload-origin'),
      },
      onDelete: { service: 'S3', action: 'deleteBucketCors', parameters: { Bucket } },
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({ actions: ['s3:PutBucketCORS'], resources: [bucketArn] }),
      ]),
    });
    acknowledgeDeployHelper(cors, /^AWS[0-9a-f]+$/);
  }
}
