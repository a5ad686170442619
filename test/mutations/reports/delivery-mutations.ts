import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of how a report is handed over once, and found again when it was lost. */
export const deliveryMutations: Mutation[] = [
  {
    promise: 'exactly one mail under retries',
    edits: [
      {
        file: 'functions/adapters/dynamo/reports/delivery-store.ts',
        find: '(#status = :pending OR (#status = :claimed AND leaseUntil < :now)) AND tries',
        replace: '(#status = :pending OR #status = :claimed OR leaseUntil < :now) AND tries',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/deliver-report.test.ts'],
  },
  {
    promise: 'what may have gone out is not sent again by itself',
    edits: [
      {
        file: 'functions/usecases/reports/delivery/deliver-report.ts',
        find: 'if (cause instanceof MailOutcomeUnknown) throw cause;',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/deliver-report.test.ts'],
  },
  {
    promise: 'a report that is sent again is not written again',
    edits: [
      {
        file: 'functions/usecases/reports/delivery/deliver-report.ts',
        find: 'hasAnswers: answersKey !== undefined };',
        replace: 'hasAnswers: answersKey !== undefined, files: { report } };',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/requeue-report.test.ts'],
  },
  {
    promise: 'a report that may have gone out is never queued again by itself',
    edits: [
      {
        file: 'functions/domain/reports/report-delivery.ts',
        find: "if (delivery.status === 'sending') return 'park-unknown';",
        replace: "if (delivery.status === 'sending') return 'requeue';",
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/reconcile-reports.test.ts'],
  },
  {
    promise: 'a lost report is queued again so often and no more',
    edits: [
      {
        file: 'functions/domain/reports/report-delivery.ts',
        find: "delivery.requeues < maxRequeues ? 'requeue'",
        replace: "delivery.requeues <= maxRequeues ? 'requeue'",
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/reconcile-reports.test.ts'],
  },
  {
    promise: 'a report is queued again only when the queue can not have it any more',
    edits: [
      {
        file: 'functions/domain/reports/report-delivery.ts',
        find: 'if (leaseEnd + lostAfterMs >= now) return undefined;',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/reconcile-reports.test.ts'],
  },
  {
    promise: 'a lost report that is queued again waits again',
    edits: [
      {
        file: 'functions/adapters/dynamo/reports/return-to-queue.ts',
        find: 'pendingSince: now, ',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/reconcile-reports.test.ts'],
  },
  {
    promise: 'a run that looks for lost reports parks only the mail that it saw',
    edits: [
      {
        file: 'functions/adapters/dynamo/reports/unchanged-delivery.ts',
        find: "const moments = ['pendingSince', 'leaseUntil', 'sendingAt'] as const;",
        replace: "const moments = ['pendingSince', 'leaseUntil'] as const;",
      },
      {
        file: 'functions/adapters/dynamo/reports/unchanged-delivery.ts',
        find: "const counts = ['requeues', 'resends'] as const;",
        replace: "const counts = ['requeues'] as const;",
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/reconcile-reports.test.ts'],
  },
  {
    promise: 'one report that can not be queued again keeps no other waiting',
    edits: [
      {
        file: 'functions/usecases/reports/delivery/reconcile-reports.ts',
        find: "if (outcome.status === 'rejected') failures.push(outcome.reason);",
        replace: "if (outcome.status === 'rejected') throw outcome.reason;",
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/reconcile-reports.test.ts'],
  },
  {
    promise: 'a bounce is not taken back by a delivery',
    edits: [
      {
        file: 'functions/adapters/dynamo/reports/delivery-store.ts',
        find: "':unknown': 'unknown', ':sent': 'sent', ':delivered': 'delivered' }",
        replace: "':unknown': 'unknown', ':sent': 'sent', ':delivered': 'bounced' }",
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/record-mail-event.test.ts'],
  },
];
