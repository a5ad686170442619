import type { HolidayList } from '#functions/domain/calendar/holidays.ts';
import type { Quiz } from '#functions/domain/banks/quiz.ts';
import { holdOf } from '#functions/domain/reports/report-hold.ts';
import { heldSortKey, reportSortKey } from './attempt-sort-keys.ts';
import type { DeliveryItem } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { EndCommand } from '#functions/adapters/dynamo/attempts/end-attempt.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

/** The attributes of an ended attempt that its result is made of. */
export interface ReportSource {
  profile: Profile | undefined;
  quiz: Quiz | undefined;
  holidays: HolidayList | undefined;
}

/** The result of an ended attempt. Its item orders the report, either at once or for its due time. */
export function newResult(
  TableName: string,
  { userId, attempt, now }: EndCommand,
  { endedAt, batch, report }: { endedAt: number; batch: string | undefined; report: ReportSource },
  ttl: number,
) {
  const { profile, quiz, holidays: { holidays } = { holidays: [] } } = report;
  const { promisedBy, held } = holdOf(
    quiz ?? {},
    endedAt,
    holidays.map(({ day }) => day),
  );
  const status = held ? 'held' : 'pending';
  const place = { createdAt: now, batch };
  const Item: DeliveryItem & Record<string, unknown> = {
    ...keys.resultOf(userId, attempt),
    gsi1pk: gsiKeys.report(status),
    gsi1sk: held ? heldSortKey({ ...held, ...place }) : reportSortKey(place),
    status,
    createdAt: now,
    orderedAt: now,
    ...held,
    promisedBy,
    names: { candidate: profile?.name ?? '', quiz: quiz?.name ?? '' },
    tries: 0,
    requeues: 0,
    resends: 0,
    ttl,
  };
  return { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' };
}
