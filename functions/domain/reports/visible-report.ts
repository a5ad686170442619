import type { ReportStatus } from './report-delivery.ts';

/**
 * When candidates may see their report: once its mail has left, or was set aside because it could not be sent. Before that they get
 * neither the file nor a figure, and so it is while a report is held (`report-hold.ts` says how long that is). Sending a report again
 * does not take it away.
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
