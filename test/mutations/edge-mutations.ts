import { broken, type Mutation } from './mutation.ts';

const reply = ['test/functions/runtime/json-reply.test.ts'];
const caching = ['test/functions/handlers/caching.test.ts'];
const site = ['test/infra/constructs/site/site.test.ts'];

/** Breaks of what is sent between a browser, CloudFront and the API: what is compressed, and what is kept for whom. */
export const edgeMutations: Mutation[] = [
  broken(
    'an answer is compressed for who can read it, and for nobody else',
    'functions/runtime/json-reply.ts',
    'acceptsGzip(acceptEncoding) || ',
    'acceptEncoding !== undefined || ',
    reply,
  ),
  broken(
    'a paper is compressed',
    'functions/runtime/json-reply.ts',
    'const minPackedLength = 1_000;',
    'const minPackedLength = 1_000_000;',
    reply,
  ),
  broken(
    'a cache keeps the compressed answer for those who can read it',
    'functions/runtime/json-reply.ts',
    "vary: 'accept-encoding'",
    "vary: 'accept'",
    reply,
  ),
  broken(
    'only CloudFront keeps the quiz on sale',
    'functions/runtime/http.ts',
    'public, max-age=0, ',
    'public, max-age=60, ',
    caching,
  ),
  broken(
    'what is of one person is kept nowhere',
    'functions/runtime/json-reply.ts',
    "'cache-control': 'no-store'",
    "'cache-control': 'public'",
    [...caching, ...reply],
  ),
  broken(
    'what a person may do is never answered from the edge',
    'functions/contract/me.ts',
    "path: '/me',",
    "path: '/me',\n  edgeSeconds: 60,",
    caching,
  ),
  broken(
    'one person’s refusal is not another’s',
    'infra/constructs/site/site.ts',
    'errorResponses: noErrorIsKept,',
    '',
    site,
  ),
  broken(
    'the quiz on sale is kept for a minute',
    'infra/constructs/site/api-behaviors.ts',
    'maxTtl: Duration.seconds(edgeSeconds)',
    'maxTtl: Duration.seconds(60 * edgeSeconds)',
    site,
  ),
  broken(
    'the price shown with a coupon is the stored one',
    'web/src/features/quiz-selection/price-summary.tsx',
    'applied?.price ?? price',
    'price',
    ['test/web/features/quiz-selection/quiz-selection-page.test.tsx'],
  ),
  broken(
    'a profile that has changed is written',
    'functions/adapters/dynamo/people/profile-store.ts',
    ' && known.picture === picture',
    '',
    ['test/functions/adapters/dynamo/people/profile-store.test.ts'],
  ),
  broken(
    'Lambda logs nothing about a call that works',
    'infra/constructs/app-function.ts',
    'systemLogLevelV2: SystemLogLevel.WARN,',
    '',
    ['test/infra/stacks/app-stack.test.ts'],
  ),
];
