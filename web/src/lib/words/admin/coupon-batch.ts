/** A batch of codes (/admin/coupons?batch=…) */

export const title = 'Batch of codes';
export const actions = { change: 'Change batch', deactivate: 'Deactivate batch', activate: 'Reactivate batch' };
export const facts = { valid: 'Valid', created: 'Created', id: 'Batch ID' };
export const valid = '<from>from</from> to <until>until</until>';
export const created = (name: string) => `<at>then</at> by ${name}`;
export const unfinished = {
  title: 'This batch isn’t finished',
  about: 'Some codes are missing or still have the old terms. Finish the batch before you hand out codes.',
  action: 'Finish the batch',
};

export const codesOf = (label: string) => `Codes for ${label}`;
export const find = { label: 'Find a code or a person', placeholder: 'Code, name or email', show: 'Show' };
export const allCodes = (count: string) => `All ${count} codes`;
export const codesIn = (state: string, count: string) => `${state}: ${count}`;
export const soFar = (count: string) => `Still loading: ${count} codes so far.`;
export const noMatchYet = 'None of the codes loaded so far matches.';
export const downloads = { free: 'Download available codes (CSV)', all: 'Download all codes (CSV)' };

/** In the order in which a code goes through them. */
export const states = {
  free: 'Available',
  deactivated: 'Deactivated',
  expired: 'Expired',
  taken: 'Just redeemed',
  redeemed: 'Redeemed',
  running: 'Running',
  finished: 'Completed',
  'report-sent': 'Report sent',
  used: 'Used, data deleted',
  released: 'Released',
};
export const taken = 'The name will appear in a moment';
export const released = 'Before the first answer';
export const notStarted = { active: 'Not started', deactivated: 'Not started; deactivated for others' };
export const reports = {
  bounced: 'The report’s email bounced',
  failed: 'The report couldn’t be sent',
  unknown: 'The report may not have been sent',
};

/** Actions on one code. */
export const activateAbout = 'It can be redeemed again, on the terms of its batch.';
export const deactivateAbout = 'Nobody can redeem it any more. The other codes of the batch don’t change.';
export const isRedeemed = (name: string) => `${name} has redeemed it and can still start. To take it back, release it.`;
export const releaseAbout = (name: string) =>
  `The code is taken back from ${name}, who hasn’t started. Anyone who has it can then redeem it, unless you deactivate it first.`;
export const releaseDone = (code: string) => `Released ${code}. It can be redeemed again.`;
export const releaseDoneDeactivated = (code: string) => `Released ${code}. It is deactivated, so nobody can redeem it.`;
export const notRedeemed = 'Nobody has redeemed this code.';

/** Columns of the CSV file. */
export const csv = ['Code', 'Status', 'Note', 'Name', 'Email'];
export const inIndia = (what: string) => `${what} (India time)`;
export const csvAttempt = 'Attempt reference';
