// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { adminLimits, contactLimits } from '#functions/contract/text-limits.ts';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { newDraft, TermsFields } from '#web/features/coupons/terms/terms-fields.tsx';
import { QuizFields } from '#web/features/bank/details/quiz-fields.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';

afterEach(cleanup);

const none = () => undefined;
const finder = {
  label: 'Person',
  value: { typed: '' },
  onChange: none,
  suggest: async () => ({ found: [], isCutOff: false }),
};
const reason = { title: 'Deactivate', action: 'Deactivate', onConfirm: none, onClose: none, isPending: false };
const details = { name: '', description: '', price: 0 };

const forms: [string, ReactNode, Record<string, number>][] = [
  [
    'the contact form',
    <ContactForm />,
    {
      Name: contactLimits.name,
      Designation: contactLimits.designation,
      Organization: contactLimits.organization,
      Email: contactLimits.email,
      'Contact number': contactLimits.contactNo,
      Message: contactLimits.message,
    },
  ],
  ['the dialog for a reason', <ReasonDialog {...reason} />, { Reason: adminLimits.reason }],
  ['a search for people', <FinderField {...finder} />, { Person: adminLimits.searchWords }],
  [
    'the terms of a coupon',
    <TermsFields draft={newDraft(0)} issues={{}} onChange={none} />,
    { Label: adminLimits.couponLabel },
  ],
  [
    'the details of a quiz',
    <QuizFields details={details} problems={{}} onChange={none} />,
    { 'Quiz name': adminLimits.quizName, Description: adminLimits.quizDescription },
  ],
];

it.each(forms)('%s: each field accepts as many characters as the contract', (_, form, limits) => {
  render(form);
  for (const [label, limit] of Object.entries(limits)) {
    const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, textarea' });
    expect([label, field.maxLength]).toEqual([label, limit]);
  }
});
