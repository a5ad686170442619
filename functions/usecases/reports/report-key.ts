import type { DeliveryId } from '#functions/adapters/dynamo/reports/delivery-item.ts';

/** The folder of a person's report files. */
export function reportFolderOf(userId: string): string {
  return `reports/${userId}/`;
}

/** The prefix of all files of a report, and of no other report's. */
export function reportPrefixOf({ userId, attemptId }: DeliveryId): string {
  return `${reportFolderOf(userId)}${attemptId}.`;
}

/** The key of a report's PDF as it is mailed. */
export function reportKeyOf(id: DeliveryId): string {
  return `${reportPrefixOf(id)}pdf`;
}

/** The key of its PDF with all answers. */
export function answersKeyOf(id: DeliveryId): string {
  return `${reportPrefixOf(id)}answers.pdf`;
}
