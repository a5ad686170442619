import * as z from 'zod/mini';
import type { Deployment } from '../assembly/resolve.ts';

const custom = z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) });
const security = z.strictObject({
  ContentSecurityPolicy: z.optional(z.object({ ContentSecurityPolicy: z.string() })),
  ContentTypeOptions: z.optional(z.object({})),
  FrameOptions: z.optional(z.object({ FrameOption: z.string() })),
  ReferrerPolicy: z.optional(z.object({ ReferrerPolicy: z.string() })),
  StrictTransportSecurity: z.optional(
    z.object({
      AccessControlMaxAgeSec: z.number(),
      IncludeSubdomains: z._default(z.boolean(), false),
      Preload: z._default(z.boolean(), false),
    }),
  ),
});
const properties = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.optional(z.string()),
    CustomHeadersConfig: z.optional(custom),
    SecurityHeadersConfig: z._default(security, {}),
  }),
});

/** The headers that a policy adds to each answer, in lower case. */
export function policyHeaders(deployment: Deployment, id: string | undefined): Record<string, string> {
  if (id === undefined) return {};
  const found = deployment.ofType('AWS::CloudFront::ResponseHeadersPolicy').find(({ ref }) => ref === id);
  if (!found) throw new Error(`The headers policy ${id} is not in the template.`);
  const { CustomHeadersConfig, SecurityHeadersConfig: given } = properties.parse(
    found.properties,
  ).ResponseHeadersPolicyConfig;
  const transport = given.StrictTransportSecurity;
  const own = (CustomHeadersConfig?.Items ?? []).map(({ Header, Value }): [string, string] => [
    Header.toLowerCase(),
    Value,
  ]);
  return {
    ...Object.fromEntries(own),
    ...(given.ContentSecurityPolicy && {
      'content-security-policy': given.ContentSecurityPolicy.ContentSecurityPolicy,
    }),
    ...(given.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...(given.FrameOptions && { 'x-frame-options': given.FrameOptions.FrameOption }),
    ...(given.ReferrerPolicy && { 'referrer-policy': given.ReferrerPolicy.ReferrerPolicy }),
    ...(transport && {
      'strict-transport-security': `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}${transport.Preload ? '; preload' : ''}`,
    }),
  };
}
