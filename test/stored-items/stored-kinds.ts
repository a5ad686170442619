import { auditItem } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { changeItem } from '#functions/adapters/dynamo/admin/change-records.ts';
import { exportItem } from '#functions/adapters/dynamo/admin/export-store.ts';
import { overviewItem, storedOverview } from '#functions/adapters/dynamo/admin/overview-store.ts';
import { rosterItem } from '#functions/adapters/dynamo/admin/admin-store.ts';
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
import { grantItem } from '#functions/adapters/dynamo/attempts/grants/grant-item.ts';
import { sale } from '#functions/adapters/dynamo/attempts/sale-item.ts';
import { openItem, seatItem } from '#functions/adapters/dynamo/attempts/seats/seat-item.ts';
import {
  answerKey,
  chunkItem,
  draftQuestion,
  paperQuestion,
  parameterNote,
  question,
} from '#functions/adapters/dynamo/banks/bank-chunks.ts';
import { stagedItem } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import { activeItem, quizItem } from '#functions/adapters/dynamo/banks/quiz-item.ts';
import { activeName, quizEntry } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import { segmentItem } from '#functions/adapters/dynamo/banks/text-registry.ts';
import { unpackSegment } from '#functions/adapters/dynamo/banks/text-segments.ts';
import { versionItem, versionOf } from '#functions/adapters/dynamo/banks/version-item.ts';
import { unpack } from '#functions/adapters/dynamo/chunks.ts';
import { storedBatch } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-item.ts';
import { storedCoupon } from '#functions/adapters/dynamo/coupons/coupon-item.ts';
import { parseRedemptionKey, redemptionItem } from '#functions/adapters/dynamo/coupons/redemption-item.ts';
import {
  fields,
  listOf,
  optional,
  readItem,
  text,
  type Item,
  type Reader,
} from '#functions/adapters/dynamo/item-reader.ts';
import { resultIdOf, type keys } from '#functions/adapters/dynamo/keys.ts';
import { itemKey } from '#functions/adapters/dynamo/load-items.ts';
import { consentItem, consentOf } from '#functions/adapters/dynamo/people/consent-store.ts';
import { contactMessage } from '#functions/adapters/dynamo/people/contact-store.ts';
import { storedProfile } from '#functions/adapters/dynamo/people/profile-store.ts';
import { sentMessage } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import { deliveryItem, deliveryOf } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import { holidayItem } from '#functions/adapters/dynamo/reports/holiday-item.ts';
import { writtenItem } from '#functions/adapters/dynamo/reports/reconcile-store.ts';
import {
  reportPartItem,
  snapshotItem,
  storedDocument,
  storedQuality,
} from '#functions/adapters/dynamo/reports/snapshot-store.ts';
import { columnItem } from '#functions/adapters/dynamo/uploads/column-memory.ts';
import { uploadItem } from '#functions/adapters/dynamo/uploads/upload-item.ts';
import { sheetGrid, stagedView, storedDefect } from '#functions/adapters/dynamo/uploads/upload-part-readers.ts';
import { uploadPartItem } from '#functions/adapters/dynamo/uploads/upload-parts.ts';
import { workbookState } from '#functions/adapters/export-file/workbook-file.ts';
import { orderOfKey } from '#functions/adapters/s3/export-files.ts';
import { reportMailEvent } from '#functions/adapters/ses/mail-event.ts';
import { uploadIdOf } from '#functions/usecases/uploads/create-upload.ts';

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

const user = /^USER#[^#]+$/;
const bank = /^BANK#[^#]+$/;
const upload = /^UPLOAD#[^#]+$/;
const month = /^\d{4}-\d\d$/;
const inMonth = (name: string) => new RegExp(`^${name}#${month.source.slice(1)}`);

/** Reads what is packed in an attribute of an item. */
function packed<T>(item: Item, attribute: string, bytes: Uint8Array, read: Reader<T>): T {
  return unpack(readItem(item, itemKey), attribute, bytes, read);
}

/** A chunk of a bank, or a part of an upload, that has such a content. */
const content = <T>(item: Item, holder: Reader<{ data: Uint8Array }>, read: Reader<T>): T =>
  packed(item, 'data', readItem(item, holder).data, read);

const indexed = fields<{ gsi1pk?: string; gsi1sk?: string }>({ gsi1pk: optional(text), gsi1sk: optional(text) });

/** The place of an item in the index: its partition by which a query finds it, and what is read from its sort key. */
function placeOf(item: Item, read: (sortKey: string, partition: string) => object = () => ({})): object {
  const { gsi1pk, gsi1sk } = readItem(item, indexed);
  if (gsi1pk === undefined || gsi1sk === undefined) return {};
  const [partition = ''] = gsi1pk.split('#');
  return { index: { [partition.toLowerCase()]: { sortKey: 'read', ...read(gsi1sk, gsi1pk) } } };
}

