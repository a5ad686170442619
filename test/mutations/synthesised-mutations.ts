import type { Mutation } from './mutation.ts';

const tests = ['test/synthesised/stories/first-report.story.ts'];
const inRole = 'reportdeliverydeliverreport';

/** Breaks that a template shows to nobody: the synthesised application has to fail, and to say where. */
export const synthesisedMutations: Mutation[] = [
  {
    promise: 'synthesised: a permission that a worker lacks is named',
    edits: [
      {
        file: 'infra/constructs/reports/reports.ts',
        find: "this.#allow(fn, ['s3:PutObject', 's3:GetObject', 's3:DeleteObject']);",
        replace: "this.#allow(fn, ['s3:GetObject', 's3:DeleteObject']);",
      },
    ],
    tests,
    says: `AWS would refuse: ${inRole}role may not s3:PutObject on reports/reports/`,
  },
  {
    promise: 'synthesised: a permission to send mail that is missing is named',
    edits: [
      {
        file: 'infra/constructs/mail/mail.ts',
        find: "actions: ['ses:SendRawEmail']",
        replace: "actions: ['ses:SendEmail']",
      },
    ],
    tests,
    says: `AWS would refuse: ${inRole}role may not ses:SendRawEmail on`,
  },
  {
    promise: 'synthesised: a variable that a function lacks is named',
    edits: [
      {
        file: 'infra/constructs/reports/report-delivery.ts',
        find: '    handler.setEnv({ MAIL_SEND_RATE: String(sendRate) });\n',
        replace: '',
      },
    ],
    tests,
    says: `${inRole}: Error: The environment variable MAIL_SEND_RATE is not set.`,
  },
  {
    promise: 'synthesised: a route without an authorizer is named',
    edits: [
      {
        file: 'infra/constructs/app-api.ts',
        find: "...(access === 'public' ? {} : { authorizer: token }),",
        replace: "...(access === 'public' || path === '/me' ? {} : { authorizer: token }),",
      },
      {
        file: 'infra/constructs/app-api.ts',
        find: "if (access === 'public') for",
        replace: "if (access === 'public' || path === '/me') for",
      },
    ],
    tests,
    says: '"GET /api/me": {',
  },
  {
    promise: 'synthesised: an index that there is not is named',
    edits: [{ file: 'infra/constructs/app-table.ts', find: 'indexName: gsi1,', replace: "indexName: 'gsi2'," }],
    tests,
    says: 'is not authorized to perform: dynamodb:Query on resource',
  },
  {
    promise: 'synthesised: a filter of a pipe that lets nothing pass is named',
    edits: [
      {
        file: 'infra/constructs/reports/result-pipe.ts',
        find: "status: { S: ['pending'] }",
        replace: "status: { S: ['waiting'] }",
      },
    ],
    tests,
    says: 'No story had anything passed on to the queue reportdeliveryworkqueue,',
  },
  {
    promise: 'synthesised: a prefix that keeps uploads from their queue is named',
    edits: [
      {
        file: 'infra/constructs/uploads/uploads.ts',
        find: 'this.work.takeNewFiles(this.bucket);',
        replace: "this.work.takeNewFiles(this.bucket, 'sheets/');",
      },
    ],
    tests,
    says: 'No story had anything passed on to the queue uploadsworkqueue,',
  },
];
