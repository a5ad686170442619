import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what admins are promised of attempts, and of reports that they send again. */
export const resendMutations: Mutation[] = [
  {
    promise: 'of two grants at once both count, or one is told',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/grants/grant-to-attempt.ts',
        find: 'seen: { lastResume: stored.lastResume },',
        replace: 'seen: { version: stored.version },',
      },
    ],
    tests: [
      'test/functions/usecases/attempts/grants/grant-resume.test.ts',
      'test/functions/usecases/attempts/grant-to-attempt.test.ts',
    ],
  },
  {
    promise: 'a file of another template than the document is not sent again',
    edits: [
      {
        file: 'functions/usecases/reports/delivery/deliver-report.ts',
        find: ' || (pdf?.template ?? firstTemplate) !== template)',
        replace: ')',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/requeue-report.test.ts'],
  },
  {
    promise: 'what was to be made again is made again until a mail may have left',
    edits: [
      {
        file: 'functions/adapters/dynamo/reports/requeue-store.ts',
        find: "command.regenerate || (stored.regenerate === true && wasMailed[stored.status] === 'no')",
        replace: 'command.regenerate',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/requeue-report.test.ts'],
  },
  {
    promise: 'a download by an admin stands in the audit',
    edits: [
      {
        file: 'functions/usecases/reports/get-report-file.ts',
        find: 'await views.note({ ...id, by, at });',
        replace: 'void views;',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/requeue-report.test.ts'],
  },
  {
    promise: 'a second click on Resend mails nothing',
    edits: [
      {
        file: 'functions/adapters/dynamo/reports/requeue-store.ts',
        find: 'resends: resends + 1 },\n  });',
        replace: 'resends },\n  });',
      },
      {
        file: 'functions/adapters/dynamo/reports/requeue-store.ts',
        find: 'resends: resends + 1, regenerate }',
        replace: 'resends, regenerate }',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/requeue-report.test.ts'],
  },
  {
    promise: 'what is told of a mail between the look and the write of a resend is kept',
    edits: [
      {
        file: 'functions/adapters/dynamo/reports/unchanged-delivery.ts',
        find: "condition: '#status = :seen_status', value: seen.status",
        replace: "condition: '(#status = :seen_status OR #status <> :seen_status)', value: seen.status",
      },
    ],
    tests: [
      'test/functions/usecases/reports/delivery/requeue-report.test.ts',
      'test/functions/usecases/reports/delivery/reconcile-reports.test.ts',
    ],
  },
  {
    promise: 'a report that was mailed since an admin looked is not mailed again',
    edits: [
      {
        file: 'functions/domain/reports/report-delivery.ts',
        find: 'return sureness[wasMailed[now]] > sureness[wasMailed[seen]];',
        replace: 'return sureness[wasMailed[now]] > sureness[wasMailed[seen]] + 2;',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/requeue-report.test.ts'],
  },
  {
    promise: 'a report is not sent again while its worker may still have it',
    edits: [
      {
        file: 'functions/domain/reports/report-delivery.ts',
        find: 'return leaseEnd === undefined || leaseEnd < now;',
        replace: 'return leaseEnd === undefined || leaseEnd <= now;',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/requeue-report.test.ts'],
  },
  {
    promise: 'of many reports that are sent again each is told, also where one fails',
    edits: [
      {
        file: 'functions/usecases/reports/process-reports.ts',
        find: 'noteFailure(report.attemptId, cause);',
        replace: 'noteFailure(report.attemptId, cause);\n      throw cause;',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/requeue-reports.test.ts'],
  },
];
