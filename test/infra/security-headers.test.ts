import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { SiteHeaders } from '#infra/constructs/site/site-headers.ts';
import { hashesIn } from '#infra/inline-hashes.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { resourcesOf, type TemplateBody } from './stacks/resources.ts';
import { synthStage } from './stacks/synth-stage.ts';

const inline = { scripts: ["'sha256-script='"], styles: ["'sha256-style='", "'sha256-other='"] };

it('the policy allows inline scripts and styles only by their hash', () => {
  const policyFor = (allowed: typeof inline) =>
    securityHeaders({ connect: [], images: [], inline: allowed })['content-security-policy'];
  const policy = policyFor(inline);
  expect(policy).toContain("style-src 'self' 'sha256-style=' 'sha256-other=';");
  expect(policy).toContain("script-src 'self' 'sha256-script=';");
  expect(policy).not.toContain('unsafe');
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

describe('the policy of a release', () => {
  const own = hashesIn(['<style>p{}</style><script>a()</script>']);
  const previous = hashesIn(['<style>q{}</style><style>p{}</style><script>b()</script>']);
  const policyOf = ({ app }: { app: TemplateBody }) => {
    const texts = resourcesOf(app, 'AWS::CloudFront::ResponseHeadersPolicy').map((each) => JSON.stringify(each));
    return texts.find((text) => text.includes('script-src')) ?? '';
  };
  const release = synthStage({ previousInline: previous });

  it('the pages of the release before keep their styles and scripts during a deploy', () => {
    for (const hash of [...own.styles, ...own.scripts, ...previous.styles, ...previous.scripts])
      expect(policyOf(release).split(hash)).toHaveLength(2);
  });

  it('the template says the hashes of its own pages only, so the next release forgets older ones', () => {
    expect(release.app.Metadata).toEqual({ inlineHashes: own });
    expect(policyOf(synthStage({ previousInline: own }))).not.toContain(previous.scripts[0]);
  });
});
