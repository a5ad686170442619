import type { Mutation } from './mutations.ts';

const token = ['test/functions/runtime/token.test.ts'];
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
    edits: [{ file: 'functions/runtime/token.ts', find: 'exp: z.number(),', replace: 'exp: z.optional(z.number()),' }],
    tests: token,
  },
  {
    promise: 'an e-mail address is verified',
    edits: [
      { file: 'functions/runtime/token.ts', find: 'email_verified: verified,', replace: 'email_verified: z.any(),' },
    ],
    tests: token,
  },
  {
    promise: 'a subject breaks no key',
    edits: [{ file: 'functions/runtime/token.ts', find: '  sub: userId,', replace: '  sub: z.string(),' }],
    tests: token,
  },
  {
    promise: 'an e-mail address of a token is one',
    edits: [
      {
        file: 'functions/runtime/token.ts',
        find: 'z.string().check(z.refine(isMailAddress))',
        replace: 'z.string()',
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
];
