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
import { ApiBehaviors, noErrorIsKept } from './api-behaviors.ts';
import type { InlineHashes } from '#infra/inline-hashes.ts';
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
  /** Of the firewall that is asked before anything else, in the stages that have one. */
  firewallArn: string | undefined;
  /** Hashes of what stands inline in the built documents. */
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
    // Not kept in any stage: a deploy makes the files again, and files of a failed first deploy would block its rollback.
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
      errorResponses: noErrorIsKept,
    });
    this.distributionId = distribution.distributionId;
    this.distributionDomain = distribution.distributionDomainName;
    this.#tellWhatIsMissing(distribution.distributionArn);
    acknowledge(distribution, {
      'AwsSolutions-CFR3': 'It logs by the newer way (`site-logs.ts`), which can leave out the addresses of visitors.',
      'AwsSolutions-CFR1': 'People take the assessment wherever they are.',
      ...(!config.site && {
        'AwsSolutions-CFR4':
          "Without a domain of its own the stage has CloudFront's certificate, whose TLS versions CloudFront decides. Production has a domain.",
      }),
      ...(!firewallArn && {
        'AwsSolutions-CFR2':
          'The stage has no real people, so nothing to guard that would be worth $9 a month. Production has a firewall.',
      }),
    });
    this.origin = `https://${config.site?.domainName ?? this.distributionDomain}`;
  }

  /** Who may not list a bucket gets 403 for a missing file, and not 404. No path lists it: the router makes a document of `/`. */
  #tellWhatIsMissing(distributionArn: string): void {
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:ListBucket'],
        resources: [this.bucket.bucketArn],
        conditions: { StringEquals: { 'AWS:SourceArn': distributionArn } },
      }),
    );
  }

  /** Gives a function the site's address for its links. */
  tell(fn: AppFunction): void {
    fn.setEnv({ SITE_ORIGIN: this.origin });
  }
}
