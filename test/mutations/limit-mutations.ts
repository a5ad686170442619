import type { Mutation } from './mutation.ts';

const limits = ['test/functions/usecases/people/limit-rate.test.ts'];

/** Breaks of the rate limits. */
export const limitMutations: Mutation[] = [
  {
    promise: 'a limit holds for many at once',
    edits: [
      {
        file: 'functions/adapters/dynamo/people/rate-limit-store.ts',
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
        file: 'functions/adapters/dynamo/people/rate-limit-store.ts',
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
        file: 'functions/adapters/dynamo/people/rate-limit-store.ts',
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
        file: 'functions/adapters/dynamo/people/rate-limit-store.ts',
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
        file: 'functions/adapters/dynamo/people/rate-limit-store.ts',
        find: 'start + limit.windowSeconds + counterGraceSeconds',
        replace: 'start + 365 * 86_400 + counterGraceSeconds',
      },
    ],
    tests: limits,
  },
  {
    promise: 'a right coupon code is never counted as a guess',
    edits: [
      {
        file: 'functions/usecases/coupons/redeem-coupon.ts',
        find: '    await giveBack();\n    return',
        replace: '    return',
      },
    ],
    tests: limits,
  },
  {
    promise: 'a wrong coupon code is counted',
    edits: [
      {
        file: 'functions/usecases/coupons/redeem-coupon.ts',
        find: "if (!(cause instanceof Refusal && cause.code === 'coupon-invalid')) await",
        replace: 'await',
      },
    ],
    tests: limits,
  },
  {
    promise: 'a refusal by one limit is given back to the others',
    edits: [{ file: 'functions/usecases/people/limit-rate.ts', find: '      await giveBack();\n', replace: '' }],
    tests: limits,
  },
  {
    promise: 'an address that has sent too much takes nothing from its network',
    edits: [
      {
        file: 'functions/usecases/people/send-contact-message.ts',
        find: '    subject: address,',
        replace: '    subject: messageId,',
      },
    ],
    tests: ['test/functions/usecases/people/send-contact-message.test.ts'],
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
    promise: 'the API answers nobody who does not come through the site',
    edits: [
      {
        file: 'functions/runtime/viewer-network.ts',
        find: "shown !== '' && secrets",
        replace: "shown === '' || secrets",
      },
    ],
    tests: ['test/functions/runtime/viewer-network.test.ts'],
  },
  {
    promise: 'an IPv6 household is one network',
    edits: [{ file: 'functions/domain/people/network.ts', find: '.slice(0, 4)', replace: '.slice(0, 8)' }],
    tests: ['test/functions/runtime/viewer-network.test.ts'],
  },
];
