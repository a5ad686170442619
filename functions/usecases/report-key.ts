/** Where a person's reports are, among the files. */
export function reportFolderOf(userId: string): string {
  return `reports/${userId}/`;
}

/** Where the PDF of a report is, among the files. */
export function reportKeyOf({ userId, attemptId }: { userId: string; attemptId: string }): string {
  return `${reportFolderOf(userId)}${attemptId}.pdf`;
}
