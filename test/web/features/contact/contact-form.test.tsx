// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLayout } from '#test/web/ui/stub-layout.ts';
import * as words from '#web/lib/words/contact/form.ts';
import { office as officeWords } from '#web/lib/words/contact/page.ts';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { ContactPage } from '#web/features/contact/contact-page.tsx';

const fetched = vi.fn<typeof fetch>();
const answers = {
  name: 'Asha Rao',
  designation: 'Principal',
  organization: 'Sunrise School',
  email: 'asha@example.com',
  contactNo: '+91 98555 00150',
  message: 'Please call me.',
};
type Name = keyof typeof answers;
const names = Object.keys(answers) as Name[];
const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.labels[name]}`));

function fill(without?: Name) {
  render(<ContactForm />);
  for (const name of names) if (name !== without) fireEvent.change(field(name), { target: { value: answers[name] } });
}
const send = () => userEvent.click(screen.getByRole('button', { name: words.button }));

beforeEach(() => {
  stubLayout();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the contact form', () => {
  const beginnings = [...Object.entries(words.beginnings), ['__proto__', '']] as const;
  it.each(beginnings)('begins the message of a visitor who asks for a %s', (about, beginning) => {
    window.history.replaceState(null, '', `/contact?about=${about}`);
    render(<ContactForm />);
    expect(field('message').value).toBe(beginning);
    window.history.replaceState(null, '', '/');
  });

  it('sends the six fields, then clears them', async () => {
    fetched.mockResolvedValue(new Response('{"messageId":"m-1"}'));
    fill();
    await send();
    expect((await screen.findByText('Message sent successfully!')).closest('[role="status"]')).not.toBeNull();
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/contact');
    expect(JSON.parse(String(init?.body))).toEqual({
      ...answers,
      messageId: expect.stringMatching(/^[0-9A-Z]{26}$/) as string,
    });
    expect(names.map((name) => field(name).value)).toEqual(['', '', '', '', '', '']);
  });

  it.each([
    [
      'the server fails',
      () => new Response('{"code":"unexpected","message":"x","requestId":"r"}', { status: 500 }),
      'Failed to send the message. Please try again.',
    ],
    [
      'there is no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'An error occurred. Please try again later.',
    ],
    [
      'there were too many messages, and says when to retry',
      () => Response.json({ code: 'too-many-requests', message: 'Please try again in 25 minutes.' }, { status: 429 }),
      'Please try again in 25 minutes.',
    ],
  ])('keeps the typed text when %s', async (_, reply, outcome) => {
    fetched.mockImplementation(async () => reply());
    fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(outcome);
    expect(names.map((name) => field(name).value)).toEqual(Object.values(answers));
  });

  it('sends a retry with the same id, and a changed message with another one', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    fill();
    await send();
    await send();
    fireEvent.change(field('message'), { target: { value: 'Please write to me.' } });
    await send();
    const ids = fetched.mock.calls.map(
      ([, init]) => (JSON.parse(String(init?.body)) as { messageId: string }).messageId,
    );
    expect(ids).toHaveLength(3);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('marks each field that the server rejects until that field changes', async () => {
    const body = {
      code: 'invalid-input',
      message: 'Please enter a valid email address.',
      where: 'body.email',
      wrong: [
        { where: 'body.email', message: 'Please enter a valid email address.' },
        { where: 'body.contactNo', message: 'Contact number is required' },
      ],
      requestId: 'r',
    };
    fetched.mockResolvedValue(new Response(JSON.stringify(body), { status: 400 }));
    fill();
    await send();
    expect(await screen.findByText('Please enter a valid email address.')).toBeDefined();
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('email')));
    await userEvent.type(field('email'), '.in');
    expect(screen.queryByText('Please enter a valid email address.')).toBeNull();
    expect(screen.getByText('Contact number is required')).toBeDefined();
  });

  it('sends the message once, however often the button is pressed', async () => {
    let answer = (_: Response) => {};
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    fill();
    await send();
    await send();
    answer(new Response('{"messageId":"m-1"}'));
    await screen.findByText(words.sent);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each(names)('sends nothing without %s', async (name) => {
    fill(name);
    await send();
    expect(field(name).validity.valueMissing).toBe(true);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('marks all invalid fields at once and focuses the first', async () => {
    fill();
    for (const name of ['designation', 'message'] as const)
      fireEvent.change(field(name), { target: { value: ' \u200b' } });
    fireEvent.change(field('organization'), { target: { value: '' } });
    fireEvent.change(field('email'), { target: { value: 'asha@localhost' } });
    await send();
    const wrong = names.filter((name) => field(name).getAttribute('aria-invalid') === 'true');
    expect(wrong).toEqual(['designation', 'organization', 'email', 'message']);
    expect(screen.getAllByText(words.blank)).toHaveLength(3);
    expect(screen.getByText(words.invalidEmail)).toBeDefined();
    expect(document.activeElement).toBe(field('designation'));
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the contact form before hydration', () => {
  it('keeps text that was typed before hydration', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<ContactForm />);
    field('name').value = 'Asha Rao';
    field('message').value = 'Please call me.';
    await act(async () => void hydrateRoot(place, <ContactForm />));
    await userEvent.type(field('designation'), 'Principal');
    expect(field('name').value).toBe('Asha Rao');
    expect(field('message').value).toBe('Please call me.');
    place.remove();
  });
});

describe('the contact page', () => {
  it("shows four slides and the office's address, phones and e-mail", () => {
    render(<ContactPage />);
    expect(document.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(4);
    const office = within(screen.getByRole('region', { name: officeWords.heading }));
    expect(office.getByText(/Mumbai/)).toBeDefined();
    expect(office.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])).toEqual([
      'tel',
      'tel',
      'mailto',
    ]);
  });
});
