import { describe, expect, it } from 'vitest';
import { apiSecurityHeaders } from '#infra/security-headers.ts';
import { resourcesOf, type Statement } from '#test/infra/stacks/resources.ts';
import { stageTemplates } from '#test/infra/stacks/stage-templates.ts';

const stage = await stageTemplates();

interface Behavior {
  CachePolicyId: string | { Ref: string };
  OriginRequestPolicyId?: string;
  TargetOriginId: string;
  ViewerProtocolPolicy: string;
  AllowedMethods?: string[];
  Compress: boolean;
  ResponseHeadersPolicyId?: { Ref: string };
  FunctionAssociations?: { EventType: string; FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
}

interface Distribution {
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: (Behavior & { PathPattern: string })[];
  CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL: number }[];
  HttpVersion: string;
  PriceClass: string;
  Aliases?: string[];
  ViewerCertificate?: { MinimumProtocolVersion: string };
  Origins: {
    Id: string;
    OriginAccessControlId?: unknown;
    DomainName: unknown;
    CustomOriginConfig?: { OriginProtocolPolicy: string };
    OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
  }[];
}

function distribution(): Distribution {
  const [found] = resourcesOf<{ DistributionConfig: Distribution }>(stage.app, 'AWS::CloudFront::Distribution');
  if (!found) throw new Error('There is no distribution.');
  return found.properties.DistributionConfig;
}
const originOf = ({ TargetOriginId }: Behavior) => distribution().Origins.find(({ Id }) => Id === TargetOriginId);

describe('the distribution', () => {
  it('CloudFront signs its reads of the bucket', () => {
    const origin = originOf(distribution().DefaultCacheBehavior);
    expect(origin?.OriginAccessControlId).toBeDefined();
    const controls = resourcesOf(stage.app, 'AWS::CloudFront::OriginAccessControl').map(({ properties }) => properties);
    expect(controls).toEqual([
      {
        OriginAccessControlConfig: expect.objectContaining({
          SigningBehavior: 'always',
          SigningProtocol: 'sigv4',
        }) as unknown,
      },
    ]);
  });

  it('CloudFront may list the bucket, so a missing file is a 404 and not a 403', () => {
    const lists = resourcesOf<{ PolicyDocument: { Statement: Statement[] } }>(stage.app, 'AWS::S3::BucketPolicy')
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .filter(({ Action }) => Action === 's3:ListBucket');
    expect(lists).toHaveLength(1);
    expect(Object.keys(lists[0]?.Condition?.['StringEquals'] ?? {})).toEqual(['AWS:SourceArn']);
  });

  it('paths become pages by a function, not by error responses', () => {
    const { CustomErrorResponses, DefaultCacheBehavior } = distribution();
    for (const response of CustomErrorResponses) expect(response).not.toHaveProperty('ResponsePagePath');
    const [fn] = resourcesOf<{ FunctionConfig: { Runtime: string } }>(stage.app, 'AWS::CloudFront::Function');
    expect(fn?.properties.FunctionConfig.Runtime).toBe('cloudfront-js-2.0');
    expect(DefaultCacheBehavior.FunctionAssociations).toEqual([
      { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [fn?.id, 'FunctionARN'] } },
    ]);
  });

  it('/api/* is passed on unchanged and never cached', () => {
    const { CacheBehaviors } = distribution();
    const api = CacheBehaviors.at(-1);
    expect(api).toMatchObject({
      Compress: false,
      PathPattern: '/api/*',
      // AWS's own: CachingDisabled, AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      ViewerProtocolPolicy: 'https-only',
    });
    expect(api?.FunctionAssociations).toBeUndefined();
    expect(api?.AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']));
    const origin = api && originOf(api);
    expect(JSON.stringify(origin?.DomainName)).toContain('.execute-api.ap-south-1.');
    expect(origin?.CustomOriginConfig?.OriginProtocolPolicy).toBe('https-only');
  });

  it('error responses are not cached', () => {
    // CloudFront would cache these for 10 s and give them to the next person.
    const codes = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    expect(distribution().CustomErrorResponses).toEqual(
      codes.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it('/api/quiz is cached for a minute without cookies, headers or query strings', () => {
    const { CacheBehaviors } = distribution();
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(['/api/quiz', '/api/*']);
    const [quiz, api] = CacheBehaviors;
    const policies = resourcesOf<{ CachePolicyConfig: Record<string, unknown> }>(
      stage.app,
      'AWS::CloudFront::CachePolicy',
    );
    expect(policies.map(({ id }) => ({ Ref: id }))).toEqual([quiz?.CachePolicyId]);
    expect(policies[0]?.properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 60,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        EnableAcceptEncodingGzip: true,
        EnableAcceptEncodingBrotli: true,
      },
    });
    expect(quiz).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'https-only' });
    expect(quiz?.OriginRequestPolicyId).toBeUndefined();
    expect(quiz?.TargetOriginId).toBe(api?.TargetOriginId);
  });

  it('CloudFront sends the API a generated secret that no template contains', () => {
    const api = distribution().CacheBehaviors.at(-1);
    const shown = api && originOf(api)?.OriginCustomHeaders;
    expect(shown).toEqual([{ HeaderName: 'x-truein-edge', HeaderValue: expect.anything() as unknown }]);
    const text = JSON.stringify(shown?.[0]?.HeaderValue);
    expect(text).toContain('{{resolve:secretsmanager:');
    const secrets = resourcesOf<{ SecretString?: string }>(stage.app, 'AWS::SecretsManager::Secret');
    expect(secrets.map(({ id, properties }) => [text.includes(id), properties.SecretString])).toEqual([
      [true, undefined],
    ]);
  });

  it('the site uses HTTP/3, compression, https and TLS 1.2 under its own domain', () => {
    const { HttpVersion, PriceClass, DefaultCacheBehavior, Aliases, ViewerCertificate } = distribution();
    expect([HttpVersion, PriceClass]).toEqual(['http2and3', 'PriceClass_200']);
    expect(DefaultCacheBehavior).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' });
    expect(Aliases).toEqual(['truein.example']);
    expect(ViewerCertificate?.MinimumProtocolVersion).toBe('TLSv1.2_2021');
  });
});

