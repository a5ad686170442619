interface Edit {
  file: string;
  find: string;
  replace: string;
}

export interface Mutation {
  /** The promise that it breaks. */
  promise: string;
  edits: Edit[];
  /** The test files that must go red. */
  tests: string[];
}

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const usecase = (file: string) => `functions/usecases/${file}.ts`;
const ofUseCase = (file: string) => [`test/functions/usecases/${file}.test.ts`];

/** One-line breaks, at least one for each promise of the engine: the tests must notice every one. */
export const mutations: Mutation[] = [
  {
    promise: 'an answer is one write and no read',
    edits: [
      {
        file: usecase('save-answer'),
        find: 'const saved = await ports.attempts.saveAnswer(command);',
        replace:
          'await ports.attempts.find(userId, attempt);\n  const saved = await ports.attempts.saveAnswer(command);',
      },
    ],
    tests: ofUseCase('write-units'),
  },
  {
    promise: 'an answer costs one write unit at 60 questions',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'const packed = new Uint8Array(packedBytes);',
        replace: 'const packed = new Uint8Array(12);',
      },
    ],
    tests: ofUseCase('write-units'),
  },
  {
    promise: 'question ids are short, so that 200 answers cost two write units each',
    edits: [
      { file: 'functions/domain/question-bank.ts', find: 'return toDigits(id);', replace: 'return id.toString(36);' },
    ],
    tests: ofUseCase('write-units'),
  },
  {
    promise: 'the seconds of an answer do not saturate while an attempt runs',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'const maxSeconds = Math.floor(2 ** (8 * packedBytes) / places) - 1;',
        replace: 'const maxSeconds = 36 ** 3 - 1;',
      },
    ],
    tests: ofUseCase('save-answer'),
  },
  {
    promise: 'an absence does not saturate while an attempt runs',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'maxAwaySeconds = 64 ** 4 - 1',
        replace: 'maxAwaySeconds = 36 ** 3 - 1',
      },
    ],
    tests: ['test/functions/domain/attempt.test.ts'],
  },
  {
    promise: 'an answer that arrives late is marked',
    edits: [{ file: dynamo('save-answer'), find: 'packAnswer(answer, late)', replace: 'packAnswer(answer)' }],
    tests: ofUseCase('save-answer'),
  },
  {
    promise: 'a question is answered once',
    edits: [
      { file: dynamo('save-answer'), find: '`attribute_not_exists(answers.#q)${', replace: '`attribute_exists(pk)${' },
    ],
    tests: ofUseCase('save-answer'),
  },
  {
    promise: 'the points are those of the pinned version',
    edits: [
      {
        file: dynamo('save-answer'),
        find: 'version = :version AND closesAt',
        replace: ':version > :after AND closesAt',
      },
      { file: dynamo('save-answer'), find: 'if (stored.version !== attempt.version)', replace: 'if (!stored.version)' },
    ],
    tests: ofUseCase('save-answer'),
  },
  {
    promise: 'an answer given after the time is refused',
    edits: [{ file: dynamo('save-answer'), find: 'limitMs >= :after', replace: ':after < :now' }],
    tests: ofUseCase('save-answer'),
  },
  {
    promise: 'no answer is taken after the end',
    edits: [
      {
        file: dynamo('save-answer'),
        find: "'#status = :open AND version",
        replace: "'#status <> :packed AND :open <> :packed AND version",
      },
    ],
    tests: ofUseCase('end-attempt'),
  },
  {
    promise: 'two ends make one result',
    edits: [
      { file: dynamo('end-attempt'), find: "'#status = :open AND deadline", replace: "':open <> :reason AND deadline" },
      {
        file: dynamo('end-attempt'),
        find: "ConditionExpression: 'openId = :id',",
        replace: "ConditionExpression: ':id <> :one',",
      },
      {
        file: dynamo('end-attempt'),
        find: "ConditionExpression: 'attemptId = :id',",
        replace: "ConditionExpression: ':id <> :ttl',",
      },
      { file: dynamo('end-attempt'), find: "ConditionExpression: 'attribute_not_exists(pk)',\n", replace: '' },
    ],
    tests: ofUseCase('end-attempt'),
  },
  {
    promise: 'an end is never recorded after the deadline',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'endedAt: overdue ? attempt.deadline : now',
        replace: 'endedAt: now',
      },
    ],
    tests: ofUseCase('end-attempt'),
  },
  {
    promise: 'only an attempt whose wait is over is closed by the schedule',
    edits: [{ file: dynamo('end-attempt'), find: 'stored.closesAt >= command.now', replace: 'stored.closesAt < 0' }],
    tests: ofUseCase('end-attempt'),
  },
  {
    promise: 'twenty first answers make one attempt',
    edits: [
      { file: dynamo('start-attempt'), find: "ConditionExpression: 'attribute_not_exists(pk)' } },", replace: '} },' },
      {
        file: dynamo('start-attempt'),
        find: "'pendingId = :id AND pendingVersion = :version AND coupon = :coupon AND attribute_not_exists(openId)' +",
        replace: "':id <> :coupon AND :version <> :coupon' +",
      },
      { file: dynamo('start-attempt'), find: "' AND pendingLive = :live'", replace: "' OR :live <> :id'" },
      {
        file: dynamo('start-attempt'),
        find: "ConditionExpression: '#status = :reserved'",
        replace: "ConditionExpression: '#status <> :now OR #status = :reserved'",
      },
      {
        file: dynamo('start-attempt'),
        find: "ConditionExpression: 'attribute_not_exists(attemptId)',",
        replace: "ConditionExpression: ':id <> :ttl',",
      },
    ],
    tests: ofUseCase('start-attempt'),
  },
  {
    promise: 'racing entries prepare one attempt',
    edits: [
      {
        file: dynamo('seat-store'),
        find: '`${name} = if_not_exists(${name}, ${value})`',
        replace: '`${name} = ${value}`',
      },
    ],
    tests: ofUseCase('start-attempt'),
  },
  {
    promise: 'a coupon is never used more often than it may be',
    edits: [{ file: dynamo('coupon-store'), find: '#uses < maxUses', replace: '#uses <= maxUses' }],
    tests: ofUseCase('redeem-coupon'),
  },
  {
    promise: 'the same person and coupon count once',
    edits: [
      {
        file: dynamo('coupon-store'),
        find: 'if (seat.coupon === code) return',
        replace: 'if (seat.coupon === undefined && code === undefined) return',
      },
      {
        file: dynamo('coupon-store'),
        find: 'attribute_not_exists(pk) OR #status IN (:released, :consumed)',
        replace: 'attribute_not_exists(pk) OR #status IN (:released, :consumed, :reserved)',
      },
      {
        file: dynamo('coupon-store'),
        find: '...(seat.coupon ? releaseUse({ userId, quizId, code: seat.coupon }, seat.batch) : []),',
        replace: '',
      },
    ],
    tests: ofUseCase('redeem-coupon'),
  },
  {
    promise: 'a coupon that another one replaces is released',
    edits: [{ file: dynamo('release-use'), find: "':less': -1", replace: "':less': 0" }],
    tests: ofUseCase('redeem-coupon'),
  },
  {
    promise: 'an event counts once',
    edits: [{ file: dynamo('record-event'), find: 'if (id in stored.events)', replace: 'if (!id)' }],
    tests: ofUseCase('count-event'),
  },
  {
    promise: 'the fourth event closes the attempt',
    edits: [{ file: dynamo('record-event'), find: 'size(events) < lastResume', replace: 'size(events) <= lastResume' }],
    tests: ofUseCase('count-event'),
  },
  {
    promise: 'of two admins who publish from one revision one wins',
    edits: [
      { file: dynamo('change-quiz'), find: "'revision = :seen'", replace: "'revision = :seen OR revision > :seen'" },
      {
        file: dynamo('version-store'),
        find: "      ConditionExpression: 'attribute_not_exists(pk)',\n",
        replace: '',
      },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'one quiz is active',
    edits: [
      { file: dynamo('active-quiz'), find: "'quizId = :active'", replace: "'quizId = :active OR quizId <> :active'" },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'a reader sees the whole new bank or none of it',
    edits: [
      {
        file: usecase('publish-bank'),
        find: 'questionCount: questions.length, lastQuestionId',
        replace: 'questionCount: questions.length, fullPages: 0, lastQuestionId',
      },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'the engine behaves like its model',
    edits: [
      {
        file: dynamo('start-attempt'),
        find: 'REMOVE pendingId, pendingSeed, pendingVersion, pendingAsked, coupon, discount',
        replace: 'REMOVE pendingId, pendingSeed, pendingVersion, pendingAsked, discount',
      },
    ],
    tests: ['test/functions/engine.model.test.ts'],
  },
  {
    promise: 'a non-admin gets 403 from every admin route',
    edits: [{ file: usecase('require-admin'), find: 'if (!profile?.isAdmin)', replace: 'if (!profile)' }],
    tests: ['test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'a token is checked for its use',
    edits: [
      {
        file: 'functions/runtime/token.ts',
        find: "use !== 'id'",
        replace: "use === ''",
      },
    ],
    tests: ['test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'no points before the result',
    edits: [
      {
        file: 'functions/domain/question-bank.ts',
        find: '({ id, text: option.text })',
        replace: '({ id, text: `${option.text} ${option.points}` })',
      },
    ],
    tests: ['test/functions/handlers/leak.test.ts'],
  },
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
    promise: 'nothing is inflated beyond its declared size',
    edits: [
      {
        file: 'functions/adapters/sheet/zip-guard.ts',
        find: 'maxOutputLength: Math.max(1, size)',
        replace: 'maxOutputLength: 2 ** 30',
      },
    ],
    tests: ['test/functions/adapters/sheet/zip-guard.test.ts'],
  },
  {
    promise: 'a sheet of more than 20,000 rows is refused',
    edits: [
      {
        file: 'functions/adapters/sheet/sheet-limits.ts',
        find: 'rows: mostBankQuestions,',
        replace: 'rows: 1000 * mostBankQuestions,',
      },
    ],
    tests: ofUseCase('import-bank'),
  },
  {
    promise: 'a file that was refused can not be published',
    edits: [
      {
        file: usecase('publish-bank'),
        find: "upload.status !== 'staged' && upload.status",
        replace: "upload.status === 'waiting' && upload.status",
      },
    ],
    tests: ofUseCase('import-bank'),
  },
  {
    promise: 'the last entry has the attempt',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'return live === undefined || live === entryId;',
        replace: 'return true;',
      },
    ],
    tests: ofUseCase('live-entry'),
  },
  {
    promise: 'an entry that comes during the first answer has the attempt',
    edits: [
      {
        file: dynamo('start-attempt'),
        find: "' AND pendingLive = :live'",
        replace: "' AND (pendingLive = :live OR attribute_exists(pendingLive))'",
      },
    ],
    tests: ofUseCase('live-entry'),
  },
  {
    promise: 'an event of a displaced entry counts nothing',
    edits: [
      {
        file: dynamo('record-event'),
        find: "' AND (attribute_not_exists(live) OR live = :entry)'",
        replace: "' AND (attribute_exists(pk) OR live = :entry)'",
      },
    ],
    tests: ofUseCase('live-entry'),
  },
  {
    promise: 'how long an event lasted changes nothing else of it',
    edits: [
      {
        file: dynamo('record-event'),
        find: 'packEvent({ ...known, awaySeconds })',
        replace: 'packEvent(command.event)',
      },
      {
        file: dynamo('record-event'),
        find: "UpdateExpression: 'SET events.#e = :event',",
        replace: "UpdateExpression: 'SET events.#e = :event, lastResume = lastResume - :less',",
      },
      {
        file: dynamo('record-event'),
        find: "':known': packed,",
        replace: "':known': packed,\n            ':less': 1,",
      },
    ],
    tests: ofUseCase('count-event'),
  },
  {
    promise: 'no attempt is entered without consent',
    edits: [
      {
        file: usecase('enter-quiz'),
        find: 'if (await consents.find(userId, consentTextVersion)) return;',
        replace: 'if (await consents.find(userId, consentTextVersion) ?? userId) return;',
      },
    ],
    tests: ofUseCase('give-consent'),
  },
  {
    promise: 'under 18 a guardian agrees',
    edits: [
      { file: usecase('give-consent'), find: 'if (!isAdult && !guardian)', replace: 'if (isAdult && !textVersion)' },
    ],
    tests: ofUseCase('give-consent'),
  },
  {
    promise: 'agreement is to the text as it is now',
    edits: [
      {
        file: usecase('give-consent'),
        find: 'if (textVersion !== consentTextVersion)',
        replace: 'if (textVersion > consentTextVersion)',
      },
    ],
    tests: ofUseCase('give-consent'),
  },
  {
    promise: "a report is nobody else's",
    edits: [
      {
        file: usecase('get-my-report'),
        find: "if (!delivery) refuse('not-found', 'There is no report of such an attempt.');",
        replace: '',
      },
      {
        file: usecase('get-my-report'),
        find: 'const reportKey = releasedFile(delivery);',
        replace: 'const reportKey = delivery ? releasedFile(delivery) : `reports/anybody/${attemptId}.pdf`;',
      },
    ],
    tests: [...ofUseCase('account'), 'test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'an erasure takes the files, too',
    edits: [
      {
        file: usecase('erase-me'),
        find: 'await personFiles.removeAll(reportFolderOf(userId))',
        replace: 'userId.length * 0',
      },
    ],
    tests: ofUseCase('erase-me'),
  },
  {
    promise: 'an erasure takes nobody else’s files',
    edits: [
      { file: usecase('report-key'), find: 'return `reports/${userId}/`;', replace: 'return `reports/${userId}`;' },
    ],
    tests: ofUseCase('erase-me'),
  },
  {
    promise: 'a report that is sent again is not written again',
    edits: [
      { file: usecase('deliver-report'), find: '...(!stored && { newPdf: content })', replace: 'newPdf: content' },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'the hidden versions of a file go with it',
    edits: [
      {
        file: 'functions/adapters/s3/person-files.ts',
        find: '[...Versions, ...DeleteMarkers]',
        replace: '[...Versions, ...DeleteMarkers.slice(0, 0)]',
      },
    ],
    tests: ['test/functions/adapters/s3/person-files.test.ts'],
  },
  {
    promise: 'an erasure takes what the person wrote, however their address is capitalized',
    edits: [
      {
        file: 'functions/domain/normalized-address.ts',
        find: '.replace(/[A-Z]/g, (letter) => letter.toLowerCase())',
        replace: '',
      },
    ],
    tests: ofUseCase('erase-me'),
  },
  {
    promise: 'an erasure takes a message that the index has not heard of',
    edits: [
      {
        file: dynamo('contact-store'),
        find: '...(await recentKeys(now))',
        replace: '...(await recentKeys(now)).slice(0, 0)',
      },
    ],
    tests: ofUseCase('erase-me'),
  },
  {
    promise: 'an erasure takes nobody else’s messages',
    edits: [
      {
        file: dynamo('contact-store'),
        find: '.filter((message) => normalizedAddress(message.email) === address)',
        replace: '',
      },
    ],
    tests: ofUseCase('erase-me'),
  },
  {
    promise: 'an erasure goes on until nothing is left',
    edits: [
      {
        file: usecase('erase-me'),
        find: 'await people.removeItems(userId, items);',
        replace: 'await people.removeItems(userId, items.slice(1));',
      },
      {
        file: usecase('erase-me'),
        find: 'await messages.remove(sent);',
        replace: 'await messages.remove(sent);\n    break;',
      },
    ],
    tests: ofUseCase('erase-me'),
  },
  {
    promise: 'an erased person does not become anew',
    edits: [
      {
        file: dynamo('profile-store'),
        find: "const alive = 'attribute_not_exists(erasedAt)';",
        replace: "const alive = 'attribute_not_exists(erasedAt) OR attribute_exists(erasedAt)';",
      },
    ],
    tests: ofUseCase('erase-me'),
  },
  {
    promise: 'no report is left of a person who erased themselves while it was made',
    edits: [{ file: usecase('deliver-report'), find: 'await reports.remove(reportKeyOf(id));', replace: 'void id;' }],
    tests: ofUseCase('deliver-report'),
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
  {
    promise: 'what an attempt left behind goes by itself',
    edits: [{ file: dynamo('end-attempt'), find: 'gsi1sk = :at, #ttl = :ttl', replace: 'gsi1sk = :at, ttl2 = :ttl' }],
    tests: ofUseCase('account'),
  },
  {
    promise: 'a question keeps its id over a detour: the random stories find it',
    edits: [
      {
        file: 'functions/domain/question-identity.ts',
        find: 'const free = before && !taken.has(before.id) ? before : undefined;',
        replace: 'const free = before && taken.has(before.id) ? before : undefined;',
      },
    ],
    tests: ['test/functions/engine.model.test.ts'],
  },
  {
    promise: 'a text of long ago takes no id from a question of today',
    edits: [
      {
        file: 'functions/domain/question-identity.ts',
        find: '...texts.flatMap((text) => liveTexts.get(text) ?? [])',
        replace: '',
      },
    ],
    tests: ['test/functions/domain/question-identity.test.ts'],
  },
  {
    promise: 'a restored version says whose its texts are',
    edits: [{ file: usecase('restore-version'), find: 'texts.add(restored)', replace: 'texts.add([])' }],
    tests: ofUseCase('question-ids'),
  },
  {
    promise: 'a full segment of texts is not written again',
    edits: [{ file: dynamo('text-registry'), find: 'stored.full.length * maxEntries', replace: '0' }],
    tests: ['test/functions/adapters/dynamo/text-registry.test.ts'],
  },
  {
    promise: 'the texts of a quiz are read whole or not at all',
    edits: [
      { file: dynamo('text-registry'), find: '!bytes || segmentHash(bytes) !== segments[index]', replace: '!bytes' },
    ],
    tests: ['test/functions/adapters/dynamo/text-registry.test.ts'],
  },
  {
    promise: 'a quiz that kept no texts yet is read through its versions',
    edits: [
      {
        file: dynamo('text-registry'),
        find: 'version = 1; version <= last',
        replace: 'version = last; version <= last',
      },
    ],
    tests: ofUseCase('question-ids'),
  },
  {
    promise: 'texts that are edited by hand are remembered as those of a file',
    edits: [{ file: usecase('submit-changes'), find: 'texts.add(questions)', replace: 'texts.add(current)' }],
    tests: ofUseCase('question-ids'),
  },
];
