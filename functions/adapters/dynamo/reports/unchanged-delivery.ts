import type { DeliveryProgress, ReportStatus } from '#functions/domain/reports/report-delivery.ts';

/** The state that a decision about a delivery is based on, as it was read. */
export type SeenDelivery = Partial<DeliveryProgress> & { status: ReportStatus; resends?: number };

const fieldsSeen = ['requeues', 'resends', 'pendingSince', 'leaseUntil', 'sendingAt'] as const;

/** The condition that a delivery is unchanged since it was read: every claim, release, send or requeue changes its status, a time or a counter. */
export function unchangedDelivery(seen: SeenDelivery) {
  const fields = [
    { name: 'status', condition: '#status = :seen_status', value: seen.status },
    ...fieldsSeen.map((name) => {
      const value = seen[name];
      return {
        name,
        condition: value === undefined ? `attribute_not_exists(#${name})` : `#${name} = :seen_${name}`,
        value,
      };
    }),
  ];
  return {
    condition: fields.map(({ condition }) => condition).join(' AND '),
    values: Object.fromEntries(
      fields.flatMap(({ name, value }) => (value === undefined ? [] : [[`:seen_${name}`, value]])),
    ),
  };
}