const counted = fields<{ counted?: unknown; messageId?: string }>({
  counted: (value) => value,
  messageId: optional(text),
});

/** Every kind of item. A new one gets a row here, and a row of the table of faults that writes it. */
export const storedKinds: Record<string, StoredKind> = {
  profile: {
    of: 'profile',
    ...{ pk: user, sk: /^PROFILE$/ },
    read: (item) => ({ ...readItem(item, storedProfile), ...placeOf(item) }),
  },
  consent: {
    of: 'consent',
    ...{ pk: user, sk: /^CONSENT#[^#]+$/ },
    read: (item) => consentOf(readItem(item, consentItem)),
  },
  seat: { of: 'seat', ...{ pk: user, sk: /^SEAT#\d+$/ }, read: (item) => readItem(item, seatItem) },
  'open attempt': { of: 'openAttempt', ...{ pk: user, sk: /^OPEN$/ }, read: (item) => readItem(item, openItem) },
  attempt: {
    of: 'attempt',
    ...{ pk: user, sk: /^ATTEMPT#\d+#[^#]+$/ },
    read: (item) => ({
      ...attemptOf(readItem(item, attemptItem)),
      standing: attemptLimitsOf(readItem(item, standingItem)),
      ...placeOf(item, (sortKey, partition) =>
        partition === 'OPEN' ? readOpenSortKey(sortKey) : readDoneSortKey(sortKey),
      ),
    }),
  },
  result: {
    of: 'result',
    ...{ pk: user, sk: /^RESULT#[^#]+$/ },
    read: (item) => ({
      ...deliveryOf(readItem(item, deliveryItem)),
      ...readItem(item, writtenItem),
      // The message that the pipe makes of the record.
      message: resultIdOf({ pk: { S: readItem(item, itemKey).pk }, sk: { S: readItem(item, itemKey).sk } }),
      ...placeOf(item, (sortKey, partition) =>
        partition === 'REPORT#held' ? readHeldSortKey(sortKey) : readReportSortKey(sortKey),
      ),
    }),
  },
  report: {
    of: 'report',
    ...{ pk: user, sk: /^REPORT#[^#]+$/ },
    read: (item) => {
      const { content, quality, ...more } = readItem(item, snapshotItem);
      return {
        ...more,
        quality: packed(item, 'quality', quality, storedQuality),
        ...(content && { document: packed(item, 'content', content, storedDocument) }),
      };
    },
  },
  'part of a report': {
    of: 'reportPart',
    ...{ pk: user, sk: /^REPORT#[^#]+#[^#]+#\d{3}$/ },
    read: (item) => readItem(item, reportPartItem),
  },
  grant: { of: 'grant', ...{ pk: user, sk: /^GRANT#[^#]+#[^#]+$/ }, read: (item) => readItem(item, grantItem) },
  redemption: {
    of: 'redemption',
    ...{ pk: user, sk: /^REDEMPTION#\d+#.+$/ },
    read: (item) => {
      const redemption = readItem(item, redemptionItem);
      return { ...redemption, ...parseRedemptionKey(redemption), ...placeOf(item) };
    },
  },
  quiz: { of: 'quiz', ...{ pk: /^QUIZ#\d+$/, sk: /^QUIZ$/ }, read: (item) => readItem(item, quizItem) },
  version: {
    of: 'version',
    ...{ pk: /^QUIZ#\d+$/, sk: /^VERSION#\d{7}$/ },
    read: (item) => ({
      ...versionOf(readItem(item, versionItem)),
      textSegments: readItem(item, versionItem).textSegments,
      staged: readItem(item, stagedItem),
    }),
  },
  'active quiz': {
    of: 'active',
    ...{ pk: /^CONFIG$/, sk: /^ACTIVE$/ },
    read: (item) => ({ ...readItem(item, activeItem), named: readItem(item, activeName) }),
  },
  holidays: { of: 'holidays', ...{ pk: /^CONFIG$/, sk: /^HOLIDAYS$/ }, read: (item) => readItem(item, holidayItem) },
  'entry of the list of quizzes': {
    of: 'quizEntry',
    ...{ pk: /^CONFIG$/, sk: /^QUIZ#\d+$/ },
    read: (item) => readItem(item, quizEntry),
  },
  'known column': {
    of: 'knownColumn',
    ...{ pk: /^CONFIG$/, sk: /^COLUMN#.+$/ },
    read: (item) => readItem(item, columnItem),
  },
  'questions of a bank': {
    of: 'chunk',
    ...{ pk: bank, sk: /^FULL#\d{3}$/ },
    read: (item) => content(item, chunkItem, listOf(question)),
  },
  'paper of a bank': {
    of: 'chunk',
    ...{ pk: bank, sk: /^PAPER#\d{3}$/ },
    read: (item) => content(item, chunkItem, listOf(paperQuestion)),
  },
  'map of a bank': {
    of: 'chunk',
    ...{ pk: bank, sk: /^MAP#\d{3}$/ },
    read: (item) => content(item, chunkItem, listOf(parameterNote)),
  },
  'key of a bank': { of: 'key', ...{ pk: bank, sk: /^KEY$/ }, read: (item) => content(item, chunkItem, answerKey) },
  'text segment': {
    of: 'textSegment',
    ...{ pk: bank, sk: /^TEXTS$/ },
    read: (item) => unpackSegment(readItem(item, segmentItem).data),
  },
  sale: { of: 'sale', ...{ pk: inMonth('SALE'), sk: /^.+$/ }, read: (item) => readItem(item, sale) },
  coupon: {
    of: 'coupon',
    ...{ pk: /^COUPON#.+$/, sk: /^COUPON$/ },
    read: (item) => ({ ...readItem(item, storedCoupon), ...placeOf(item) }),
  },
  'batch of codes': {
    of: 'batch',
    ...{ pk: /^BATCH#.+$/, sk: /^BATCH$/ },
    read: (item) => ({ ...readItem(item, storedBatch), ...placeOf(item) }),
  },
  'roster of admins': {
    of: 'admins',
    ...{ pk: /^ADMINS$/, sk: /^ADMINS$/ },
    read: (item) => readItem(item, rosterItem),
  },
  upload: {
    of: 'upload',
    ...{ pk: upload, sk: /^UPLOAD$/ },
    read: (item) => ({ ...readItem(item, uploadItem), ...placeOf(item) }),
  },
  'grid of an upload': {
    of: 'uploadPart',
    ...{ pk: upload, sk: /^GRID#[^#]+#\d+#000$/ },
    read: (item) => content(item, uploadPartItem, sheetGrid),
  },
  'questions of an upload': {
    of: 'uploadPart',
    ...{ pk: upload, sk: /^ROWS#[^#]+#\d{3}$/ },
    read: (item) => content(item, uploadPartItem, listOf(draftQuestion)),
  },
  'defects of an upload': {
    of: 'uploadPart',
    ...{ pk: upload, sk: /^DEFECTS#[^#]+#\d{3}$/ },
    read: (item) => content(item, uploadPartItem, listOf(storedDefect)),
  },
  'decisions about an upload': {
    of: 'uploadPart',
    ...{ pk: upload, sk: /^VIEW#[^#]+#000$/ },
    read: (item) => content(item, uploadPartItem, stagedView),
  },
  export: {
    of: 'export',
    ...{ pk: /^EXPORT#.+$/, sk: /^.+$/ },
    read: (item) => {
      const { checkpoint, ...order } = readItem(item, exportItem);
      const workbook = checkpoint && order.kind === 'workbook' && workbookState.parse(JSON.parse(checkpoint.file));
      return { ...order, ...(checkpoint && { checkpoint }), ...(workbook && { workbook }) };
    },
  },
  change: { of: 'change', ...{ pk: /^CHANGE#.+$/, sk: /^CHANGE$/ }, read: (item) => readItem(item, changeItem) },
  'contact message': {
    of: 'contact',
    ...{ pk: inMonth('CONTACT'), sk: /^.+$/ },
    read: (item) => ({ ...readItem(item, contactMessage), ...placeOf(item) }),
  },
  overview: {
    of: 'overview',
    ...{ pk: /^OVERVIEW$/, sk: /^OVERVIEW$/ },
    read: (item) => {
      const { data, ...more } = readItem(item, overviewItem);
      return { ...more, overview: packed(item, 'data', data, storedOverview) };
    },
  },
  counter: {
    of: 'counter',
    ...{ pk: /^COUNTER#[^#]+#.+$/, sk: /^COUNTER$/ },
    // Conditions count the set; only the id of a message is read.
    read: (item) => {
      const { counted: events, messageId } = readItem(item, counted);
      return { ...(events instanceof Set && { events }), ...(messageId !== undefined && readItem(item, sentMessage)) };
    },
  },
  'audit entry': { of: 'audit', ...{ pk: inMonth('AUDIT'), sk: /^.+$/ }, read: (item) => readItem(item, auditItem) },
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
