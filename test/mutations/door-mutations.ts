import type { Mutation } from './mutations.ts';

const token = ['test/functions/runtime/token.test.ts'];
const limits = ['test/functions/usecases/limit-rate.test.ts'];
const rights = ['test/functions/handlers/rights.test.ts'];

/** Breaks of what stands at the doors: tokens, limits, the forms of requests. */
export const doorMutations: Mutation[] = [
  {
    promise: 'a token that cannot be checked signs nobody out',
    edits: [
      {
        file: 'functions/runtime/token.ts',
        find: 'if (cause instanceof KeysUnavailable) {',
        replace: 'if (cause === KeysUnavailable) {',
      },
    ],
    tests: token,
  },
  {
    promise: 'an answer of the issuer that is no success has no keys',
    edits: [{ file: 'functions/runtime/issuer-keys.ts', find: 'if (!response.ok)', replace: 'if (!response)' }],
    tests: token,
  },
  {
    promise: 'an issuer without a key is not one that does not have this key',
    edits: [
      { file: 'functions/runtime/issuer-keys.ts', find: 'if (usable.length === 0)', replace: 'if (usable.length < 0)' },
    ],
    tests: token,
  },
  {
    promise: 'what is no key checks no signature',
    edits: [
      {
        file: 'functions/runtime/issuer-keys.ts',
        find: '    usable.forEach(requireKey);\n',
        replace: '    void requireKey;\n',
      },
    ],
    tests: token,
  },
  {
    promise: 'a token says when it ends',
    edits: [{ file: 'functions/runtime/token.ts', find: 'exp === undefined ||', replace: 'exp === null ||' }],
    tests: token,
  },
  {
    promise: 'an e-mail address is verified',
    edits: [
      { file: 'functions/runtime/token.ts', find: 'if (!isVerified ||', replace: 'if (isVerified === undefined ||' },
    ],
    tests: token,
  },
  {
    promise: 'a subject breaks no key',
    edits: [
      {
        file: 'functions/runtime/token.ts',
        find: 'sub: z.parse(userId, sub)',
        replace: 'sub: z.parse(z.string(), sub)',
      },
    ],
    tests: token,
  },
  {
    promise: 'an e-mail address of a token is one',
    edits: [
      {
        file: 'functions/runtime/token.ts',
        find: ' || !isMailAddress(email)',
        replace: '',
      },
    ],
    tests: token,
  },
  {
    promise: 'the local authorizer refuses nobody while there are no keys',
    edits: [
      {
        file: 'infra/local/jwt-authorizer.ts',
        find: "cause instanceof KeysUnavailable ? 'unavailable'",
        replace: "cause === KeysUnavailable ? 'unavailable'",
      },
    ],
    tests: ['test/infra/local/jwt-authorizer.test.ts'],
  },
  {
    promise: 'a body is JSON',
    edits: [{ file: 'functions/runtime/http.ts', find: 'if (jsonType.test(', replace: 'if (/^/.test(' }],
    tests: rights,
  },
  {
    promise: 'an answer waits while the account may not enter',
    edits: [{ file: 'web/src/lib/retry.ts', find: " || codeOf(error) === 'forbidden'", replace: '' }],
    tests: ['test/web/lib/outbox.test.ts'],
  },
  {
    promise: 'a prerendered page has no inline style',
    edits: [{ file: 'web/src/ui/tabs.tsx', find: 'style={noDuration}', replace: '' }],
    tests: ['test/web/pages/render-page.test.ts'],
  },
  {
    promise: 'the policy allows no inline style',
    edits: [
      {
        file: 'infra/security-headers.ts',
        find: `'style-src': ["'self'"]`,
        replace: `'style-src': ["'self'", "'unsafe-inline'"]`,
      },
    ],
    tests: ['test/infra/security-headers.test.ts', 'test/infra/constructs/site.test.ts'],
  },
  {
    promise: 'a limit holds for many at once',
    edits: [
      {
        file: 'functions/adapters/dynamo/rate-limit-store.ts',
        find: 'attribute_not_exists(counted) OR size(counted) < :max OR',
        replace: ':max > :max OR attribute_not_exists(counted) OR size(counted) > size(:event) OR',
      },
    ],
    tests: limits,
  },
  {
    promise: 'a retry spends nothing of a limit',
    edits: [
      {
        file: 'functions/adapters/dynamo/rate-limit-store.ts',
        find: ' OR contains(counted, :event)',
        replace: ' OR contains(counted, :event) AND size(counted) < :max',
      },
    ],
    tests: limits,
  },
  {
    promise: 'counters tell nobody',
    edits: [
      {
        file: 'functions/adapters/dynamo/rate-limit-store.ts',
        find: "hash('subject', limit.name, start, subject)",
        replace: 'subject',
      },
    ],
    tests: limits,
  },
  {
    promise: 'the hashes of counters are keyed',
    edits: [
      {
        file: 'functions/adapters/dynamo/rate-limit-store.ts',
        find: "('sha256', secret)",
        replace: "('sha256', 'any')",
      },
    ],
    tests: limits,
  },
  {
    promise: 'counters go by themselves',
    edits: [
      {
        file: 'functions/adapters/dynamo/rate-limit-store.ts',
        find: 'start + limit.windowSeconds + counterSpareSeconds',
        replace: 'start + 365 * 86_400 + counterSpareSeconds',
      },
    ],
    tests: limits,
  },
  {
    promise: 'a right coupon code is never counted as a guess',
    edits: [
      { file: 'functions/usecases/redeem-coupon.ts', find: '    await giveBack();\n    return', replace: '    return' },
    ],
    tests: limits,
  },
  {
    promise: 'a wrong coupon code is counted',
    edits: [
      {
        file: 'functions/usecases/redeem-coupon.ts',
        find: "if (!(cause instanceof Refusal && cause.code === 'coupon-invalid')) await",
        replace: 'await',
      },
    ],
    tests: limits,
  },
  {
    promise: 'a refusal by one limit is given back to the others',
    edits: [{ file: 'functions/usecases/limit-rate.ts', find: '      await giveBack();\n', replace: '' }],
    tests: limits,
  },
  {
    promise: 'an address that has sent too much takes nothing from its network',
    edits: [
      {
        file: 'functions/usecases/send-contact-message.ts',
        find: '    subject: address,',
        replace: '    subject: messageId,',
      },
    ],
    tests: ['test/functions/usecases/send-contact-message.test.ts'],
  },
  {
    promise: 'a made-up address is not the network of a request',
    edits: [
      {
        file: 'functions/runtime/viewer-network.ts',
        find: 'networkOf(forwarded.at(-1) || sourceIp)',
        replace: 'networkOf(forwarded[0] || sourceIp)',
      },
    ],
    tests: ['test/functions/runtime/viewer-network.test.ts'],
  },
  {
    promise: 'only CloudFront is believed whose request it is',
    edits: [
      { file: 'functions/runtime/viewer-network.ts', find: 'if (!isSame(', replace: "if (secret === '' && !isSame(" },
    ],
    tests: ['test/functions/runtime/viewer-network.test.ts'],
  },
  {
    promise: 'an IPv6 household is one network',
    edits: [{ file: 'functions/domain/network.ts', find: '.slice(0, 4)', replace: '.slice(0, 8)' }],
    tests: ['test/functions/runtime/viewer-network.test.ts'],
  },
  {
    promise: 'a form for an upload is good for five minutes',
    edits: [{ file: 'functions/adapters/s3/upload-files.ts', find: '5 * 60', replace: '15 * 60' }],
    tests: ['test/functions/adapters/s3/upload-files.test.ts'],
  },
  {
    promise: 'no other origin posts to the uploads',
    edits: [
      {
        file: 'infra/constructs/upload-origin.ts',
        find: 'AllowedOrigins: [siteOrigin]',
        replace: "AllowedOrigins: [siteOrigin, 'https://*.cloudfront.net']",
      },
    ],
    tests: ['test/infra/constructs/upload-origin.test.ts'],
  },
  {
    promise: 'an origin that is gone posts no more',
    edits: [
      {
        file: 'infra/constructs/upload-origin.ts',
        find: "action: 'deleteBucketCors'",
        replace: "action: 'getBucketCors'",
      },
    ],
    tests: ['test/infra/constructs/upload-origin.test.ts'],
  },
  {
    promise: 'a token is good until it ends, and no longer',
    edits: [{ file: 'functions/runtime/token.ts', find: 'graceSeconds: 0', replace: 'graceSeconds: 3600' }],
    tests: token,
  },
  {
    promise: 'no signature is checked with a short key',
    edits: [
      {
        file: 'functions/runtime/issuer-keys.ts',
        find: 'const minRsaBits = 2048;',
        replace: 'const minRsaBits = 512;',
      },
    ],
    tests: token,
  },
  {
    promise: 'made-up requests find a failure of the server',
    edits: [
      {
        file: 'functions/runtime/http.ts',
        find: 'throw new InvalidInput(\n    outcome',
        replace: 'throw new TypeError(\n    outcome',
      },
    ],
    tests: ['test/functions/handlers/fuzz.test.ts'],
  },
  {
    promise: 'made-up requests find a refusal that an operation does not declare',
    edits: [
      {
        file: 'functions/contract/endpoint.ts',
        find: "(operation.body ? (['not-json'] as const) : [])",
        replace: "(operation.body ? (['not-found'] as const) : [])",
      },
    ],
    tests: ['test/functions/handlers/fuzz.test.ts'],
  },
];
