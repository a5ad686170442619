import { formatAttemptId, type AttemptRef } from '#functions/domain/attempts/attempt.ts';

/** The chunked parts of a bank: the questions, their candidate view, and the notes on its parameters. */
export type BankPart = 'FULL' | 'PAPER' | 'MAP';

/**
 * The table on one page: every item's key. In stored items and in the whole server a time is in epoch milliseconds, a person's id (`by`,
 * `person`, `createdBy`) is a user id, and a field is absent where it does not apply, unless its name or a comment says otherwise.
 */
export const keys = {
  profile: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  seat: (userId: string, quizId: number) => ({ pk: `USER#${userId}`, sk: `${seatPrefix}${quizId}` }),
  /** Refers to the person's open attempt, across all quizzes. Between two attempts it stays without an attempt id. */
  openAttempt: (userId: string) => ({ pk: `USER#${userId}`, sk: 'OPEN' }),
  attempt: (userId: string, { quizId, ulid }: AttemptRef) => ({
    pk: `USER#${userId}`,
    sk: `${attemptPrefix(quizId)}${ulid}`,
  }),
  /** The content of an attempt's report when it was made: see `snapshot-store.ts`. */
  report: (userId: string, attemptId: string) => ({ pk: `USER#${userId}`, sk: `${reportPrefix}${attemptId}` }),
  /** A chunk of report content that does not fit into an item. */
  reportPart: (userId: string, attemptId: string, hash: string, part: number) => ({
    pk: `USER#${userId}`,
    sk: `${reportPrefix}${attemptId}#${hash}#${String(part).padStart(3, '0')}`,
  }),
  /** What its reader says of a report. */
  feedback: (userId: string, attemptId: string) => ({ pk: `USER#${userId}`, sk: `${feedbackPrefix}${attemptId}` }),
  /** How often each answer was given about the reports of a quiz. */
  feedbackCounts: (quizId: number) => ({ pk: 'FEEDBACK', sk: `QUIZ#${quizId}` }),
  result: (userId: string, attemptId: string) => ({ pk: `USER#${userId}`, sk: `${resultPrefix}${attemptId}` }),
  resultOf: (userId: string, ref: AttemptRef) => keys.result(userId, formatAttemptId(ref)),
  redemption: (userId: string, quizId: number, code: string) => ({
    pk: `USER#${userId}`,
    sk: `${redemptionPrefix}${quizId}#${code}`,
  }),
  /** A grant to an attempt, or for the next one. */
  grant: (userId: string, object: string, grantId: string) => ({
    pk: `USER#${userId}`,
    sk: `${grantPrefix}${object}#${grantId}`,
  }),
  consent: (userId: string, textVersion: string) => ({ pk: `USER#${userId}`, sk: `${consentPrefix}${textVersion}` }),
  quiz: (quizId: number) => ({ pk: `QUIZ#${quizId}`, sk: 'QUIZ' }),
  version: (quizId: number, version: number) => ({
    pk: `QUIZ#${quizId}`,
    sk: `${versionPrefix}${String(version).padStart(7, '0')}`,
  }),
  active: () => ({ pk: 'CONFIG', sk: 'ACTIVE' }),
  /** The public holidays, which are not business days. */
  holidays: () => ({ pk: 'CONFIG', sk: 'HOLIDAYS' }),
  /** The list of all quizzes, one small item for each. */
  quizEntry: (quizId: number) => ({ pk: 'CONFIG', sk: `${quizEntryPrefix}${quizId}` }),
  chunk: (bankId: string, part: BankPart, page: number) => ({
    pk: `BANK#${bankId}`,
    sk: `${part}#${String(page).padStart(3, '0')}`,
  }),
  key: (bankId: string) => ({ pk: `BANK#${bankId}`, sk: 'KEY' }),
  /** A part of the registry of all texts that a quiz ever had. */
  textSegment: (hash: string) => ({ pk: `BANK#${hash}`, sk: 'TEXTS' }),
  coupon: (code: string) => ({ pk: `COUPON#${code}`, sk: 'COUPON' }),
  batch: (batchId: string) => ({ pk: `BATCH#${batchId}`, sk: 'BATCH' }),
  /** The admins: a set of user ids, so that a condition can protect the last one. */
  admins: () => ({ pk: 'ADMINS', sk: 'ADMINS' }),
  /** Name and address of a person whose admin rights have ended; removed by TTL. */
  formerAdmin: (userId: string) => ({ pk: 'ADMINS', sk: `FORMER#${userId}` }),
  /** The meaning that admins gave to a column header in earlier uploads. */
  knownColumn: (header: string) => ({ pk: 'CONFIG', sk: `COLUMN#${header}` }),
  upload: (uploadId: string) => ({ pk: `UPLOAD#${uploadId}`, sk: 'UPLOAD' }),
  /** A result of reading an upload: `GRID#<run>#<sheet>`, `ROWS#<staging>`, `DEFECTS#<staging>`, `VIEW#<staging>`. */
  uploadPart: (uploadId: string, part: string, page: number) => ({
    pk: `UPLOAD#${uploadId}`,
    sk: `${part}#${String(page).padStart(3, '0')}`,
  }),
  contact: (month: string, messageId: string) => ({ pk: `CONTACT#${month}`, sk: messageId }),
  audit: (month: string, entryId: string) => ({ pk: `AUDIT#${month}`, sk: entryId }),
  /** An export that this admin has ordered; it expires after a day. */
  export: (by: string, exportId: string) => ({ pk: `EXPORT#${by}`, sk: exportId }),
  /** The number of occurrences in a window: `subject` is a keyed hash. */
  counter: (limit: string, subject: string) => ({ pk: `COUNTER#${limit}#${subject}`, sk: 'COUNTER' }),
  /** A use of a coupon for the accounts, without the person. */
  sale: (month: string, saleId: string) => ({ pk: `SALE#${month}`, sk: saleId }),
};