describe('the response headers', () => {
  const policyOf = (behavior: Behavior | undefined) => {
    const policies = resourcesOf<{
      ResponseHeadersPolicyConfig: { SecurityHeadersConfig: Record<string, unknown>; CustomHeadersConfig?: unknown };
    }>(stage.app, 'AWS::CloudFront::ResponseHeadersPolicy');
    const policy = policies.find(({ id }) => id === behavior?.ResponseHeadersPolicyId?.Ref);
    return policy?.properties.ResponseHeadersPolicyConfig;
  };
  const headers = () => ({ ...policyOf(distribution().DefaultCacheBehavior) });

  it('replies of the API have the security headers that matter for JSON only', () => {
    for (const behavior of distribution().CacheBehaviors)
      expect(policyOf(behavior)).toMatchObject({
        SecurityHeadersConfig: {
          StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: false },
          ContentTypeOptions: { Override: true },
        },
      });
    for (const behavior of distribution().CacheBehaviors) {
      expect(Object.keys(policyOf(behavior)?.SecurityHeadersConfig ?? {})).toHaveLength(apiSecurityHeaders.length);
      expect(policyOf(behavior)?.CustomHeadersConfig).toBeUndefined();
    }
  });

  it('the policy allows scripts of the site, and connections to site, sign-in and uploads only', () => {
    const text = JSON.stringify(headers().SecurityHeadersConfig?.['ContentSecurityPolicy']);
    expect(text).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
    expect(text).toContain("img-src 'self' data: https://*.googleusercontent.com;");
    expect(text).toMatch(
      /connect-src 'self' https:\/\/truein\.auth\.ap-south-1\.amazoncognito\.com https:\/\/cognito-idp\.ap-south-1\./,
    );
    expect(text).toMatch(/uploadsbucket\w+RegionalDomainName/);
  });
});
