/** Coupons, and who used them (/admin/coupons) */

import { counted } from '#functions/domain/text/counted.ts';

export const title = 'Coupons';
export const about =
  'Everyone needs a code to take the assessment. A coupon is one code for many people; a batch is many codes, each for one person.';
export const noQuiz = 'There is no quiz yet. Publish a question bank first, then create coupons for it.';
export const archived = (quiz: string, quizId: number) =>
  `“${quiz}” is archived: its coupons don’t work, and you can’t create new ones. <unarchive>Unarchive quiz ${quizId}</unarchive> first.`;
export const none = (quiz: string) => `“${quiz}” has no coupons yet.`;
export const noMatch = (quiz: string, typed: string) => `No coupon for “${quiz}” has “${typed}” in its code or label.`;
export const find = { label: 'Find a code, a label or a batch', action: 'Find', found: 'Coupon found' };
export const links = { back: 'All coupons', batch: 'Open the batch', uses: 'Show uses', save: 'Save changes' };

export const columns = { coupon: 'Coupon', uses: 'Uses', discount: 'Discount', createdBy: 'Created by' };
export const validity = { from: 'Valid from', until: 'Valid until' };
export const statuses = {
  active: 'Active',
  'not-yet': 'Not yet valid',
  expired: 'Expired',
  'used-up': 'Used up',
  deactivated: 'Deactivated',
};
export const percent = (discount: number) => `${discount}%`;
export const batchOf = (codes: number) => `Batch of ${counted(codes, 'code')}`;
export const unfinishedBatchOf = (codes: number) => `Batch of ${counted(codes, 'code')}, not finished`;
export const usesOf = (used: string, max: string | undefined) => (max ? `${used} of ${max}` : `${used}, no limit`);
export const onceEach = '1 each';

/** Actions on a coupon, a code or a batch. */
export const actions = { change: 'Change', deactivate: 'Deactivate', activate: 'Reactivate', release: 'Release' };
export const titles = {
  change: (name: string) => `Change ${name}`,
  deactivate: (name: string) => `Deactivate ${name}`,
  activate: (name: string) => `Reactivate ${name}`,
  release: (name: string) => `Release ${name}`,
};
export const changeAbout = 'People who have already redeemed a code keep the terms it had then.';
export const deactivateAbout = 'Nobody can redeem it now. People who have already redeemed a code can still start.';
export const activateAbout = 'It can be redeemed again, as long as it is valid and has uses left.';
export const done = {
  change: (name: string) => `Changed ${name}.`,
  deactivate: (name: string) => `Deactivated ${name}.`,
  activate: (name: string) => `Reactivated ${name}.`,
};

export const fields = { label: 'Label', discount: 'Discount (%)', maxUses: 'Maximum uses', count: 'Number of codes' };
export const codeHint = '3 to 40 letters, digits, hyphens or underscores. Capital and small letters count as the same.';
export const batchLabelHint = 'Who the codes are for, such as “Riverside School, class 12, March”.';
export const hints = { label: 'Optional, for your own reference.', maxUses: 'Leave empty for no limit.' };
export const countHint = (min: number, max: string) => `From ${min} to ${max}.`;
export const create = { title: 'Create a coupon', action: 'Create coupon', generate: 'Generate a code' };
export const created = (code: string) => `Created coupon ${code}.`;
export const createBatch = { title: 'Create a batch of codes', action: 'Create codes' };
export const createBatchAbout = 'Each code works once, for one person. Nobody can guess one code from another.';

export const uses = { redeemed: 'Redeemed', earlier: 'Earlier' };
export const usesTitle = (code: string) => `Uses of ${code}`;
export const noUses = 'Nobody has redeemed it yet. Deleted accounts are not listed.';
export const useStatuses = { reserved: 'Redeemed, not started', consumed: 'Used', released: 'Released' };
export const releaseTitle = (name: string) => `Release ${name}’s coupon`;
export const releaseAbout = (name: string) => `${name} hasn’t started, and will have to redeem a code again.`;
export const released = (name: string) => `Released ${name}’s coupon. Someone else can redeem it now.`;

/** The codes of a person. */
export const byPerson = 'Redeemed codes';
export const noCodes = 'They haven’t redeemed a code.';
