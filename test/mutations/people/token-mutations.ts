import type { Mutation } from '#test/mutations/mutation.ts';

const token = ['test/functions/runtime/token.test.ts'];

/** Breaks of how a token is checked. */
export const tokenMutations: Mutation[] = [
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
        file: 'infra/local/gateway/jwt-authorizer.ts',
        find: "cause instanceof KeysUnavailable ? 'unavailable'",
        replace: "cause === KeysUnavailable ? 'unavailable'",
      },
    ],
    tests: ['test/infra/local/gateway/jwt-authorizer.test.ts'],
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
];
