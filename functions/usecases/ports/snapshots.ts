import type { Consent } from '#functions/domain/people/consent.ts';
import type { ResponseQuality } from '#functions/domain/reports/quality/response-quality.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';

interface ReportId {
  userId: string;
  attemptId: string;
}

/** The contents of reports, each made once. */
export interface SnapshotStore {
  find(id: ReportId): Promise<ReportDocument | undefined>;
  /**
   * Stores it if there is none yet, or replaces one of the template `replaces`.
   * @returns the stored one; `undefined` if the result was deleted, and its person with it.
   */
  keep(
    id: ReportId,
    document: ReportDocument,
    about: { endedAt: number; quality: ResponseQuality; replaces?: number | undefined },
  ): Promise<ReportDocument | undefined>;
  /**
   * The response quality as it was computed for the report's sentence. For admins: it tells more than the report does. `undefined` if
   * no report is stored.
   */
  qualities(ids: readonly ReportId[]): Promise<(ResponseQuality | undefined)[]>;
}

export interface ConsentReader {
  list(userId: string): Promise<Consent[]>;
}

/** The log of reports that admins have read, for the audit. */
export interface ReportViews {
  note(view: ReportId & { by: string; at: number }): Promise<void>;
}
