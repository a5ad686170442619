import type { Mutation } from './mutation.ts';

const [attempts, banks, reports, others] = ['attempts', 'banks', 'reports', 'others'].map((name) => [
  `test/functions/faults/${name}.test.ts`,
]) as [string[], string[], string[], string[]];

/** Breaks of what makes a repeated command leave the state of a single one. */
export const faultMutations: Mutation[] = [
  {
    promise: 'a repeated grant of time grants nothing more',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/grants/grant-to-attempt.ts',
        find: 'if (known) {',
        replace: "if (known?.by === '') {",
      },
    ],
    tests: attempts,
  },
  {
    promise: 'a repeated submission of changes publishes one version',
    edits: [
      {
        file: 'functions/usecases/banks/submit-changes.ts',
        find: 'replayedChange(ports.versions, submission)',
        replace: 'undefined as Awaited<ReturnType<typeof replayedChange>>',
      },
    ],
    tests: banks,
  },
  {
    promise: 'a worker that died while it sent a mail leaves the report to an admin',
    edits: [
      {
        file: 'functions/usecases/reports/delivery/hand-over-mail.ts',
        find: 'if (!(cause instanceof MailThrottled)) throw mayBeSent(cause);',
        replace: 'if (!(cause instanceof MailThrottled)) throw cause;',
      },
    ],
    tests: reports,
  },
  {
    promise: 'a contact message that is sent again is stored and counted once',
    edits: [
      {
        file: 'functions/adapters/dynamo/people/rate-limit-store.ts',
        find: "'attribute_not_exists(messageId) OR #at < :since'",
        replace: "'attribute_not_exists(messageId) OR #at >= :since OR #at < :since'",
      },
    ],
    tests: others,
  },
  {
    promise: 'a contact message that is sent again is mailed once',
    edits: [
      {
        file: 'functions/usecases/people/send-contact-message.ts',
        find: 'if (await ports.contacts.claimMail({ messageId, at }, ports.newId()))',
        replace: 'await ports.contacts.claimMail({ messageId, at }, ports.newId());',
      },
    ],
    tests: others,
  },
  {
    promise: 'an export that is begun again is in the audit once',
    edits: [
      {
        file: 'functions/usecases/admin/exports/start-export.ts',
        find: '{ reason, requestDigest, exportId = newId(), ...order }',
        replace: '{ reason, requestDigest, exportId: _chosen, ...order }',
      },
      {
        file: 'functions/usecases/admin/exports/start-export.ts',
        find: '  await exports.start(',
        replace: '  const exportId = newId();\n  await exports.start(',
      },
    ],
    tests: others,
  },
  {
    promise: 'an upload that is begun again is one upload',
    edits: [
      {
        file: 'functions/usecases/uploads/create-upload.ts',
        find: '{ uploadId = newId(), ...request }',
        replace: '{ uploadId: _chosen, ...request }',
      },
      {
        file: 'functions/usecases/uploads/create-upload.ts',
        find: '  const now = clock();',
        replace: '  const uploadId = newId();\n  const now = clock();',
      },
    ],
    tests: others,
  },
];
