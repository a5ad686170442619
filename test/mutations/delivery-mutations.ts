import type { Mutation } from './mutation.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);
const usecase = (file: string) => `functions/usecases/${file}.ts`;

/** Breaks of how a report is handed over once, and found again when it was lost. */
export const deliveryMutations: Mutation[] = [
  {
    promise: 'exactly one mail under retries',
    edits: [
      {
        file: dynamo('delivery-store'),
        find: '(#status = :pending OR (#status = :claimed AND leaseUntil < :now)) AND tries',
        replace: '(#status = :pending OR #status = :claimed OR leaseUntil < :now) AND tries',
      },
    ],
    tests: ofUseCase('deliver-report'),
  },
  {
    promise: 'what may have gone out is not sent again by itself',
    edits: [{ file: usecase('deliver-report'), find: 'if (cause instanceof MayBeSent) throw cause;', replace: '' }],
    tests: ofUseCase('deliver-report'),
  },
  {
    promise: 'a report that is sent again is not written again',
    edits: [
      {
        file: usecase('deliver-report'),
        find: 'hasAnswers: answersKey !== undefined };',
        replace: 'hasAnswers: answersKey !== undefined, files: { report } };',
      },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'a report that may have gone out is never queued again by itself',
    edits: [
      {
        file: 'functions/domain/report-delivery.ts',
        find: "if (delivery.status === 'sending') return 'park-unknown';",
        replace: "if (delivery.status === 'sending') return 'requeue';",
      },
    ],
    tests: ofUseCase('reconcile-reports'),
  },
  {
    promise: 'a lost report is queued again so often and no more',
    edits: [
      {
        file: 'functions/domain/report-delivery.ts',
        find: "delivery.requeues < maxRequeues ? 'requeue'",
        replace: "delivery.requeues <= maxRequeues ? 'requeue'",
      },
    ],
    tests: ofUseCase('reconcile-reports'),
  },
  {
    promise: 'a report is queued again only when the queue can not have it any more',
    edits: [
      {
        file: 'functions/domain/report-delivery.ts',
        find: 'if (leaseEnd + lostAfterMs >= now) return undefined;',
        replace: '',
      },
    ],
    tests: ofUseCase('reconcile-reports'),
  },
  {
    promise: 'a lost report that is queued again waits anew',
    edits: [
      {
        file: dynamo('put-back'),
        find: '#pendingSince = :now, ',
        replace: '#pendingSince = if_not_exists(#pendingSince, :now), ',
      },
    ],
    tests: ofUseCase('reconcile-reports'),
  },
  {
    promise: 'a run that looks for lost reports parks only the mail that it saw',
    edits: [
      {
        file: dynamo('unchanged-delivery'),
        find: "const moments = ['pendingSince', 'leaseUntil', 'sendingAt'] as const;",
        replace: "const moments = ['pendingSince', 'leaseUntil'] as const;",
      },
      {
        file: dynamo('unchanged-delivery'),
        find: "const counts = ['requeues', 'resends'] as const;",
        replace: "const counts = ['requeues'] as const;",
      },
    ],
    tests: ofUseCase('reconcile-reports'),
  },
  {
    promise: 'one report that can not be queued again keeps no other waiting',
    edits: [
      {
        file: usecase('reconcile-reports'),
        find: "if (outcome.status === 'rejected') failures.push(outcome.reason);",
        replace: "if (outcome.status === 'rejected') throw outcome.reason;",
      },
    ],
    tests: ofUseCase('reconcile-reports'),
  },
  {
    promise: 'a bounce is not taken back by a delivery',
    edits: [
      {
        file: dynamo('delivery-store'),
        find: "':unknown': 'unknown', ':sent': 'sent', ':delivered': 'delivered' }",
        replace: "':unknown': 'unknown', ':sent': 'sent', ':delivered': 'bounced' }",
      },
    ],
    tests: ofUseCase('record-mail-event'),
  },
];
