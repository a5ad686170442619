import { formatAttemptId, type AttemptRef } from '#functions/domain/attempts/attempt.ts';

/** Of a bank, in chunks: the questions, what a candidate may see of them, and the notes of its parameters. */
export type BankPart = 'FULL' | 'PAPER' | 'MAP';

/** The table on one page: every item's key. */
export const keys = {
  profile: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  seat: (userId: string, quizId: number) => ({ pk: `USER#${userId}`, sk: `${seatPrefix}${quizId}` }),
  /** Which attempt of this person is open, in whatever quiz. Between two attempts it stays, and names none. */
  openAttempt: (userId: string) => ({ pk: `USER#${userId}`, sk: 'OPEN' }),
  attempt: (userId: string, { quizId, ulid }: AttemptRef) => ({
    pk: `USER#${userId}`,
    sk: `${attemptPrefix(quizId)}${ulid}`,
  }),
  /** What the report of an attempt says, as it was made: see `snapshot-store.ts`. */
  report: (userId: string, attemptId: string) => ({ pk: `USER#${userId}`, sk: `${reportPrefix}${attemptId}` }),
  /** Of one that does not fit into an item. */
  reportPart: (userId: string, attemptId: string, hash: string, part: number) => ({
    pk: `USER#${userId}`,
    sk: `${reportPrefix}${attemptId}#${hash}#${String(part).padStart(3, '0')}`,
  }),
  result: (userId: string, attemptId: string) => ({ pk: `USER#${userId}`, sk: `${resultPrefix}${attemptId}` }),
  resultOf: (userId: string, ref: AttemptRef) => keys.result(userId, formatAttemptId(ref)),
  redemption: (userId: string, quizId: number, code: string) => ({
    pk: `USER#${userId}`,
    sk: `${redemptionPrefix}${quizId}#${code}`,
  }),
  /** What was granted to an attempt, or for the next one. */
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
  /** The public holidays, which are no business days. */
  holidays: () => ({ pk: 'CONFIG', sk: 'HOLIDAYS' }),
  /** The list of all quizzes, one small item for each. */
  quizEntry: (quizId: number) => ({ pk: 'CONFIG', sk: `${quizEntryPrefix}${quizId}` }),
  chunk: (hash: string, part: BankPart, page: number) => ({
    pk: `BANK#${hash}`,
    sk: `${part}#${String(page).padStart(3, '0')}`,
  }),
  key: (hash: string) => ({ pk: `BANK#${hash}`, sk: 'KEY' }),
  /** A part of the texts that a quiz ever had. */
  textSegment: (hash: string) => ({ pk: `BANK#${hash}`, sk: 'TEXTS' }),
  coupon: (code: string) => ({ pk: `COUPON#${code}`, sk: 'COUPON' }),
  batch: (batchId: string) => ({ pk: `BATCH#${batchId}`, sk: 'BATCH' }),
  /** Who is an admin: a set of user ids, so that the last one can be told. */
  admins: () => ({ pk: 'ADMINS', sk: 'ADMINS' }),
  /** What a header of earlier uploads was taken for. */
  knownColumn: (header: string) => ({ pk: 'CONFIG', sk: `COLUMN#${header}` }),
  upload: (uploadId: string) => ({ pk: `UPLOAD#${uploadId}`, sk: 'UPLOAD' }),
  /** What was made of an upload: `GRID#<run>#<sheet>`, `ROWS#<staging>`, `DEFECTS#<staging>`, `VIEW#<staging>`. */
  uploadPart: (uploadId: string, part: string, page: number) => ({
    pk: `UPLOAD#${uploadId}`,
    sk: `${part}#${String(page).padStart(3, '0')}`,
  }),
  contact: (month: string, messageId: string) => ({ pk: `CONTACT#${month}`, sk: messageId }),
  audit: (month: string, entryId: string) => ({ pk: `AUDIT#${month}`, sk: entryId }),
  /** An export that an admin has begun, for a day. */
  export: (exportId: string) => ({ pk: `EXPORT#${exportId}`, sk: 'EXPORT' }),
  /** How often something happened within a window: `subject` is a keyed hash. */
  counter: (limit: string, subject: string) => ({ pk: `COUNTER#${limit}#${subject}`, sk: 'COUNTER' }),
  /** What a coupon was used for, without whom. */
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
export const quizEntryPrefix = 'QUIZ#';
export const versionPrefix = 'VERSION#';

/** The sparse index: what waits to be closed, and reports by delivery status. */
export const gsi1 = 'gsi1';
export const openShards = 4;
export const gsiKeys = {
  openShard: (shard: number) => `OPEN#${shard}`,
  done: (month: string) => `DONE#${month}`,
  report: (status: string) => `REPORT#${status}`,
  /** Profiles by e-mail address, in lower case. */
  people: () => 'PEOPLE',
  /** Uploads by the time they were made. */
  uploads: () => 'UPLOADS',
  /** Coupons of a quiz by the time they were made; those of a batch are listed below the batch. */
  coupons: (quizId: number) => `COUPONS#${quizId}`,
  batch: (batchId: string) => `BATCH#${batchId}`,
  /** Contact messages by the normalized address of who sent them. */
  messagesFrom: (address: string) => `FROM#${address}`,
  /** Redemptions by time: of a batch, or of a coupon that belongs to none. */
  uses: (batchIdOrCode: string) => `USES#${batchIdOrCode}`,
};

/** Epoch ms as a text that sorts. */
export const sortableInstant = (ms: number) => String(ms).padStart(13, '0');

/** Whose result, and of which attempt, a stream record's keys name. */
export function resultIdOf({ pk, sk }: Record<string, { S?: string }>): { userId: string; attemptId: string } {
  if (!pk?.S?.startsWith('USER#') || !sk?.S?.startsWith(resultPrefix))
    throw new Error('This is not the record of a result.');
  return { userId: pk.S.slice('USER#'.length), attemptId: sk.S.slice(resultPrefix.length) };
}
