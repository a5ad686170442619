import type { Mutation } from './mutation.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);

/** Breaks of what admins are promised of attempts, and of reports that they send again. */
export const resendMutations: Mutation[] = [
  {
    promise: 'of two grants at once both count, or one is told',
    edits: [
      {
        file: dynamo('grant-to-attempt'),
        find: 'seen: { lastResume: stored.lastResume },',
        replace: 'seen: { version: stored.version },',
      },
    ],
    tests: ofUseCase('grant-resume', 'grant-to-attempt'),
  },
  {
    promise: 'a file of another template than the document is not sent again',
    edits: [
      {
        file: 'functions/usecases/deliver-report.ts',
        find: ' || (pdf?.template ?? firstTemplate) !== template)',
        replace: ')',
      },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'what was to be made anew is made anew until a mail may have left',
    edits: [
      {
        file: dynamo('requeue-store'),
        find: "command.anew || (stored.anew === true && goneOut[stored.status] === 'no')",
        replace: 'command.anew',
      },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'a download by an admin stands in the audit',
    edits: [
      {
        file: 'functions/usecases/get-report-file.ts',
        find: 'await views.note({ ...id, by, at });',
        replace: 'void views;',
      },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'a second click on Resend mails nothing',
    edits: [
      { file: dynamo('requeue-store'), find: 'resends: resends + 1 },\n  });', replace: 'resends },\n  });' },
      { file: dynamo('requeue-store'), find: "':next': resends + 1", replace: "':next': resends" },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'what is told of a mail between the look and the write of a resend is kept',
    edits: [
      {
        file: dynamo('unchanged-delivery'),
        find: "condition: '#status = :seen_status', value: seen.status",
        replace: "condition: '(#status = :seen_status OR #status <> :seen_status)', value: seen.status",
      },
    ],
    tests: ofUseCase('requeue-report', 'reconcile-reports'),
  },
  {
    promise: 'a report that was mailed since an admin looked is not mailed again',
    edits: [
      {
        file: 'functions/domain/report-delivery.ts',
        find: 'return sureness[goneOut[now]] > sureness[goneOut[seen]];',
        replace: 'return sureness[goneOut[now]] > sureness[goneOut[seen]] + 2;',
      },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'a report is not sent again while its worker may still have it',
    edits: [
      {
        file: 'functions/domain/report-delivery.ts',
        find: 'return leaseEnd === undefined || leaseEnd < now;',
        replace: 'return leaseEnd === undefined || leaseEnd <= now;',
      },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'of many reports that are sent again each is told, also where one fails',
    edits: [
      {
        file: 'functions/usecases/outcome-of-each.ts',
        find: 'noteFailure(report.attemptId, cause);',
        replace: 'noteFailure(report.attemptId, cause);\n      throw cause;',
      },
    ],
    tests: ofUseCase('requeue-reports'),
  },
];
