import type { DeliveryId } from '#functions/adapters/dynamo/reports/delivery-item.ts';

/** The folder of a person's report files. */
export function reportFolderOf(userId: string): string {
  return `reports/${userId}/`;
}

/** The prefix of all files of a report, and of no other report's. */
export function reportPrefixOf({ userId, attemptId }: DeliveryId): string {
  return `${reportFolderOf(userId)}${attemptId}.`;
}

export function reportKeyOf(id: DeliveryId): string {
  return `${reportPrefixOf(id)}pdf`;
}

export function answersKeyOf(id: DeliveryId): string {
  return `${reportPrefixOf(id)}answers.pdf`;
}
