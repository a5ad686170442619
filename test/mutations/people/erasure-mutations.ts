import { broken, type Mutation } from '#test/mutations/mutation.ts';

const ofErased = ['test/functions/handlers/rights.test.ts'];

/** Breaks of what is gone when a person has themselves erased. */
export const erasureMutations: Mutation[] = [
  broken(
    'an erased account gets no empty export',
    'functions/usecases/people/export-my-data.ts',
    'people.readOwn(userId)',
    'people.read(userId)',
    ofErased,
  ),
  broken(
    'an erased account has no list of attempts',
    'functions/usecases/people/list-my-attempts.ts',
    'people.readOwn(userId)',
    'people.read(userId)',
    ofErased,
  ),
  broken(
    'an erased account has no seat',
    'functions/usecases/attempts/get-seat.ts',
    '    ports.profiles.requireNotErased(userId),\n',
    '',
    ofErased,
  ),
  broken(
    'an erased account has no next report',
    'functions/usecases/reports/get-next-report.ts',
    '    ports.profiles.requireNotErased(userId),\n',
    '',
    ofErased,
  ),
  {
    promise: 'an erasure takes the files, too',
    edits: [
      {
        file: 'functions/usecases/people/erase-me.ts',
        find: 'await personFiles.removeAll(reportFolderOf(userId))',
        replace: 'userId.length * 0',
      },
    ],
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
  },
  {
    promise: 'an erasure takes nobody else’s files',
    edits: [
      {
        file: 'functions/usecases/reports/report-key.ts',
        find: 'return `reports/${userId}/`;',
        replace: 'return `reports/${userId}`;',
      },
    ],
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
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
        file: 'functions/domain/people/normalized-address.ts',
        find: '.replace(/[A-Z]/g, (letter) => letter.toLowerCase())',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
  },
  {
    promise: 'an erasure takes a message that the index has not heard of',
    edits: [
      {
        file: 'functions/adapters/dynamo/people/contact-store.ts',
        find: '...(await recentKeys(now))',
        replace: '...(await recentKeys(now)).slice(0, 0)',
      },
    ],
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
  },
  {
    promise: 'an erasure takes nobody else’s messages',
    edits: [
      {
        file: 'functions/adapters/dynamo/people/contact-store.ts',
        find: '.filter(({ email: from }) => normalizedAddress(from) === address)',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
  },
  {
    promise: 'an erasure goes on until nothing is left',
    edits: [
      {
        file: 'functions/usecases/people/erase-me.ts',
        find: 'await people.removeItems(userId, items);',
        replace: 'await people.removeItems(userId, items.slice(1));',
      },
      {
        file: 'functions/usecases/people/erase-me.ts',
        find: 'await messages.remove(sent);',
        replace: 'await messages.remove(sent);\n    break;',
      },
    ],
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
  },
  {
    promise: 'an erased person cannot be created again',
    edits: [
      {
        file: 'functions/adapters/dynamo/people/profile-store.ts',
        find: "const alive = 'attribute_not_exists(erasedAt)';",
        replace: "const alive = 'attribute_not_exists(erasedAt) OR attribute_exists(erasedAt)';",
      },
    ],
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
  },
  {
    promise: 'no report is left of a person who erased themselves while it was made',
    edits: [
      {
        file: 'functions/usecases/reports/delivery/deliver-report.ts',
        find: 'await reports.remove(key);',
        replace: 'void key;',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/deliver-report.test.ts'],
  },
  {
    promise: 'the PDF with all answers goes with its result',
    edits: [
      {
        file: 'functions/usecases/reports/delivery/remove-report-file.ts',
        find: 'removeAll(reportPrefixOf(id))',
        replace: 'removeAll(`${reportPrefixOf(id)}pdf`)',
      },
    ],
    tests: ['test/functions/usecases/reports/answers-file.test.ts', 'test/functions/adapters/s3/person-files.test.ts'],
  },
  {
    promise: 'no PDF with all answers is left of a person who erased themselves while it was made',
    edits: [
      {
        file: 'functions/usecases/reports/delivery/deliver-report.ts',
        find: '[reportKeyOf(id), answersKeyOf(id)]',
        replace: '[reportKeyOf(id)]',
      },
    ],
    tests: ['test/functions/usecases/reports/answers-file.test.ts'],
  },
  {
    promise: 'what an attempt left behind goes by itself',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
        find: 'gsi1sk = :at, #ttl = :ttl',
        replace: 'gsi1sk = :at, ttl2 = :ttl',
      },
    ],
    tests: ['test/functions/usecases/people/account.test.ts'],
  },
  {
    promise: 'what an erasure has left behind orders no report',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
        find: 'isErased: !hasSeat && !profile,',
        replace: 'isErased: false,',
      },
    ],
    tests: ['test/functions/usecases/attempts/close-expired-attempts.test.ts'],
  },
  {
    promise: 'an item that cannot be removed keeps no other',
    edits: [
      {
        file: 'functions/adapters/dynamo/each-in-batches.ts',
        find: 'await Promise.allSettled(items.slice(from, from + batchSize).map(work));',
        replace:
          "(await Promise.all(items.slice(from, from + batchSize).map(work))).map(() => ({ status: 'fulfilled', reason: 0 }));",
      },
    ],
    tests: ['test/functions/usecases/people/erase-me.test.ts'],
  },
  {
    promise: 'the audit keeps no address that an admin typed as a reason',
    edits: [
      {
        file: 'functions/adapters/dynamo/admin/audit-entry.ts',
        find: 'withoutAddresses(action.reason)',
        replace: 'action.reason',
      },
    ],
    tests: ['test/infra/local/erasure-scan.test.ts', 'test/functions/usecases/admin/audit-and-messages.test.ts'],
  },
  {
    promise: 'an erasure leaves nothing but what people are told is kept',
    edits: [
      {
        file: 'functions/domain/people/kept-after-erasure.ts',
        find: ', and in an order of a table that an admin gave',
        replace: '',
      },
    ],
    tests: ['test/infra/local/erasure-scan.test.ts'],
  },
];
