/** A person (/admin/people/…) */

export const facts = { email: 'Email', rights: 'Rights', reference: 'Reference' };
export const rights = { admin: 'Admin', candidate: 'Candidate' };
export const codes = 'Redeemed codes';
export const noMessages = 'There are no messages from this address.';
export const audit = 'What admins did in the last 30 days';
export const wholeAudit = 'Look further back in the audit log';
