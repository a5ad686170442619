import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import type { ApiSecret } from '#infra/constructs/api-secret.ts';
import type { AppApi } from '#infra/constructs/app-api.ts';
import type { AppFunction } from '#infra/constructs/app-function.ts';
import type { Directory } from '#infra/constructs/sign-in/directory.ts';
import { ApiBehaviors, noErrorIsKept } from './api-behaviors.ts';
import { pageRouter } from './page-router.ts';
import { SiteHeaders } from './site-headers.ts';
import type { Uploads } from '#infra/constructs/uploads/uploads.ts';

export interface SiteProps {
  config: StageConfig;
  /** The API that serves `/api`. */
  api: AppApi;
  /** Secret that proves to the API that a request came through the site. */
  apiSecret: ApiSecret;
  /** The sign-in pages, which the site may call. */
  directory: Directory;
  /** The bucket that admins upload sheets to, which the site may call. */
  uploads: Uploads;
}

/** The one address of the product: the site's files, and the API under `/api`. */
export class Site extends Construct {
  readonly bucket: IBucket;
  /** `https://…`, without a trailing slash. */
  readonly origin: string;

  constructor(scope: Construct, id: string, { config, api, apiSecret, directory, uploads }: SiteProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: config.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    }) as IBucket;
    const { region, urlSuffix } = Stack.of(this);
    const responseHeadersPolicy = new SiteHeaders(this, 'headers', {
      connectTo: [
        `https://${directory.signInHost}`,
        `https://cognito-idp.${region}.${urlSuffix}`,
        `https://${uploads.bucket.bucketRegionalDomainName}`,
      ],
    });
    const router = new cloudfront.Function(this, 'page-router', {
      code: cloudfront.FunctionCode.fromInline(pageRouter),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
    const distribution = new cloudfront.Distribution(this, 'distribution', {
      ...(config.site && {
        domainNames: [config.site.domainName],
        certificate: Certificate.fromCertificateArn(this, 'certificate', config.site.certificateArn),
        // Without its own domain the site has CloudFront's certificate, whose TLS policy cannot be chosen.
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // Europe, North America and Asia with India, where the visitors are.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy,
        compress: true,
        functionAssociations: [{ function: router, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: new ApiBehaviors(this, 'api', { api, apiSecret }).byPath,
      errorResponses: noErrorIsKept,
    });
    this.origin = `https://${config.site?.domainName ?? distribution.distributionDomainName}`;
  }

  /** Gives a function the site's address for its links. */
  tell(fn: AppFunction): void {
    fn.setEnv({ SITE_ORIGIN: this.origin });
  }
}
