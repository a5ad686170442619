/** Requests that cannot be answered (every screen) */

import { counted } from '#functions/domain/text/counted.ts';

export const nothingHere = 'There is nothing at this address.';
export const notJson = 'The request body must be sent as application/json.';
export const brokenJson = 'The request body is not JSON.';
export const busy = 'We’re very busy right now. Please try again in a moment.';
export const unexpected = 'Something went wrong on our side. Nothing was lost. Please try again.';
export const lostPlace = 'We couldn’t continue this list. Please load it again.';
export const idUsedBefore =
  'We couldn’t match this request to an earlier one, so nothing was changed. Please reload the page, check what is there and try again.';
export const changedMeanwhile =
  'Someone else changed this after you opened it. Your change was not saved, and theirs is safe. Please load it again, look at their change and make yours again.';

// What was done too often (/quiz-selection, /contact).
export const wrongCoupons = 'You have entered too many wrong coupon codes.';
export const messagesFromAddress = 'We have received too many messages from this email address.';
export const messagesFromNetwork = 'We have received too many messages from your network.';
const inMinutes = (minutes: number) =>
  minutes > 90 ? counted(Math.ceil(minutes / 60), 'hour') : counted(minutes, 'minute');
/** Rounded up, so that a retry is never too early. */
export const tryAgainIn = (seconds: number) => `Please try again in ${inMinutes(Math.ceil(seconds / 60))}.`;
