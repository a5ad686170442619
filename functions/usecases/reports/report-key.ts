/** Where a person's reports are, among the files. */
export function reportFolderOf(userId: string): string {
  return `reports/${userId}/`;
}

interface ReportId {
  userId: string;
  attemptId: string;
}

/** How the names of all PDFs of a report begin, and of no other report's. */
export function reportPrefixOf({ userId, attemptId }: ReportId): string {
  return `${reportFolderOf(userId)}${attemptId}.`;
}

/** Where the PDF of a report is, as it is mailed. */
export function reportKeyOf(id: ReportId): string {
  return `${reportPrefixOf(id)}pdf`;
}

/** Where its PDF with all answers is. */
export function answersKeyOf(id: ReportId): string {
  return `${reportPrefixOf(id)}answers.pdf`;
}
