import type { HandlerName } from './function-sizes.ts';

/** Kinds of items by their partition key, as a policy writes it. */
export const partitions = {
  people: 'USER#*',
  quizzes: 'QUIZ#*',
  settings: 'CONFIG',
  banks: 'BANK#*',
  coupons: 'COUPON#*',
  uploads: 'UPLOAD#*',
  contacts: 'CONTACT#*',
  audit: 'AUDIT#*',
  sales: 'SALE#*',
} as const;

/** Kinds of entries in the index. */
export const indexPartitions = { openAttempts: 'OPEN#*', reports: 'REPORT#*' } as const;

export interface TableRights {
  read: readonly (keyof typeof partitions)[];
  write: readonly (keyof typeof partitions)[];
  remove?: readonly (keyof typeof partitions)[];
  query?: readonly (keyof typeof indexPartitions)[];
}

/** What each function may do in the table. Nobody deletes but who erases an account, nobody scans. */
export const tableRights: Record<HandlerName, TableRights> = {
  'public-api': { read: ['settings'], write: ['contacts'] },
  'candidate-api': {
    read: ['people', 'coupons', 'quizzes', 'banks', 'settings'],
    write: ['people', 'coupons', 'sales'],
  },
  'account-api': { read: ['people', 'quizzes', 'banks'], write: ['people', 'audit'], remove: ['people'] },
  'admin-api': {
    read: ['people', 'quizzes', 'banks', 'settings', 'uploads'],
    write: ['quizzes', 'banks', 'settings', 'uploads', 'audit'],
    query: ['reports'],
  },
  'import-bank': { read: ['uploads'], write: ['uploads'] },
  'deliver-report': { read: ['people', 'quizzes', 'banks'], write: ['people'] },
  'close-expired-attempts': { read: ['people'], write: ['people'], query: ['openAttempts'] },
  'record-mail-event': { read: ['people'], write: ['people'] },
};
