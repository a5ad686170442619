/** Messages (/admin/messages) */

import { plural } from '#functions/domain/text/counted.ts';

export const title = 'Messages';
export const about = (months: number) =>
  `Messages from the contact form, newest first. Mark each as done once somebody has answered it. We keep messages for ${months} months.`;
export const none = (month: string) => `There are no messages from ${month}.`;
export const alsoOpen = (count: number, month: string) =>
  plural(count, `1 message from ${month} is still open`, `${count} messages from ${month} are still open`);
export const from = (name: string) => `Message from ${name}`;
export const sender = (designation: string, organization: string) => `${designation}, ${organization}`;
export const mayNotBeMailed = 'The email to the office may have failed';
export const replyTo = (email: string) => `Reply to ${email}`;
export const markDone = 'Mark as done';
export const markOpen = 'Mark as open again';
export const doneOn = 'Done on <moment>this day</moment>';
export const subject = 'Your message to TrueIn';
export const greeting = (name: string) => `Dear ${name},`;
