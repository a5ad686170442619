import type { Mutation } from './mutation.ts';

const usecase = (file: string) => `functions/usecases/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);
const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;

/** Breaks of what is gone when a person has themselves erased. */
export const erasureMutations: Mutation[] = [
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
    edits: [{ file: usecase('deliver-report'), find: 'await reports.remove(key);', replace: 'void key;' }],
    tests: ofUseCase('deliver-report'),
  },
  {
    promise: 'the PDF with all answers goes with its result',
    edits: [
      {
        file: usecase('remove-report-file'),
        find: 'removeAll(reportPrefixOf(id))',
        replace: 'removeAll(`${reportPrefixOf(id)}pdf`)',
      },
    ],
    tests: [...ofUseCase('answers-file'), 'test/functions/adapters/s3/person-files.test.ts'],
  },
  {
    promise: 'no PDF with all answers is left of a person who erased themselves while it was made',
    edits: [
      { file: usecase('deliver-report'), find: '[reportKeyOf(id), answersKeyOf(id)]', replace: '[reportKeyOf(id)]' },
    ],
    tests: ofUseCase('answers-file'),
  },
  {
    promise: 'what an attempt left behind goes by itself',
    edits: [{ file: dynamo('end-attempt'), find: 'gsi1sk = :at, #ttl = :ttl', replace: 'gsi1sk = :at, ttl2 = :ttl' }],
    tests: ofUseCase('account'),
  },
  {
    promise: 'what an erasure has left behind orders no report',
    edits: [
      { file: dynamo('end-attempt'), find: "isErased: !hasSeat && !profile?.['userId'],", replace: 'isErased: false,' },
    ],
    tests: ofUseCase('close-expired-attempts'),
  },
  {
    promise: 'an item that cannot be removed keeps no other',
    edits: [
      {
        file: dynamo('each-in-batches'),
        find: 'await Promise.allSettled(items.slice(from, from + batchSize).map(work));',
        replace:
          "(await Promise.all(items.slice(from, from + batchSize).map(work))).map(() => ({ status: 'fulfilled', reason: 0 }));",
      },
    ],
    tests: ofUseCase('erase-me'),
  },
];
