export interface Mutation {
  /** The promise that the mutation breaks. */
  promise: string;
  file: string;
  /** The shortest text that occurs once in the file. */
  find: string;
  replace: string;
  /** The tests that must fail, nearest to the rule. */
  tests: string[];
}

/** One way to break each promise of the README and of docs/threat-model.md, and each limit that people rely on. */
export const mutations: readonly Mutation[] = [
  // A candidate: docs/threat-model.md
  {
    promise: 'no reply to a candidate contains the points of an option',
    file: 'functions/domain/banks/question-bank.ts',
    find: 'text: option.text }',
    replace: 'text: `${option.text} ${option.points}` }',
    tests: ['test/functions/handlers/leak.test.ts'],
  },
  {
    promise: 'quotients are withheld if points could be calculated from them',
    file: 'functions/domain/reports/figures/quotient-figures.ts',
    find: 'choices.find((shown) => isSafe(parameters, shown))',
    replace: 'choices[0]',
    tests: ['test/functions/domain/reports/figures/protect-quotients.test.ts'],
  },
  {
    promise: 'a second answer to the same question is refused',
    file: 'functions/adapters/dynamo/attempts/save-answer.ts',
    find: '`attribute_not_exists(answers.#q)${',
    replace: '`attribute_exists(pk)${',
    tests: ['test/functions/usecases/attempts/save-answer.test.ts'],
  },
  {
    promise: 'an answer to a question that was not presented is refused',
    file: 'functions/adapters/dynamo/attempts/save-answer.ts',
    find: "'(attribute_not_exists(asked)",
    replace: "'(attribute_exists(pk)",
    tests: ['test/functions/usecases/attempts/choose-questions.test.ts'],
  },
  {
    promise: 'an answer that was given after the time is refused',
    file: 'functions/adapters/dynamo/attempts/save-answer.ts',
    find: 'answeredAfterMs - deliveryGraceMs',
    replace: 'answeredAfterMs - 100 * deliveryGraceMs',
    tests: ['test/functions/usecases/attempts/save-answer.test.ts'],
  },
  {
    promise: 'an event beyond the last resume closes the attempt',
    file: 'functions/adapters/dynamo/attempts/attempt-item.ts',
    find: 'size(events) < lastResume',
    replace: 'size(events) <= lastResume',
    tests: ['test/functions/adapters/dynamo/attempts/resume-condition.test.ts'],
  },
  {
    promise: 'a person has one open attempt across all quizzes',
    file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
    find: "'attribute_not_exists(attemptId)'",
    replace: "':id <> :ttl'",
    tests: ['test/functions/usecases/attempts/one-open-attempt.test.ts'],
  },
  {
    promise: 'two ends of an attempt make one result',
    file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
    find: 'if (endReason !== undefined && endedAt !== undefined)',
    replace: 'if (endReason === undefined && endedAt !== undefined)',
    tests: ['test/functions/usecases/attempts/end-attempt.test.ts'],
  },
  {
    promise: 'racing redemptions never use a coupon more often than its limit',
    file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
    find: '#uses < maxUses',
    replace: '#uses <= maxUses',
    tests: ['test/functions/usecases/coupons/redeem-coupon.test.ts'],
  },
  {
    promise: 'a generated coupon code has 60 random bits',
    file: 'functions/domain/coupons/coupon-code.ts',
    find: 'groupLength = 4',
    replace: 'groupLength = 3',
    tests: ['test/functions/domain/coupons/coupon.test.ts'],
  },
  {
    promise: 'ten wrong coupon codes can be tried within a quarter of an hour',
    file: 'functions/domain/rate-limits.ts',
    find: 'max: 10,',
    replace: 'max: 20,',
    tests: ['test/functions/usecases/people/limit-rate.test.ts'],
  },
  {
    promise: 'a candidate cannot see a report before its mail has left',
    file: 'functions/domain/reports/visible-report.ts',
    find: 'sending: false',
    replace: 'sending: true',
    tests: ['test/functions/domain/reports/visible-report.test.ts'],
  },
  {
    promise: 'a cell of an export or a download is never run as a formula',
    file: 'functions/domain/uploads/cells/escape-formula.ts',
    find: '\\uFF1D',
    replace: '',
    tests: ['test/functions/domain/uploads/cells/escape-formula.test.ts'],
  },
  {
    promise: 'a name in a mail never becomes markup',
    file: 'functions/domain/text/mail-frame.ts',
    find: '[&<>"\']/g',
    replace: '[&>"\']/g',
    tests: ['test/functions/domain/reports/report-mail.test.ts'],
  },

  // Another candidate, an outsider
  {
    promise: 'nobody reads or changes what belongs to another person',
    file: 'functions/adapters/dynamo/keys.ts',
    find: '}: AttemptRef) => ({\n    pk: `USER#${userId}`',
    replace: "}: AttemptRef) => ({\n    pk: 'USER#anyone'",
    tests: ['test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'each route except the public ones requires a token',
    file: 'infra/constructs/app-api.ts',
    find: "access === 'public' ? {} :",
    replace: "access !== 'admin' ? {} :",
    tests: ['test/infra/constructs/app-api.test.ts'],
  },
  {
    promise: 'an account whose e-mail address is not verified is refused',
    file: 'functions/runtime/token.ts',
    find: '!isVerified ||',
    replace: 'isVerified === undefined ||',
    tests: ['test/functions/runtime/token.test.ts'],
  },
  {
    promise: 'buckets are closed to the public',
    file: 'infra/constructs/app-bucket.ts',
    find: 'BlockPublicAccess.BLOCK_ALL,',
    replace: 'BlockPublicAccess.BLOCK_ACLS_ONLY,',
    tests: ['test/infra/stacks/policies.test.ts'],
  },
  {
    promise: 'a download link of a report works for a minute',
    file: 'functions/usecases/reports/get-my-report.ts',
    find: 'validSeconds = 60',
    replace: 'validSeconds = 3600',
    tests: ['test/functions/usecases/people/account.test.ts'],
  },
  {
    promise: 'the limit of wrong coupon codes outlives an erasure',
    file: 'functions/usecases/coupons/redeem-coupon.ts',
    find: '[normalizedAddress(email), request.userId]',
    replace: '[email.slice(0, 0) + request.userId]',
    tests: ['test/functions/usecases/people/limit-rate.test.ts'],
  },
  {
    promise: 'an erasure gives a reserved use back to its coupon',
    file: 'functions/adapters/dynamo/coupons/redemption-item.ts',
    find: '[{ Delete: reserved }, { Update: { TableName, ...giveBack(code) } }]',
    replace: '[{ Delete: reserved }]',
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
  },
  {
    promise: 'the contact form takes five messages an hour from one address',
    file: 'functions/domain/rate-limits.ts',
    find: 'max: 5,',
    replace: 'max: 6,',
    tests: ['test/functions/usecases/people/send-contact-message.test.ts'],
  },
  {
    promise: 'a request that meets only conflicts is refused before the time of its function ends',
    file: 'functions/adapters/retry-transient.ts',
    find: ' || isOutOfTime())',
    replace: ')',
    tests: ['test/functions/adapters/retry-transient.test.ts'],
  },
  {
    promise: 'the API throttles a flood of requests',
    file: 'infra/constructs/app-api.ts',
    find: 'rateLimit: throttle.rate',
    replace: 'rateLimit: 100 * throttle.rate',
    tests: ['test/infra/constructs/app-api.test.ts'],
  },
  {
    promise: 'the firewall blocks what its rule groups find',
    file: 'infra/constructs/firewall/firewall-rules.ts',
    find: "onlyCounted === 'all' ? { count: {} } : { none: {} }",
    replace: '{ count: {} }',
    tests: ['test/infra/constructs/firewall/firewall.test.ts'],
  },
  {
    promise: 'a forged address is not taken for the network of a request',
    file: 'functions/runtime/viewer-network.ts',
    find: 'networkOf(forwarded.at(-1)',
    replace: 'networkOf(forwarded[0]',
    tests: ['test/functions/runtime/viewer-network.test.ts'],
  },
  {
    promise: 'the API refuses requests that did not come through the site',
    file: 'functions/runtime/viewer-network.ts',
    find: "shown !== '' &&",
    replace: "shown === '' ||",
    tests: ['test/functions/runtime/viewer-network.test.ts'],
  },
  {
    promise: 'the contact form mails the office and nobody else',
    file: 'functions/usecases/people/send-contact-message.ts',
    find: 'to: office }',
    replace: 'to: message.email }',
    tests: ['test/functions/usecases/people/send-contact-message.test.ts'],
  },
  {
    promise: 'an unexpected error tells nothing about the inside',
    file: 'functions/runtime/http.ts',
    find: "code: 'unexpected', message,",
    replace: "code: 'unexpected', message: text,",
    tests: ['test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'a sign-in never leads to another site',
    file: 'web/src/lib/session/return-place.ts',
    find: ' || !ownPath.test(path)',
    replace: '',
    tests: ['test/web/lib/session/return-place.test.ts'],
  },

  // A site in another tab
  {
    promise: 'a command must be JSON, which needs a preflight',
    file: 'functions/runtime/http.ts',
    find: 'if (jsonType.test(',
    replace: 'if (/^/.test(',
    tests: ['test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'no other site can frame a page',
    file: 'infra/security-headers.ts',
    find: "'frame-ancestors': [\"'none'\"]",
    replace: "'frame-ancestors': ['*']",
    tests: ['test/infra/security-headers.test.ts', 'test/infra/constructs/site/site.test.ts'],
  },
  {
    promise: 'no inline script or style runs except by its hash',
    file: 'infra/security-headers.ts',
    find: "'script-src': [\"'self'\",",
    replace: "'script-src': [\"'self'\", \"'unsafe-inline'\",",
    tests: ['test/infra/security-headers.test.ts'],
  },
  {
    promise: 'no page of another origin can upload a file',
    file: 'infra/constructs/uploads/upload-origin.ts',
    find: 'AllowedOrigins: [siteOrigin]',
    replace: "AllowedOrigins: [siteOrigin, 'https://*.cloudfront.net']",
    tests: ['test/infra/constructs/uploads/upload-origin.test.ts'],
  },

  // Somebody with the device
  {
    promise: 'a logout removes the tokens at once, even offline',
    file: 'web/src/lib/session/session-store.ts',
    find: 'forgetTokens();\n      isLeaving',
    replace: 'isLeaving',
    tests: ['test/web/lib/session/session.test.tsx'],
  },
  {
    promise: 'a logout removes the stored questions and answers from the device',
    file: 'web/src/lib/session/sign-out.ts',
    find: '(store) => store.clear()',
    replace: '(store) => store.count()',
    tests: ['test/web/lib/session/sign-out.test.ts'],
  },

  // A leaked token
  {
    promise: 'no token is written to a log',
    file: 'functions/runtime/http.ts',
    find: '    } catch (cause) {\n      return problemOf',
    replace: "    } catch (cause) {\n      log.info('asked', event.headers);\n      return problemOf",
    tests: ['test/functions/handlers/rights.test.ts'],
  },

  // An admin
  {
    promise: 'a non-admin gets 403 from each admin route, a former admin from the next request on',
    file: 'functions/usecases/admin/admins.ts',
    find: 'if (!profile?.isAdmin)',
    replace: 'if (!profile)',
    tests: ['test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'an admin sees no report before the audit has noted it',
    file: 'functions/usecases/reports/read-report.ts',
    find: 'await ports.views.note({ ...id, by, at: ports.clock() });',
    replace: 'ports.views.note({ ...id, by, at: ports.clock() }).catch(() => undefined);',
    tests: ['test/functions/usecases/reports/report-document.test.ts'],
  },
  {
    promise: 'no role can change or delete an entry of the audit',
    file: 'infra/constructs/app-table.ts',
    find: 'effect: Effect.DENY,',
    replace: 'effect: Effect.ALLOW,',
    tests: ['test/infra/constructs/table-rights.test.ts'],
  },
  {
    promise: 'the last admin cannot be removed',
    file: 'functions/adapters/dynamo/admin/admin-store.ts',
    find: "'size(userIds) > :one AND",
    replace: "'size(userIds) >= :one AND",
    tests: ['test/functions/usecases/admin/admins.test.ts'],
  },
  {
    promise: 'an admin cannot erase their account',
    file: 'functions/adapters/dynamo/people/person-store.ts',
    find: "if (stored?.isAdmin) refuse('needs-another-admin', lastAdminWords.erase);",
    replace: '',
    tests: ['test/functions/usecases/admin/admins.test.ts'],
  },
  {
    promise: 'an admin cannot take their own rights away',
    file: 'functions/usecases/admin/admins.ts',
    find: 'if (userId === action.by)',
    replace: "if (userId === '')",
    tests: ['test/functions/usecases/admin/admins.test.ts'],
  },
  {
    promise: 'the audit names an erased admin for 24 months and no longer',
    file: 'functions/adapters/dynamo/admin/admin-store.ts',
    find: 'former.ttl > now / 1000',
    replace: 'former.ttl > 0',
    tests: ['test/functions/usecases/admin/audit-and-messages.test.ts'],
  },
  {
    promise: 'of two admins who publish from the same revision one is refused',
    file: 'functions/adapters/dynamo/banks/quiz-reader.ts',
    find: "'revision = :seen'",
    replace: "'revision >= :seen'",
    tests: ['test/functions/adapters/dynamo/banks/quiz-change.test.ts'],
  },

  // A poisoned spreadsheet
  {
    promise: 'a file that takes too much CPU to read is stopped',
    file: 'functions/adapters/sheet/watch-child.ts',
    find: 'usage.cpuMs > cpuMs',
    replace: 'usage.cpuMs > 100 * cpuMs',
    tests: ['test/functions/adapters/sheet/sheet-reader.test.ts'],
  },
  {
    promise: 'a sheet with more than 20,000 rows is refused',
    file: 'functions/domain/uploads/upload.ts',
    find: 'maxSheetRows = 20_000',
    replace: 'maxSheetRows = 20_001',
    tests: ['test/functions/usecases/uploads/import-bank.test.ts'],
  },

  // The supply chain, and rights in AWS
  {
    promise: 'only the account function may delete items',
    file: 'infra/constructs/table-rights.ts',
    find: "'reconcile-reports': { load: ['people'],",
    replace: "'reconcile-reports': { load: ['people'], remove: ['people'],",
    tests: ['test/infra/constructs/table-rights.test.ts'],
  },
  {
    promise: 'a pull request cannot deploy',
    file: 'infra/stacks/github-access-stack.ts',
    find: "roleFor('diff', ['lookup']",
    replace: "roleFor('diff', ['lookup', 'deploy']",
    tests: ['test/infra/stacks/github-access-stack.test.ts'],
  },
  {
    promise: 'nobody deletes the table or the people of production by hand',
    file: 'infra/constructs/app-table.ts',
    find: 'deletionProtection: config.keepData',
    replace: 'deletionProtection: false',
    tests: ['test/infra/stacks/data-stack.test.ts'],
  },

  // Limits of an attempt
  {
    promise: 'an attempt has 60 seconds for every two questions',
    file: 'functions/domain/attempts/time-limit.ts',
    find: 'secondsPerPair = 60',
    replace: 'secondsPerPair = 61',
    tests: ['test/functions/domain/attempts/time-limit.test.ts'],
  },
  {
    promise: 'the fourth entry or tab switch closes an attempt by default',
    file: 'functions/domain/attempts/resumes.ts',
    find: 'defaultResumeLimit = 4',
    replace: 'defaultResumeLimit = 5',
    tests: ['test/functions/usecases/attempts/count-event.test.ts'],
  },
  {
    promise: 'an admin grants at most 240 minutes at a time',
    file: 'functions/domain/attempts/grants.ts',
    find: 'maxGrantMinutes = 240',
    replace: 'maxGrantMinutes = 241',
    tests: ['test/functions/contract/openapi.test.ts'],
  },
  {
    promise: 'an unsent answer stays on the device until the server has it',
    file: 'web/src/lib/outbox/outbox.ts',
    find: 'mayRetryAnswer(outcome.error)) return waitAfterFailure(outcome.error);',
    replace: 'mayRetryAnswer(outcome.error)) return drop(answer);',
    tests: ['test/web/lib/outbox/outbox.test.ts'],
  },

  // Limits of coupons and uploads
  {
    promise: 'a batch has at most 1,000 codes',
    file: 'functions/domain/coupons/coupon.ts',
    find: 'maxBatchCodes = 1_000',
    replace: 'maxBatchCodes = 1_001',
    tests: ['test/functions/contract/openapi.test.ts'],
  },
  {
    promise: 'an uploaded file has at most 10 MB',
    file: 'functions/domain/uploads/upload.ts',
    find: 'maxUploadMegabytes = 10',
    replace: 'maxUploadMegabytes = 11',
    tests: ['test/functions/contract/openapi.test.ts'],
  },

  // Reports: figures, minors, holds, delivery
  {
    promise: 'an interval covers 90 %',
    file: 'functions/domain/reports/statistics/interval.ts',
    find: 'z = 1.645',
    replace: 'z = 1.6',
    tests: ['test/functions/domain/reports/statistics/interval.test.ts'],
  },
  {
    promise: 'a sub-parameter has no figure below three answers',
    file: 'functions/domain/reports/figures/withhold-figures.ts',
    find: 'subParameter: 3',
    replace: 'subParameter: 2',
    tests: ['test/functions/domain/reports/figures/withhold-figures.test.ts'],
  },
  {
    promise: 'a main parameter has no figure below six answers',
    file: 'functions/domain/reports/figures/withhold-figures.ts',
    find: ' parameter: 6',
    replace: ' parameter: 5',
    tests: ['test/functions/domain/reports/figures/withhold-figures.test.ts'],
  },
  {
    promise: 'nothing is said about single answers before six are given',
    file: 'functions/domain/reports/figures/withhold-figures.ts',
    find: 'phrases: 6',
    replace: 'phrases: 5',
    tests: ['test/functions/domain/reports/figures/withhold-figures.test.ts'],
  },
  {
    promise: 'someone under 18 needs the consent of a guardian',
    file: 'functions/usecases/people/give-consent.ts',
    find: 'if (!isAdult && !guardian)',
    replace: 'if (isAdult && !textVersion)',
    tests: ['test/functions/usecases/people/give-consent.test.ts'],
  },
  {
    promise: 'no attempt is entered without consent to the current text',
    file: 'functions/usecases/attempts/enter-quiz.ts',
    find: 'consentTextVersion)) return',
    replace: 'consentTextVersion) ?? userId) return',
    tests: ['test/functions/usecases/people/give-consent.test.ts'],
  },
  {
    promise: 'the report of a minor has no watch-points',
    file: 'functions/domain/reports/swot/swot.ts',
    find: 'const watchPoints = isMinor\n    ? []\n    : ',
    replace: 'const watchPoints = ',
    tests: ['test/functions/domain/reports/swot/swot.test.ts'],
  },
  {
    promise: 'the report of a minor has no total',
    file: 'functions/domain/reports/sections/figure-sections.ts',
    find: 'total.score && !isMinor',
    replace: 'total.score',
    tests: ['test/functions/domain/reports/document/compose-report.test.ts'],
  },
  {
    promise: 'a report is promised within 48 business hours',
    file: 'functions/domain/reports/promise/report-parts.ts',
    find: 'promisedBusinessHours = 48',
    replace: 'promisedBusinessHours = 72',
    tests: ['test/functions/domain/reports/promise/promised-hours.test.ts'],
  },
  {
    promise: 'a held report falls due before its promised time',
    file: 'functions/domain/reports/report-hold.ts',
    find: 'Math.min(due, promise - deliveryReserveMs)',
    replace: 'due',
    tests: ['test/functions/domain/reports/report-hold.test.ts'],
  },
  {
    promise: 'a report is mailed once, even if two workers get its message',
    file: 'functions/adapters/dynamo/reports/delivery-store.ts',
    find: '(#status = :claimed AND leaseUntil < :now)) AND',
    replace: '#status = :claimed OR leaseUntil < :now) AND',
    tests: ['test/functions/usecases/reports/delivery/deliver-report.test.ts'],
  },
  {
    promise: 'a mail that may have gone out is not sent again automatically',
    file: 'functions/domain/reports/report-delivery.ts',
    find: "if (delivery.status === 'sending') return 'park-unknown';",
    replace: '',
    tests: ['test/functions/domain/reports/report-delivery.test.ts'],
  },

  // How long data is kept: docs/data-map.md
  {
    promise: 'an erasure deletes the files of the person',
    file: 'functions/usecases/people/erase-me.ts',
    find: 'await personFiles.removeAll(reportFolderOf(userId))',
    replace: 'userId.length * 0',
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
  },
  {
    promise: 'an erased account cannot be used, from the next request on',
    file: 'functions/adapters/dynamo/people/profile-store.ts',
    find: "alive = 'attribute_not_exists(erasedAt)'",
    replace: "alive = '(attribute_not_exists(erasedAt) OR attribute_exists(erasedAt))'",
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
  },
  {
    promise: 'an attempt and its report are deleted after 24 months',
    file: 'functions/domain/retention.ts',
    find: 'retentionDays = 731',
    replace: 'retentionDays = 365',
    tests: ['test/functions/usecases/people/account.test.ts', 'test/infra/stacks/data-stack.test.ts'],
  },
  {
    promise: 'uploaded sheets are deleted after 30 days',
    file: 'infra/constructs/uploads/uploads.ts',
    find: 'Duration.days(30)',
    replace: 'Duration.days(90)',
    tests: ['test/infra/stacks/data-stack.test.ts'],
  },
  {
    promise: 'the file of an export can be downloaded for 24 hours',
    file: 'functions/domain/retention.ts',
    find: 'exportHours = 24',
    replace: 'exportHours = 48',
    tests: ['test/functions/usecases/admin/exports/write-export.test.ts'],
  },
  {
    promise: 'the site’s log has no network addresses',
    file: 'infra/constructs/site/site-logs.ts',
    find: "  'cs-method',",
    replace: "  'cs-method',\n  'c-ip',",
    tests: ['test/infra/constructs/firewall/firewall.test.ts'],
  },
  {
    promise: 'the version before can read what this version stores',
    file: 'functions/adapters/dynamo/people/profile-store.ts',
    find: "', picture = :picture'",
    replace: "', photo = :picture'",
    tests: ['test/stored-items/stored-items.test.ts'],
  },
];