export const seatPrefix = 'SEAT#';
export const attemptsPrefix = 'ATTEMPT#';
export const attemptPrefix = (quizId: number) => `${attemptsPrefix}${quizId}#`;
export const grantPrefix = 'GRANT#';
export const redemptionPrefix = 'REDEMPTION#';
export const consentPrefix = 'CONSENT#';
export const resultPrefix = 'RESULT#';
export const reportPrefix = 'REPORT#';
export const feedbackPrefix = 'FEEDBACK#';
export const quizEntryPrefix = 'QUIZ#';
export const versionPrefix = 'VERSION#';

/** The sparse index: running attempts by closing time, reports by delivery status, and more. */
export const gsi1 = 'gsi1';
export const gsiKeys = {
  /** Open attempts by closing time. One partition takes 1,000 starts and ends a second, more than the API lets through. */
  open: () => 'OPEN',
  /** Completed attempts by their end. */
  ended: () => 'ENDED',
  report: (status: string) => `REPORT#${status}`,
  /** Profiles by e-mail address, in lower case. */
  people: () => 'PEOPLE',
  /** Uploads by the time they were made. */
  uploads: () => 'UPLOADS',
  /** Coupons of a quiz by the time they were made; those of a batch are listed below the batch. */
  coupons: (quizId: number) => `COUPONS#${quizId}`,
  batch: (batchId: string) => `BATCH#${batchId}`,
  /** Contact messages by the sender's normalised address. */
  messagesFrom: (address: string) => `FROM#${address}`,
  /** Redemptions by time: of a batch, or of a coupon without a batch. */
  uses: (batchIdOrCode: string) => `USES#${batchIdOrCode}`,
};

/** Epoch ms as a sortable text. */
export const sortableInstant = (ms: number) => String(ms).padStart(13, '0');

/** The user and attempt of a result, from a stream record's keys. */
export function resultIdOf({ pk, sk }: Record<string, { S?: string }>): { userId: string; attemptId: string } {
  if (!pk?.S?.startsWith('USER#') || !sk?.S?.startsWith(resultPrefix))
    throw new Error('This is not the record of a result.');
  return { userId: pk.S.slice('USER#'.length), attemptId: sk.S.slice(resultPrefix.length) };
}

interface StreamRecord {
  eventName?: string;
  dynamodb?: { Keys?: Record<string, { S?: string }> };
}

/** The user and attempt of a result that was removed. @throws Error for each other stream record: its result still needs its files. */
export function removedResultIdOf({ eventName, dynamodb }: StreamRecord): { userId: string; attemptId: string } {
  if (eventName !== 'REMOVE') throw new Error(`This is the record of ${eventName ?? 'nothing'} and not of a removal.`);
  return resultIdOf(dynamodb?.Keys ?? {});
}
