import type { Consent } from '#functions/domain/people/consent.ts';
import type { ResponseQuality } from '#functions/domain/reports/quality/quality-tiers.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';

interface ReportId {
  userId: string;
  attemptId: string;
}

/** What the report of an attempt says, as it was made once. */
export interface SnapshotStore {
  find(id: ReportId): Promise<ReportDocument | undefined>;
  /**
   * Keeps it where there is none yet, or in the place of one of the template `replaces`.
   * @returns the one that stands; `undefined`: the result is gone, and with it whoever the report was about.
   */
  keep(
    id: ReportId,
    document: ReportDocument,
    about: { endedAt: number; quality: ResponseQuality; replaces?: number | undefined },
  ): Promise<ReportDocument | undefined>;
  /**
   * How far the answers can be trusted, as it was found when the report was made and its sentence came of it. For admins: it
   * tells more than the report does. `undefined` where no report is kept.
   */
  qualities(ids: readonly ReportId[]): Promise<(ResponseQuality | undefined)[]>;
}

export interface ConsentReader {
  list(userId: string): Promise<Consent[]>;
}

/** What admins have looked at, for the audit. */
export interface ReportViews {
  note(view: ReportId & { by: string; at: number }): Promise<void>;
}
