import * as z from 'zod/mini';
import { defect } from '#functions/contract/admin/uploads/uploads.ts';
import { auditItem } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { exportItem } from '#functions/adapters/dynamo/admin/export-store.ts';
import { formerAdminItem, rosterItem } from '#functions/adapters/dynamo/admin/admin-store.ts';
import {
  attemptItem,
  attemptLimitsOf,
  attemptOf,
  standingItem,
} from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import {
  readDoneSortKey,
  readHeldSortKey,
  readOpenSortKey,
  readReportSortKey,
} from '#functions/adapters/dynamo/attempts/attempt-sort-keys.ts';
import { grantItem } from '#functions/adapters/dynamo/attempts/grants/grant-to-attempt.ts';
import { sale } from '#functions/adapters/dynamo/attempts/sale-item.ts';
import { openItem, seatItem } from '#functions/adapters/dynamo/attempts/seats/seat-item.ts';
import {
  answerKey,
  chunkItem,
  draftQuestion,
  paperQuestion,
  parameterNote,
  question,
  stagedItem,
} from '#functions/adapters/dynamo/banks/bank-reader.ts';
import { activeItem, quizItem, quizEntry } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import { segmentItem, unpackSegment } from '#functions/adapters/dynamo/banks/text-registry.ts';
import { versionItem, versionOf } from '#functions/adapters/dynamo/banks/version-store.ts';
import { unpack } from '#functions/adapters/dynamo/chunks.ts';
import { storedBatch } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-item.ts';
import { storedCoupon } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import { parseRedemptionKey, redemptionItem } from '#functions/adapters/dynamo/coupons/redemption-item.ts';
import { fields, readItem, type Item, type Reader } from '#functions/adapters/dynamo/item-reader.ts';
import { resultIdOf, type keys } from '#functions/adapters/dynamo/keys.ts';
import { itemKey } from '#functions/adapters/dynamo/get-items.ts';
import { consentItem, consentOf } from '#functions/adapters/dynamo/people/consent-store.ts';
import { contactMessage } from '#functions/adapters/dynamo/people/contact-store.ts';
import { storedProfile } from '#functions/adapters/dynamo/people/profile-store.ts';
import { deliveryItem, deliveryOf } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import { feedbackCounts, feedbackItem, feedbackOf } from '#functions/adapters/dynamo/reports/feedback-store.ts';
import { holidayItem } from '#functions/adapters/dynamo/reports/holiday-store.ts';
import { writtenItem } from '#functions/adapters/dynamo/reports/reconcile-store.ts';
import {
  reportPartItem,
  snapshotItem,
  storedDocument,
  storedQuality,
} from '#functions/adapters/dynamo/reports/snapshot-store.ts';
import { columnItem } from '#functions/adapters/dynamo/uploads/column-memory.ts';
import { uploadItem } from '#functions/adapters/dynamo/uploads/upload-item.ts';
import { sheetGrid, stagedView, uploadPartItem } from '#functions/adapters/dynamo/uploads/upload-parts.ts';
import { orderOfKey } from '#functions/adapters/s3/export-files.ts';
import { reportMailEvent } from '#functions/adapters/ses/mail-event.ts';
import { uploadIdOf } from '#functions/usecases/uploads/uploads.ts';

/* How each kind of item is read: by the readers of the adapters, and by nothing else. `npm run version:record` makes a bundle of this file. */

/** A kind of item in the table. */
interface StoredKind {
  /** The function of `keys` that makes its key. */
  of: Exclude<keyof typeof keys, 'resultOf'>;
  /** The parts of its key, by which a query or a get finds it. */
  pk: RegExp;
  sk: RegExp;
  /** Reads an item in all the ways in which the adapters do. @throws if one of them cannot */
  read: (item: Item) => object;
}

const kind = (of: StoredKind['of'], pk: RegExp, sk: RegExp, read: StoredKind['read']): StoredKind => ({
  of,
  pk,
  sk,
  read,
});

