import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { SiteHeaders } from '#infra/constructs/site/site-headers.ts';
import { securityHeaders } from '#infra/security-headers.ts';

it('runs and paints nothing that is inline', () => {
  const { 'content-security-policy': policy } = securityHeaders({ connect: [], images: [] });
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
});

it('this machine sends the headers that CloudFront sends', () => {
  const stack = new Stack(new App(), 'stack');
  new SiteHeaders(stack, 'headers', { connectTo: ['https://sign-in.example'] });
  const here = securityHeaders({ connect: ['https://sign-in.example'], images: ['https://*.googleusercontent.com'] });
  const { 'content-security-policy': policy, 'permissions-policy': permissions, ...others } = here;
  expect(others).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  Template.fromStack(stack).hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: policy },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
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
