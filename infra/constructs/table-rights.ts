import type { HandlerName } from './function-sizes.ts';

/** Kinds of items by their partition key, as a policy writes it. */
export const partitions = {
  people: 'USER#*',
  quizzes: 'QUIZ#*',
  settings: 'CONFIG',
  banks: 'BANK#*',
  coupons: 'COUPON#*',
  couponBatches: 'BATCH#*',
  admins: 'ADMINS',
  uploads: 'UPLOAD#*',
  contacts: 'CONTACT#*',
  audit: 'AUDIT#*',
  exports: 'EXPORT#*',
  sales: 'SALE#*',
  counters: 'COUNTER#*',
  overviews: 'OVERVIEW',
} as const;

/** Kinds of index entries by their partition key. */
export const indexPartitions = {
  openAttempts: 'OPEN',
  endedAttempts: 'ENDED',
  reports: 'REPORT#*',
  heldReports: 'REPORT#held',
  uploads: 'UPLOADS',
  people: 'PEOPLE',
  coupons: 'COUPONS#*',
  couponBatches: 'BATCH#*',
  couponUses: 'USES#*',
  messages: 'FROM#*',
} as const;

export interface TableRights {
  read: readonly (keyof typeof partitions)[];
  write: readonly (keyof typeof partitions)[];
  remove?: readonly (keyof typeof partitions)[];
  query?: readonly (keyof typeof indexPartitions)[];
}

/** The one function that does not use the table: its event contains all it needs. */
type Untabled = 'remove-report-file';

/** What each function may do in the table. Only account erasure may delete, and no function may scan. */
export const tableRights: Record<Exclude<HandlerName, Untabled>, TableRights> = {
  'public-api': { read: ['settings'], write: ['contacts', 'counters'] },
  'candidate-api': {
    read: ['people', 'coupons', 'quizzes', 'banks', 'settings'],
    write: ['people', 'coupons', 'sales', 'counters'],
  },
  'account-api': {
    read: ['people', 'quizzes', 'banks', 'settings', 'contacts'],
    write: ['people', 'audit', 'admins'],
    remove: ['people', 'contacts'],
    query: ['messages'],
  },
  'admin-api': {
    read: [
      'people',
      'quizzes',
      'banks',
      'settings',
      'uploads',
      'coupons',
      'couponBatches',
      'admins',
      'contacts',
      'audit',
      'exports',
      'overviews',
    ],
    write: [
      'people',
      'quizzes',
      'banks',
      'settings',
      'uploads',
      'audit',
      'coupons',
      'couponBatches',
      'admins',
      'exports',
      'counters',
    ],
    query: ['openAttempts', 'endedAttempts', 'reports', 'uploads', 'people', 'coupons', 'couponBatches', 'couponUses'],
  },
  'import-bank': { read: ['uploads', 'settings'], write: ['uploads'] },
  'deliver-report': { read: ['people', 'quizzes', 'banks'], write: ['people'] },
  'close-expired-attempts': { read: ['people', 'quizzes', 'settings'], write: ['people'], query: ['openAttempts'] },
  'release-reports': { read: ['people'], write: ['people'], query: ['heldReports'] },
  'reconcile-reports': { read: ['people'], write: ['people'], query: ['reports'] },
  'count-overview': {
    read: ['quizzes', 'settings', 'couponBatches', 'overviews'],
    write: ['overviews'],
    query: ['openAttempts', 'endedAttempts', 'reports', 'coupons', 'couponUses'],
  },
  'record-mail-event': { read: ['people'], write: ['people'] },
};