const user = /^USER#[^#]+$/;
const quiz = /^QUIZ#\d+$/;
const config = /^CONFIG$/;
const bank = /^BANK#[^#]+$/;
const upload = /^UPLOAD#[^#]+$/;
const month = /^\d{4}-\d\d$/;
const inMonth = (name: string) => new RegExp(`^${name}#${month.source.slice(1)}`);

const as =
  (read: Reader<object>) =>
  (item: Item): object =>
    readItem(item, read);

/** With its place in the index. */
const indexedAs =
  (read: Reader<object>) =>
  (item: Item): object => ({ ...readItem(item, read), ...placeOf(item) });

/** Reads what is packed in an attribute of an item. */
function packed<T>(item: Item, attribute: string, bytes: Uint8Array, read: Reader<T>): T {
  return unpack(readItem(item, itemKey), attribute, bytes, read);
}

/** A chunk of a bank, or a part of an upload, that has such a content. */
const packedAs =
  (holder: Reader<{ data: Uint8Array }>, read: Reader<object>) =>
  (item: Item): object =>
    packed(item, 'data', readItem(item, holder).data, read);

const indexed = fields<{ gsi1pk?: string; gsi1sk?: string }>({
  gsi1pk: z.exactOptional(z.string()),
  gsi1sk: z.exactOptional(z.string()),
});

/** The place of an item in the index: its partition by which a query finds it, and what is read from its sort key. */
function placeOf(item: Item, read: (sortKey: string, partition: string) => object = () => ({})): object {
  const { gsi1pk, gsi1sk } = readItem(item, indexed);
  if (gsi1pk === undefined || gsi1sk === undefined) return {};
  const [partition = ''] = gsi1pk.split('#');
  return { index: { [partition.toLowerCase()]: { sortKey: 'read', ...read(gsi1sk, gsi1pk) } } };
}

const counted = z.object({ counted: z.number() });

