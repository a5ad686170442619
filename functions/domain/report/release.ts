import type { ReportStatus } from '#functions/domain/report-delivery.ts';

/**
 * When a report is its candidate's: once its mail has left, or was set aside because it could not (the file is theirs then
 * all the same). Before that they get neither the file nor a figure, by any path. What was out stays out while the report
 * is sent again. A status in which a report is held back belongs to those that say `false`.
 */
const isOut = {
  pending: false,
  claimed: false,
  sending: false,
  sent: true,
  delivered: true,
  bounced: true,
  failed: true,
  unknown: true,
} as const satisfies Record<ReportStatus, boolean>;

interface Mailed {
  status: ReportStatus;
}

/** Where the file of a report is that its candidate may have; `undefined`: there is none, or it is not due. */
export function releasedFile({
  reportKey,
  status,
  earlier,
}: Mailed & { reportKey?: string; earlier: readonly Mailed[] }): string | undefined {
  return [{ status }, ...earlier].some((mail) => isOut[mail.status]) ? reportKey : undefined;
}
