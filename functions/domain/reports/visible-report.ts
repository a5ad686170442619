import type { ReportStatus } from './report-delivery.ts';

/**
 * When candidates may see their report: once its mail was sent, or set aside because it could not be sent. Before that, and while a
 * report is held (`report-hold.ts`), they get neither the file nor a figure. Resending a report does not take it away.
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

/** Whether the candidate may see a report. */
export function isReleased({ status, earlier }: Mailed & { earlier: readonly Mailed[] }): boolean {
  return [{ status }, ...earlier].some((mail) => isOut[mail.status]);
}

/** The file that the candidate may have; `undefined` if there is none, or it is not released. */
export function releasedFile({
  reportKey,
  ...mailed
}: Mailed & { reportKey?: string; earlier: readonly Mailed[] }): string | undefined {
  return isReleased(mailed) ? reportKey : undefined;
}
