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
  feedback: 'FEEDBACK',
  sales: 'SALE#*',
  counters: 'COUNTER#*',
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

type Kinds = readonly (keyof typeof partitions)[];

/** Kinds of items by what a function does with them. The rights are this fine, so that no function has one that its code does not use. */
export interface TableRights {
  /** Read by key, one or several at once (`loadItems`), so this right has both actions. */
  load?: Kinds;
  /** Read by partition. */
  query?: Kinds;
  /** Checked by a condition of a transaction that does not change them. */
  check?: Kinds;
  put?: Kinds;
  update?: Kinds;
  remove?: Kinds;
  index?: readonly (keyof typeof indexPartitions)[];
}

/** The actions of each right. */
export const tableActions = {
  load: ['dynamodb:GetItem', 'dynamodb:BatchGetItem'],
  query: ['dynamodb:Query'],
  check: ['dynamodb:ConditionCheckItem'],
  put: ['dynamodb:PutItem'],
  update: ['dynamodb:UpdateItem'],
  remove: ['dynamodb:DeleteItem'],
} as const satisfies Record<Exclude<keyof TableRights, 'index'>, readonly string[]>;

/**
 * What each function may do in the table. Only account erasure may delete, and no function may scan. `remove-report-file` does not use
 * the table, because its event contains all that it needs.
 */
export const tableRights: Record<Exclude<HandlerName, 'remove-report-file'>, TableRights> = {
  'public-api': { load: ['settings'], put: ['contacts'], update: ['contacts', 'counters'] },
  'candidate-api': {
    load: ['people', 'coupons', 'quizzes', 'banks', 'settings'],
    query: ['people'],
    check: ['people'],
    put: ['people', 'sales'],
    update: ['people', 'coupons', 'counters'],
  },
  'account-api': {
    load: ['people', 'quizzes', 'banks', 'settings', 'contacts', 'feedback'],
    query: ['people', 'contacts'],
    check: ['people'],
    put: ['people', 'audit', 'feedback'],
    update: ['people', 'coupons'],
    remove: ['people', 'contacts'],
    index: ['messages'],
  },
  'admin-api': {
    load: [
      ...(['people', 'quizzes', 'banks', 'settings', 'uploads', 'coupons', 'couponBatches', 'admins'] as const),
      ...(['exports', 'contacts'] as const),
    ],
    query: ['people', 'quizzes', 'settings', 'uploads', 'contacts', 'audit', 'exports', 'feedback'],
    check: ['people', 'quizzes', 'settings'],
    put: ['people', 'quizzes', 'banks', 'settings', 'uploads', 'audit', 'coupons', 'couponBatches', 'exports'],
    update: ['people', 'quizzes', 'settings', 'uploads', 'coupons', 'couponBatches', 'admins', 'contacts'],
    index: [
      ...(['openAttempts', 'endedAttempts', 'reports', 'uploads', 'people', 'coupons', 'couponBatches'] as const),
      ...(['couponUses', 'messages'] as const),
    ],
  },
  'import-bank': { load: ['uploads'], query: ['settings'], put: ['uploads'], update: ['uploads'] },
  'write-export': {
    load: ['people', 'quizzes', 'banks', 'couponBatches'],
    query: ['people'],
    update: ['exports'],
    index: ['endedAttempts'],
  },
  'deliver-report': {
    load: ['people', 'quizzes', 'banks'],
    query: ['people'],
    check: ['people'],
    put: ['people'],
    update: ['people'],
  },
  sweep: {
    load: ['people', 'quizzes', 'settings'],
    check: ['people'],
    put: ['people'],
    update: ['people'],
    index: ['openAttempts', 'heldReports'],
  },
  'reconcile-reports': { load: ['people'], update: ['people'], index: ['reports'] },
  'record-mail-event': { update: ['people'] },
};
