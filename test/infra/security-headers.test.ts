import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { SiteHeaders } from '#infra/constructs/site/site-headers.ts';
import { securityHeaders } from '#infra/security-headers.ts';

const inline = { scripts: ["'sha256-script='"], styles: ["'sha256-style='", "'sha256-other='"] };

it('the policy allows inline scripts and styles only by their hash', () => {
  const policyFor = (allowed: typeof inline) =>
    securityHeaders({ connect: [], images: [], inline: allowed })['content-security-policy'];
  const policy = policyFor(inline);
  expect(policy).toContain("style-src 'self' 'sha256-style=' 'sha256-other=';");
  expect(policy).toContain("script-src 'self' 'sha256-script=';");
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toMatch(/; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'$/);
  expect(policyFor({ scripts: [], styles: [] })).toMatch(/script-src 'self';.*style-src 'self';/);
});

it('the local server sends the same headers as CloudFront', () => {
  const stack = new Stack(new App(), 'stack');
  new SiteHeaders(stack, 'headers', { connectTo: ['https://sign-in.example'], inline });
  const here = securityHeaders({
    connect: ['https://sign-in.example'],
    images: ['https://*.googleusercontent.com'],
    inline,
  });
  const { 'content-security-policy': policy, 'permissions-policy': permissions, ...others } = here;
  expect(others).toEqual({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  Template.fromStack(stack).hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: policy },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: false },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY' },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
      },
      CustomHeadersConfig: {
        Items: [
          { Header: 'permissions-policy', Value: permissions },
          { Header: 'cross-origin-opener-policy', Value: 'same-origin' },
        ],
      },
    },
  });
});
