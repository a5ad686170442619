import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { grantAdmin } from '#functions/contract/admin/admins.ts';
import { listAudit } from '#functions/contract/admin/audit.ts';
import { grantResume } from '#functions/contract/admin/attempts/attempts.ts';
import { publishBank } from '#functions/contract/admin/banks/quizzes.ts';
import { restoreVersion } from '#functions/contract/admin/banks/versions.ts';
import { createCoupon } from '#functions/contract/admin/coupons/coupons.ts';
import { findPeople } from '#functions/contract/admin/finder.ts';
import { startExport } from '#functions/contract/admin/export.ts';
import { updateHolidays } from '#functions/contract/admin/reports/held-reports.ts';
import { resendReport } from '#functions/contract/admin/reports/reports.ts';
import { giveConsent } from '#functions/contract/me.ts';
import { contactMessage } from '#functions/contract/contact.ts';
import { adminLimits, contactLimits, guardianLimits } from '#functions/contract/text-limits.ts';

/** Whether a schema takes a value with this text in it. */
type Takes = (text: string) => boolean;

const takes =
  (schema: z.ZodMiniType, around: (text: string) => unknown): Takes =>
  (text) =>
    z.safeParse(schema, around(text)).success;

const contact = { name: 'a', designation: 'a', organization: 'a', email: 'a@b.in', contactNo: '1', message: 'a' };
const guardian = { name: 'a', relationship: 'a', contact: 'a@b.in' };
const { details, note } = publishBank.body.shape;
const quiz = { name: 'a', description: '', price: 0 };
const coupon = { code: 'ABC', validFrom: 1, validUntil: 2, discountPercentage: 0, maxUses: null };

/** An address of this length that is one by all other rules. */
const mailAddress = (length: number) => `a@${`${'b'.repeat(60)}.`.repeat(9)}`.slice(0, length - 3) + '.in';

const limits: [string, number, Takes][] = [
  ...(['name', 'designation', 'organization', 'contactNo', 'message'] as const).map(
    (field): [string, number, Takes] => [
      `the contact form’s ${field}`,
      contactLimits[field],
      takes(contactMessage, (text) => ({ ...contact, [field]: text })),
    ],
  ),
  ...(['name', 'relationship', 'contact'] as const).map((field): [string, number, Takes] => [
    `a guardian’s ${field}`,
    guardianLimits[field],
    takes(giveConsent.body, (text) => ({
      textVersion: '1',
      isAdult: false,
      guardian: { ...guardian, [field]: text },
    })),
  ]),
  ['the reason of a grant', adminLimits.reason, takes(grantResume.body.shape.reason, (text) => text)],
  ['the reason to make an admin', adminLimits.reason, takes(grantAdmin.body.shape.reason, (text) => text)],
  ['the reason of an export', adminLimits.reason, takes(startExport.body.shape.reason, (text) => text)],
  ['the reason to send a report again', adminLimits.reason, takes(resendReport.body.shape.reason, (text) => text)],
  ['the note of a version', adminLimits.note, takes(note, (text) => text)],
  ['the note of a restored version', adminLimits.note, takes(restoreVersion.body.shape.note, (text) => text)],
  ['the search for a person', adminLimits.searchWords, takes(findPeople.query, (typed) => ({ typed }))],
  ['the search in the audit', adminLimits.searchWords, takes(listAudit.query.shape.text, (text) => text)],
  ['the name of a quiz', adminLimits.quizName, takes(details, (name) => ({ ...quiz, name }))],
  [
    'the description of a quiz',
    adminLimits.quizDescription,
    takes(details, (description) => ({ ...quiz, description })),
  ],
  ['the line above the options', adminLimits.quizPrompt, takes(details, (prompt) => ({ ...quiz, prompt }))],
  ['the code of a coupon', adminLimits.couponCode, takes(createCoupon.body, (code) => ({ ...coupon, code }))],
  ['the label of a coupon', adminLimits.couponLabel, takes(createCoupon.body, (label) => ({ ...coupon, label }))],
  [
    'the name of a holiday',
    adminLimits.holidayName,
    takes(updateHolidays.body, (name) => ({ holidays: [{ day: '2026-10-02', name }], revision: 1 })),
  ],
];

describe('the maximum length of a text', () => {
  it.each(limits)('accepts %s at its limit and refuses one character more', (_, limit, isTaken) => {
    expect([isTaken('A'.repeat(limit)), isTaken('A'.repeat(limit + 1))]).toEqual([true, false]);
  });

  it('accepts an e-mail address of 254 characters in the contact form and refuses 255', () => {
    const isTaken = takes(contactMessage, (email) => ({ ...contact, email }));
    expect(mailAddress(contactLimits.email)).toHaveLength(254);
    expect([254, 255].map((length) => isTaken(mailAddress(length)))).toEqual([true, false]);
  });
});
