import { broken, type Mutation } from './mutation.ts';

const rights = ['test/functions/handlers/rights.test.ts'];
const ofNumbers = ['test/functions/contract/bounded-numbers.test.ts'];

/** Breaks of what stands at the doors: the forms of requests, pages and uploads. */
export const requestMutations: Mutation[] = [
  broken(
    'a number in an address is written in plain digits',
    'functions/contract/integer-text.ts',
    'plainInteger.test(given)',
    "given !== ''",
    ofNumbers,
  ),
  broken(
    'a number in an address has no leading zero',
    'functions/contract/integer-text.ts',
    '(?:0|[1-9]\\d*)',
    '\\d+',
    ofNumbers,
  ),
  broken(
    'a number in an address is one that the table can take',
    'functions/contract/integer-text.ts',
    'z.maximum(max, `',
    'z.maximum(Infinity, `',
    ofNumbers,
  ),
  broken(
    'a number in a body is no text',
    'functions/contract/fields.ts',
    'export const seenNumber = z.number()',
    'export const seenNumber = z.coerce.number()',
    ofNumbers,
  ),
  broken(
    'an attempt has one id',
    'functions/domain/attempts/attempt.ts',
    '/^(0|[1-9]\\d{0,8})',
    '/^(\\d{1,9})',
    ofNumbers,
  ),
  {
    promise: 'no text of a request is stored with half a character',
    edits: [
      {
        file: 'functions/runtime/http.ts',
        find: "typeof value === 'string' ? wholeCharacters(value) : value",
        replace: 'value',
      },
    ],
    tests: ['test/functions/handlers/admin-screens.test.ts'],
  },
  broken(
    'a text that is cut off has no half of a character',
    'functions/domain/text/shorten.ts',
    'wholeCharacters(text.slice(0, max - 1))',
    '(wholeCharacters, text.slice(0, max - 1))',
    ['test/functions/domain/text/shorten.test.ts'],
  ),
  broken(
    'no name in a mail turns the order of the words after it',
    'functions/domain/text/mail-frame.ts',
    ".replace(turns, '')",
    ".replace(turns, '$&')",
    ['test/functions/domain/people/contact-mail.test.ts'],
  ),
  {
    promise: 'a contact message with half a character leaves the screen of messages as it is',
    edits: [{ file: 'web/src/features/messages/reply-address.ts', find: 'wholeCharacters(`Dear', replace: '(`Dear' }],
    tests: ['test/web/features/messages/messages-page.test.tsx'],
  },
  {
    promise: 'a body is JSON',
    edits: [{ file: 'functions/runtime/http.ts', find: 'if (jsonType.test(', replace: 'if (/^/.test(' }],
    tests: rights,
  },
  {
    promise: 'an answer waits while the account may not enter',
    edits: [{ file: 'web/src/lib/retry.ts', find: " || codeOf(error) === 'forbidden'", replace: '' }],
    tests: ['test/web/lib/outbox/outbox.test.ts'],
  },
  {
    promise: 'a prerendered page has no inline style',
    edits: [{ file: 'web/src/ui/page/tabs.tsx', find: 'style={noDuration}', replace: '' }],
    tests: ['test/web/pages/render-page.test.ts'],
  },
  {
    promise: 'the policy allows no inline style',
    edits: [
      {
        file: 'infra/security-headers.ts',
        find: `'style-src': ["'self'", ...inline.styles]`,
        replace: `'style-src': ["'self'", "'unsafe-inline'", ...inline.styles]`,
      },
    ],
    tests: ['test/infra/security-headers.test.ts', 'test/infra/constructs/site/site.test.ts'],
  },
  {
    promise: 'the policy names what stands inline in every document',
    edits: [
      {
        file: 'infra/inline-hashes.ts',
        find: "name.endsWith('.html')",
        replace: "name === 'index.html'",
      },
    ],
    tests: ['test/web/pages/inline-policy.test.ts'],
  },
  {
    promise: 'a page is painted before its fonts and its first script are requested',
    edits: [{ file: 'web/src/pages/opening.ts', find: 'if (hasFonts()) showFonts();', replace: 'showFonts();' }],
    tests: ['test/web/pages/opening.test.ts'],
  },
  {
    promise: 'a page whose inline styles are refused loads them from their file',
    edits: [
      { file: 'web/src/pages/opening.ts', find: 'link.disabled = sheet !== null', replace: 'link.disabled = true' },
    ],
    tests: ['test/web/pages/opening.test.ts'],
  },
  {
    promise: 'a pointer that rests wakes no part of a page',
    edits: [{ file: 'web/src/pages/watch-islands.ts', find: 'isResting(event) || begin()', replace: 'begin()' }],
    tests: ['test/web/pages/start.test.ts'],
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
        file: 'infra/constructs/uploads/upload-origin.ts',
        find: 'AllowedOrigins: [siteOrigin]',
        replace: "AllowedOrigins: [siteOrigin, 'https://*.cloudfront.net']",
      },
    ],
    tests: ['test/infra/constructs/uploads/upload-origin.test.ts'],
  },
  {
    promise: 'an origin that is gone posts no more',
    edits: [
      {
        file: 'infra/constructs/uploads/upload-origin.ts',
        find: "action: 'deleteBucketCors'",
        replace: "action: 'getBucketCors'",
      },
    ],
    tests: ['test/infra/constructs/uploads/upload-origin.test.ts'],
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
  {
    promise: 'no page of another site passes a preflight of the API',
    edits: [
      {
        file: 'infra/constructs/app-api.ts',
        find: 'createDefaultStage: false }',
        replace: "createDefaultStage: false, corsPreflight: { allowOrigins: ['https://elsewhere.example'] } }",
      },
    ],
    tests: ['test/infra/constructs/app-api.test.ts'],
  },
  {
    promise: 'no token is taken from an address',
    edits: [
      {
        file: 'infra/constructs/app-api.ts',
        find: '{ jwtAudience: [signIn.userPoolClientId] }',
        replace: "{ jwtAudience: [signIn.userPoolClientId], identitySource: ['$request.querystring.token'] }",
      },
    ],
    tests: ['test/infra/constructs/app-api.test.ts'],
  },
  {
    promise: 'no token is in a log line',
    edits: [
      {
        file: 'functions/runtime/http.ts',
        find: '    } catch (cause) {\n      return problemOf',
        replace: "    } catch (cause) {\n      log.info('asked', event.headers);\n      return problemOf",
      },
    ],
    tests: rights,
  },
];
