import { ulid } from 'ulid';
import { couponItem } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import { sortKeyOfUse } from '#functions/adapters/dynamo/coupons/redemption-item.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { uploadTtl } from '#functions/adapters/dynamo/uploads/upload-parts.ts';
import { indiaMonth } from '#functions/domain/calendar/india-days.ts';
import { versionOfTest } from '#test/support/dynamo/version-item.ts';
import { quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import { putAll } from './add-attempts.ts';

/** Entries for every list of the admin's screens, each by another of these people. */
export async function fillLists({ table }: Engine, people: readonly string[], now: number): Promise<void> {
  const each = (make: (person: string, place: number) => object) => people.map(make) as Record<string, unknown>[];
  const month = indiaMonth(now);
  const lists = [
    each((by, place) => versionOfTest(100 + place, { publishedBy: by, publishedAt: new Date(now).toISOString() })),
    each((by, place) => {
      const uploadId = ulid(now - place);
      const item = {
        uploadId,
        fileName: 'bank.xlsx',
        by,
        createdAt: now,
        status: 'waiting',
        rowsRead: 0,
        questionCount: 0,
      };
      const place2 = { gsi1pk: gsiKeys.uploads(), gsi1sk: sortableInstant(now - place) };
      return { ...keys.upload(uploadId), ...place2, ...item, pages: 0, ttl: uploadTtl(now) };
    }),
    each((_, place) => ({
      ...keys.contact(month, ulid(now - place)),
      ...{
        messageId: ulid(now - place),
        at: now,
        name: 'A',
        designation: 'B',
        organization: 'C',
        email: 'a@example.com',
      },
      ...{
        contactNo: '1',
        message: 'Hello',
        isMailed: true,
        gsi1pk: gsiKeys.messagesFrom('a@example.com'),
        gsi1sk: ulid(now - place),
      },
    })),
    each((by, place) => ({
      ...keys.audit(month, ulid(now - place)),
      ...{ by, at: now - place, what: 'admin-granted', object: `person ${people[people.length - 1 - place] ?? by}` },
    })),
    each((createdBy, place) =>
      couponItem({
        ...{ code: `CODE${place}`, quizId, active: true, validFrom: 0, validUntil: 8.64e15, uses: 0 },
        ...{ discountPercentage: 50, revision: 0, createdAt: now - place, createdBy },
      }),
    ),
    each((person, place) => ({
      ...keys.redemption(person, quizId, 'WELCOME'),
      ...{
        gsi1pk: gsiKeys.uses('WELCOME'),
        gsi1sk: sortKeyOfUse({ code: 'WELCOME', batchId: undefined, at: now - place }),
      },
      ...{ status: 'consumed', redeemedAt: now - place, consumedAt: now },
    })),
  ];
  await putAll(table, lists.flat());
}
