import type { ReportStatus } from './report-delivery.ts';

/**
 * When a report is its candidate's: once its mail has left, or was set aside because it could not (the file is theirs then
 * all the same). Before that they get neither the file nor a figure; a report that is held is not theirs either (`report-release.ts`
 * says how long that is, and that a later report may compare with a sitting whose report is released and on its way). What was
 * out stays out while the report is sent again.
 */
const isOut = {
  held: false,
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

/** Whether its candidate may have a report. */
export function isReleased({ status, earlier }: Mailed & { earlier: readonly Mailed[] }): boolean {
  return [{ status }, ...earlier].some((mail) => isOut[mail.status]);
}

/** Where the file of a report is that its candidate may have; `undefined`: there is none, or it is not due. */
export function releasedFile({
  reportKey,
  ...mailed
}: Mailed & { reportKey?: string; earlier: readonly Mailed[] }): string | undefined {
  return isReleased(mailed) ? reportKey : undefined;
}
