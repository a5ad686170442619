/** Where the PDF of a report is, among the files. */
export function reportKeyOf({ userId, attemptId }: { userId: string; attemptId: string }): string {
  return `reports/${userId}/${attemptId}.pdf`;
}
