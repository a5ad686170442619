// @vitest-environment jsdom
import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { consentText, consentTextVersion } from '#functions/domain/people/consent.ts';
import { consentProblems } from '#web/features/quiz-selection/use-consent.ts';
import { coupon } from './fake-selection-api.ts';
import { api, atSelection, button, openOffer, user } from './open-selection.tsx';
import { unreachable } from '#web/lib/words/app/problems.ts';
import * as words from '#web/lib/words/quiz-selection/consent.ts';
import * as device from '#web/lib/words/quiz-selection/device-check.ts';

vi.mock('#web/lib/session/auth.ts', () => ({ currentToken: async () => 'token' }));
vi.mock('#web/features/quiz/quiz-page.tsx', () => ({ QuizPage: () => null }));

atSelection(() => void (api.state.seat = { completedCount: 0, coupon }));

const start = () => user.click(button('Start Assessment'));
const agree = () => user.click(button(words.button));
const checking = () => screen.findByRole('dialog', { name: device.title });
const radio = (name: string) => screen.getByRole('radio', { name });
const text = (name: RegExp) => screen.getByRole('textbox', { name });
const step = () => screen.queryByRole('dialog', { name: words.heading });
const problemOf = (field: HTMLElement) => {
  const id = field.getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id)?.textContent;
};

/** To the step after the instructions. */
async function askForConsent(): Promise<void> {
  await openOffer();
  await screen.findByDisplayValue('SAVE20');
  await user.click(button('Proceed'));
  await start();
}

async function fillIn(guardian: { name?: string; relationship?: string; contact?: string }): Promise<void> {
  await user.click(radio(words.ages.minor));
  if (guardian.name) await user.type(text(/^Name of your parent/), guardian.name);
  if (guardian.relationship) await user.type(text(/^Relationship/), guardian.relationship);
  if (guardian.contact) await user.type(text(/^Their email/), guardian.contact);
}

describe('the consent', () => {
  it('follows the instructions, with purpose, data, duration, rights and both links', async () => {
    await askForConsent();
    const dialog = screen.getByRole('dialog', { name: words.heading });
    expect(document.activeElement).toBe(dialog);
    expect(screen.queryByRole('button', { name: 'Start Assessment' })).toBeNull();
    const age = screen.getByRole('radiogroup', { name: words.ages.question });
    const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
    expect(age.compareDocumentPosition(screen.getByText(consentText.purpose))).toBe(after);
    for (const sentence of [consentText.purpose, consentText.stored, consentText.duration, consentText.rights])
      expect(within(dialog).getByText(sentence)).toBeDefined();
    for (const [name, path] of [
      ['privacy notice', '/privacy'],
      ['terms', '/terms'],
    ] as const) {
      const link = within(dialog).getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    }
    expect(screen.queryByText(/^Quiz opened/)).toBeNull();
  });

  it('returns to the instructions, and keeps the input', async () => {
    await askForConsent();
    await fillIn({ name: 'Meera Rao' });
    await user.click(button('Go Back'));
    expect(screen.getByText(/The test is time-based/)).toBeDefined();
    expect(step()).toBeNull();
    await start();
    expect(text(/^Name of your parent/)).toHaveProperty('value', 'Meera Rao');
  });

  it('requires an age, and says so at the choice', async () => {
    await askForConsent();
    await agree();
    expect(problemOf(screen.getByRole('radiogroup', { name: words.ages.question }))).toBe(words.problems.age);
    await waitFor(() => expect(document.activeElement).toBe(radio(words.ages.adult)));
    expect(api.callsOf('consent')).toHaveLength(0);
  });

  it("records an adult's consent with the text's version, then goes on to the device check", async () => {
    await askForConsent();
    await user.click(radio(words.ages.adult));
    expect(screen.getByText(words.agree)).toBeDefined();
    expect(screen.queryByRole('group', { name: words.guardian.label })).toBeNull();
    await agree();
    expect(await checking()).toBeDefined();
    expect(api.callsOf('consent').map(({ body }) => body)).toEqual([
      { textVersion: consentTextVersion, isAdult: true },
    ]);
  });

  it("records a guardian's consent with name, relationship and contact", async () => {
    await askForConsent();
    await fillIn({ name: ' Meera Rao ', relationship: 'Mother', contact: '+91 98555 00150' });
    await user.click(screen.getByRole('checkbox', { name: /^I am the parent or guardian/ }));
    await agree();
    expect(await checking()).toBeDefined();
    expect(api.callsOf('consent').map(({ body }) => body)).toEqual([
      {
        textVersion: consentTextVersion,
        isAdult: false,
        guardian: { name: 'Meera Rao', relationship: 'Mother', contact: '+91 98555 00150' },
      },
    ]);
  });

  it('marks each missing field of the guardian, and focuses the first', async () => {
    await askForConsent();
    await fillIn({});
    await agree();
    expect(problemOf(text(/^Name of your parent/))).toBe(words.problems.name);
    expect(problemOf(text(/^Relationship/))).toBe(words.problems.relationship);
    expect(problemOf(text(/^Their email/))).toBe(words.problems.contact);
    expect(problemOf(screen.getByRole('checkbox'))).toBe(words.problems.guardianAgrees);
    expect(document.activeElement).toBe(text(/^Name of your parent/));
    await user.type(text(/^Name of your parent/), 'Meera');
    expect(problemOf(text(/^Name of your parent/))).toBeNull();
    expect(problemOf(text(/^Relationship/))).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(text(/^Name of your parent/)));
    await agree();
    await waitFor(() => expect(document.activeElement).toBe(text(/^Relationship/)));
    expect(api.callsOf('consent')).toHaveLength(0);
  });

  it.each([
    ['meera@example.com', true],
    ['022 5550 0150', true],
    ['meera', false],
    ['12345', false],
    ['meera@home', false],
  ])('accepts %s as a contact: %s', (contact, isTaken) => {
    const draft = { age: 'minor', name: 'Meera', relationship: 'Mother', contact, guardianAgrees: true } as const;
    expect(consentProblems(draft)).toEqual(isTaken ? {} : { contact: expect.any(String) as string });
  });

  it('shows why saving failed, keeps the input, and can be retried', async () => {
    await askForConsent();
    await fillIn({ name: 'Meera', relationship: 'Mother', contact: 'meera@example.com' });
    await user.click(screen.getByRole('checkbox'));
    api.fail('consent', 'no answer');
    await agree();
    expect((await screen.findByRole('alert')).textContent).toBe(words.notSaved(unreachable));
    expect(text(/^Their email/)).toHaveProperty('value', 'meera@example.com');
    await agree();
    expect(await checking()).toBeDefined();
    expect(api.callsOf('consent')).toHaveLength(2);
  });

  it('asks to read the new text when it has changed meanwhile', async () => {
    await askForConsent();
    await user.click(radio(words.ages.adult));
    api.fail('consent', { status: 409, code: 'consent-outdated' });
    await agree();
    expect((await screen.findByRole('alert')).textContent).toContain(words.outdated);
    expect(screen.queryByText(/^Quiz opened/)).toBeNull();
  });
});