/** Every kind of item. A new one gets a row here, and a row of the table of faults that writes it. */
export const storedKinds: Record<string, StoredKind> = {
  profile: kind('profile', user, /^PROFILE$/, indexedAs(storedProfile)),
  consent: kind('consent', user, /^CONSENT#[^#]+$/, (item) => consentOf(readItem(item, consentItem))),
  seat: kind('seat', user, /^SEAT#\d+$/, as(seatItem)),
  'open attempt': kind('openAttempt', user, /^OPEN$/, as(openItem)),
  attempt: kind('attempt', user, /^ATTEMPT#\d+#[^#]+$/, (item) => ({
    ...attemptOf(readItem(item, attemptItem)),
    standing: attemptLimitsOf(readItem(item, standingItem)),
    ...placeOf(item, (sortKey, partition) =>
      partition === 'OPEN' ? readOpenSortKey(sortKey) : readDoneSortKey(sortKey),
    ),
  })),
  result: kind('result', user, /^RESULT#[^#]+$/, (item) => ({
    ...deliveryOf(readItem(item, deliveryItem)),
    ...readItem(item, writtenItem),
    // The message that the pipe makes of the record.
    message: resultIdOf({ pk: { S: readItem(item, itemKey).pk }, sk: { S: readItem(item, itemKey).sk } }),
    ...placeOf(item, (sortKey, partition) =>
      partition === 'REPORT#held' ? readHeldSortKey(sortKey) : readReportSortKey(sortKey),
    ),
  })),
  report: kind('report', user, /^REPORT#[^#]+$/, (item) => {
    const { content, quality, ...more } = readItem(item, snapshotItem);
    return {
      ...more,
      quality: packed(item, 'quality', quality, storedQuality),
      ...(content && { document: packed(item, 'content', content, storedDocument) }),
    };
  }),
  'part of a report': kind('reportPart', user, /^REPORT#[^#]+#[^#]+#\d{3}$/, as(reportPartItem)),
  feedback: kind('feedback', user, /^FEEDBACK#[^#]+$/, (item) => feedbackOf(readItem(item, feedbackItem))),
  'counts of feedback': kind('feedbackCounts', /^FEEDBACK$/, /^QUIZ#\d+$/, as(feedbackCounts)),
  grant: kind('grant', user, /^GRANT#[^#]+#[^#]+$/, as(grantItem)),
  redemption: kind('redemption', user, /^REDEMPTION#\d+#.+$/, (item) => {
    const redemption = readItem(item, redemptionItem);
    return { ...redemption, ...parseRedemptionKey(redemption), ...placeOf(item) };
  }),
  quiz: kind('quiz', quiz, /^QUIZ$/, as(quizItem)),
  version: kind('version', quiz, /^VERSION#\d{7}$/, (item) => ({
    ...versionOf(readItem(item, versionItem)),
    textSegments: readItem(item, versionItem).textSegments,
    staged: readItem(item, stagedItem),
  })),
  'active quiz': kind('active', config, /^ACTIVE$/, as(activeItem)),
  holidays: kind('holidays', config, /^HOLIDAYS$/, as(holidayItem)),
  'entry of the list of quizzes': kind('quizEntry', config, /^QUIZ#\d+$/, as(quizEntry)),
  'known column': kind('knownColumn', config, /^COLUMN#.+$/, as(columnItem)),
  'questions of a bank': kind('chunk', bank, /^FULL#\d{3}$/, packedAs(chunkItem, z.array(question))),
  'paper of a bank': kind('chunk', bank, /^PAPER#\d{3}$/, packedAs(chunkItem, z.array(paperQuestion))),
  'map of a bank': kind('chunk', bank, /^MAP#\d{3}$/, packedAs(chunkItem, z.array(parameterNote))),
  'key of a bank': kind('key', bank, /^KEY$/, packedAs(chunkItem, answerKey)),
  'text segment': kind('textSegment', bank, /^TEXTS$/, (item) => unpackSegment(readItem(item, segmentItem).data)),
  sale: kind('sale', inMonth('SALE'), /^.+$/, as(sale)),
  coupon: kind('coupon', /^COUPON#.+$/, /^COUPON$/, indexedAs(storedCoupon)),
  'batch of codes': kind('batch', /^BATCH#.+$/, /^BATCH$/, indexedAs(storedBatch)),
  'former admin': kind('formerAdmin', /^ADMINS$/, /^FORMER#[^#]+$/, as(formerAdminItem)),
  'roster of admins': kind('admins', /^ADMINS$/, /^ADMINS$/, as(rosterItem)),
  upload: kind('upload', upload, /^UPLOAD$/, indexedAs(uploadItem)),
  'grid of an upload': kind('uploadPart', upload, /^GRID#[^#]+#\d+#000$/, packedAs(uploadPartItem, sheetGrid)),
  'questions of an upload': kind(
    'uploadPart',
    upload,
    /^ROWS#[^#]+#\d{3}$/,
    packedAs(uploadPartItem, z.array(draftQuestion)),
  ),
  'defects of an upload': kind(
    'uploadPart',
    upload,
    /^DEFECTS#[^#]+#\d{3}$/,
    packedAs(uploadPartItem, z.array(defect)),
  ),
  'decisions about an upload': kind('uploadPart', upload, /^VIEW#[^#]+#000$/, packedAs(uploadPartItem, stagedView)),
  export: kind('export', /^EXPORT#.+$/, /^.+$/, as(exportItem)),
  'contact message': kind('contact', inMonth('CONTACT'), /^.+$/, indexedAs(contactMessage)),
  // Read by conditions alone.
  counter: kind('counter', /^COUNTER#[^#]+#.+$/, /^COUNTER$/, as(counted)),
  'audit entry': kind('audit', inMonth('AUDIT'), /^.+$/, as(auditItem)),
};

/** The name of an item's kind; `undefined` if no row has such a key. */
export function kindOf(item: Item): string | undefined {
  const { pk, sk } = readItem(item, itemKey);
  return Object.keys(storedKinds).find((name) => storedKinds[name]?.pk.test(pk) && storedKinds[name].sk.test(sk));
}

/** The messages that one version may send and the other one get, by their text: an event, or the name of an object. */
export const messageKinds: Record<string, (text: string) => object | undefined> = {
  'event of a mail': reportMailEvent,
  'name of an order': orderOfKey,
  'name of an upload': (key) => ({ uploadId: uploadIdOf(key) }),
};
