import { Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import type { ApiSecret } from '#infra/constructs/api-secret.ts';
import { AppBucket } from '#infra/constructs/app-bucket.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import type { AppApi } from '#infra/constructs/app-api.ts';
import type { AppFunction } from '#infra/constructs/app-function.ts';
import type { Directory } from '#infra/constructs/sign-in/directory.ts';
import { ApiBehaviors, cacheNoErrors } from './api-behaviors.ts';
import type { InlineHashes } from '#infra/inline-hashes.ts';
import { pageRouter } from './page-router.ts';
import { SiteHeaders } from './site-headers.ts';
import type { Uploads } from '#infra/constructs/uploads/uploads.ts';

export interface SiteProps {
  config: StageConfig;
  /** The API that serves `/api`. */
  api: AppApi;
  /** Secret by which the API recognises requests that came through the site. */
  apiSecret: ApiSecret;
  /** The sign-in pages, which the site may call. */
  directory: Directory;
  /** The bucket that admins upload sheets to, which the site may call. */
  uploads: Uploads;
  /** ARN of the firewall, in the stages that have one. */
  firewallArn: string | undefined;
  /** Hashes of the inline scripts and styles of the built documents. */
  inline: InlineHashes;
}

/** The one address of the product: the site's files, and the API under `/api`. */
export class Site extends Construct {
  readonly bucket: IBucket;
  /** `https://…`, without a trailing slash. */
  readonly origin: string;
  readonly distributionId: string;
  /** CloudFront's own name of the site: the target of the DNS record for its domain. */
  readonly distributionDomain: string;

  constructor(
    scope: Construct,
    id: string,
    { config, api, apiSecret, directory, uploads, firewallArn, inline }: SiteProps,
  ) {
    super(scope, id);
    // Kept in no stage, because a deploy writes the files again, and files of a failed first deploy would block its rollback.
    this.bucket = new AppBucket(this, 'bucket', { keepData: false }) as IBucket;
    const { region, urlSuffix } = Stack.of(this);
    const responseHeadersPolicy = new SiteHeaders(this, 'headers', {
      connectTo: [
        `https://${directory.signInHost}`,
        `https://cognito-idp.${region}.${urlSuffix}`,
        `https://${uploads.bucket.bucketRegionalDomainName}`,
      ],
      inline,
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
      ...(firewallArn && { webAclId: firewallArn }),
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
      errorResponses: cacheNoErrors,
    });
    this.distributionId = distribution.distributionId;
    this.distributionDomain = distribution.distributionDomainName;
    this.#allowListing(distribution.distributionArn);
    acknowledge(distribution, {
      'AwsSolutions-CFR3': 'It uses the newer logging (`site-logs.ts`), which can leave out the addresses of visitors.',
      'AwsSolutions-CFR1': 'People may take the assessment from any country.',
      ...(!config.site && {
        'AwsSolutions-CFR4':
          "Without its own domain the stage has CloudFront's certificate, and CloudFront decides its TLS versions. Production has a domain.",
      }),
      ...(!firewallArn && {
        'AwsSolutions-CFR2':
          'No real people use this stage, so a firewall is not worth its $9 a month. Production has one.',
      }),
    });
    this.origin = `https://${config.site?.domainName ?? this.distributionDomain}`;
  }

  /** With this right, CloudFront gets 404 instead of 403 for a missing file. No path shows the list, because the router maps `/`. */
  #allowListing(distributionArn: string): void {
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:ListBucket'],
        resources: [this.bucket.bucketArn],
        conditions: { StringEquals: { 'AWS:SourceArn': distributionArn } },
      }),
    );
  }

  passTo(fn: AppFunction): void {
    fn.setEnv({ SITE_ORIGIN: this.origin });
  }
}
