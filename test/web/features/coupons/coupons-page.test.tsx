// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import { answers, api, atScreen, cellsOf, press, user } from '#test/web/features/at-screen.ts';
import { openScreen, refusal } from '#test/web/features/open-screen.tsx';
import { batch } from './make-batch.ts';
import { CouponsPage } from '#web/features/coupons/coupons-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { reasonMissing } from '#web/lib/words/ui/forms.ts';
import * as words from '#web/lib/words/admin/coupons.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import * as refusals from '#functions/domain/words/coupons.ts';

vi.mock('#web/lib/session/auth.ts');

const coupon = (changes: Partial<CouponView> = {}): CouponView => ({
  code: 'WELCOME50',
  quizId: 1,
  status: 'active',
  active: true,
  validFrom: Date.UTC(2026, 0, 1),
  validUntil: Date.UTC(2027, 0, 1),
  maxUses: 10,
  uses: 3,
  discountPercentage: 50,
  revision: 4,
  ...changes,
});
const quizzes = [
  { quizId: 1, name: 'TrueIn Assessment', active: true },
  { quizId: 2, name: 'Another', active: false },
];

atScreen(() => ({
  'GET /admin/quizzes': () => ({ quizzes }),
  'GET /admin/quizzes/1/coupons': () => ({
    entries: [
      { kind: 'batch', batch: batch() },
      { kind: 'coupon', coupon: coupon() },
    ],
  }),
}));

const sent = (method: string) => api.asked.filter((one) => one.method === method).map(({ body }) => body);
const open = (address: string = paths.adminCoupons) => openScreen(CouponsPage, address);
const type = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  if (text) await user.type(field, text);
};

describe('the coupons of an archived quiz', () => {
  it('are listed with a link to unarchive the quiz, and none can be created', async () => {
    answers['GET /admin/quizzes'] = () => ({ quizzes: [quizzes[0], { ...quizzes[1], archived: true }] });
    answers['GET /admin/quizzes/2/coupons'] = () => ({ entries: [{ kind: 'coupon', coupon: coupon({ quizId: 2 }) }] });
    open(`${paths.adminCoupons}?quiz=2`);
    await screen.findByRole('table', { name: words.title });
    expect(screen.getByRole('link', { name: 'Unarchive quiz 2' }).getAttribute('href')).toBe(
      `${paths.adminQuizzes}?quiz=2`,
    );
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
  });
});

describe('the list of coupons', () => {
  it('shows coupons and batches with status, uses and terms, page by page', async () => {
    answers['GET /admin/quizzes/1/coupons'] = ({ query }) =>
      query['cursor'] === 'more'
        ? {
            entries: [
              { kind: 'coupon', coupon: coupon({ code: 'OLD', status: 'expired', maxUses: undefined, uses: 1234 }) },
            ],
          }
        : {
            entries: [
              { kind: 'batch', batch: batch() },
              { kind: 'coupon', coupon: coupon() },
            ],
            next: 'more',
          };
    open();
    const table = await screen.findByRole('table', { name: words.title });
    const rows = () => within(table).getAllByRole('row').slice(1).map(cellsOf);
    expect(rows().map((cells) => cells.slice(0, 4))).toEqual([
      [`Riverside School${words.batchOf(3)}`, words.statuses.active, words.onceEach, '100%'],
      ['WELCOME50', words.statuses.active, '3 of 10', '50%'],
    ]);
    await press('Load more');
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows()[2]?.slice(0, 3)).toEqual(['OLD', words.statuses.expired, words.usesOf('1,234', undefined)]);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says that the chosen quiz has no coupons', async () => {
    answers['GET /admin/quizzes/2/coupons'] = () => ({ entries: [] });
    open(`${paths.adminCoupons}?quiz=2`);
    expect(await screen.findByText(words.none('Another'))).toBeDefined();
  });
});

describe('creating a coupon', () => {
  it('shows all invalid fields, and sends nothing', async () => {
    open();
    await press(words.create.title);
    await type(words.fields.discount, '100.5');
    await press(words.create.action);
    expect(screen.getByText(refusals.codePattern)).toBeDefined();
    expect(screen.getByText(refusals.discount(0, 100))).toBeDefined();
    expect(sent('POST')).toEqual([]);
  });

  it('sends the code in capitals, and no limit if none was typed', async () => {
    answers['POST /admin/quizzes/1/coupons'] = () => coupon({ code: 'Spring-26' });
    open();
    await press(words.create.title);
    await type(lists.labels.code, ' Spring-26 ');
    await type(words.fields.label, 'Spring');
    await type(words.fields.discount, '12,5');
    await press(words.create.action);
    expect(await screen.findByText(words.created('Spring-26'))).toBeDefined();
    expect(sent('POST')).toMatchObject([
      { code: 'SPRING-26', label: 'Spring', discountPercentage: 12.5, maxUses: null },
    ]);
    const [{ validFrom, validUntil } = {}] = sent('POST') as { validFrom?: number; validUntil?: number }[];
    expect((validUntil ?? 0) - (validFrom ?? 0)).toBe(90 * 86_400_000);
  });

  it('generates an unguessable code, and sends the typed limit', async () => {
    answers['POST /admin/quizzes/1/coupons'] = () => coupon();
    open();
    await press(words.create.title);
    await press(words.create.generate);
    await type(words.fields.maxUses, '25');
    await press(words.create.action);
    await screen.findByText(words.created('WELCOME50'));
    expect(sent('POST')).toMatchObject([
      { code: expect.stringMatching(/^TRU(-[2-9A-Z]{4}){3}$/) as string, maxUses: 25 },
    ]);
  });

  it('says at the code field that the code is taken', async () => {
    answers['POST /admin/quizzes/1/coupons'] = () => refusal('coupon-exists', 'There is a coupon WELCOME50 already.');
    open();
    await press(words.create.title);
    await type(lists.labels.code, 'WELCOME50');
    await press(words.create.action);
    const field = screen.getByRole('textbox', { name: lists.labels.code });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('There is a coupon WELCOME50 already.')).toBeDefined();
    await type(lists.labels.code, 'WELCOME51');
    expect(screen.queryByText('There is a coupon WELCOME50 already.')).toBeNull();
  });
});

describe('changing a coupon', () => {
  it('sends the new terms with the reason, at the revision on the screen', async () => {
    answers['PUT /admin/coupons/WELCOME50'] = () => coupon({ revision: 5 });
    const kept = { label: 'Open day', validFrom: Date.UTC(2026, 0, 1), validUntil: Date.UTC(2027, 0, 1) };
    answers['GET /admin/quizzes/1/coupons'] = () => ({ entries: [{ kind: 'coupon', coupon: coupon(kept) }] });
    open();
    await press(`${words.actions.change}: WELCOME50`);
    expect(screen.getByRole('dialog', { name: 'Change WELCOME50' })).toBeDefined();
    await type(words.fields.maxUses, '');
    await press(words.links.save);
    expect(screen.getByText(reasonMissing)).toBeDefined();
    await type('Reason', 'The school asked');
    await press(words.links.save);
    expect(await screen.findByText(words.done.change('WELCOME50'))).toBeDefined();
    expect(sent('PUT')).toMatchObject([
      { revision: 4, active: true, discountPercentage: 50, maxUses: null, reason: 'The school asked' },
    ]);
    await press(`${words.actions.change}: WELCOME50`);
    await type('Discount (%)', '40');
    await type('Reason', 'The school asked');
    await press('Save changes');
    await waitFor(() => expect(sent('PUT')[1]).toMatchObject({ ...kept, discountPercentage: 40, maxUses: 10 }));
  });

  it('deactivates a coupon that the dialog names', async () => {
    answers['PUT /admin/coupons/WELCOME50'] = () => coupon({ active: false });
    open();
    await press(`${words.actions.deactivate}: WELCOME50`);
    expect(screen.getByRole('dialog', { name: 'Deactivate WELCOME50' })).toBeDefined();
    await type('Reason', 'Leaked');
    await press(words.actions.deactivate);
    expect(await screen.findByText(words.done.deactivate('WELCOME50'))).toBeDefined();
    expect(sent('PUT')).toMatchObject([{ active: false, maxUses: 10, reason: 'Leaked' }]);
  });
});

it('the coupons page shows who used a coupon, the outcome, and a link to the attempt', async () => {
  const use = { userId: 'a', name: 'Asha', email: 'asha@example.com', redeemedAt: Date.UTC(2026, 2, 2) };
  answers['GET /admin/coupons/WELCOME50/uses'] = () => ({
    uses: [
      { ...use, status: 'consumed', attemptId: '1.1.01J00000000000000000000000' },
      { ...use, userId: 'b', name: '', email: '', status: 'released' },
    ],
  });
  answers['GET /admin/coupons/AUTUMN/uses'] = () => new Promise(() => undefined);
  const entries = ['WELCOME50', 'AUTUMN'].map((code) => ({ kind: 'coupon', coupon: coupon({ code }) }));
  answers['GET /admin/quizzes/1/coupons'] = () => ({ entries });
  open();
  await press(`${words.links.uses}: WELCOME50`);
  const table = await screen.findByRole('table', { name: words.usesTitle('WELCOME50') });
  const rows = within(table).getAllByRole('row').slice(1).map(cellsOf);
  expect(rows[0]?.[0]).toBe('Ashaasha@example.com');
  expect(rows.map((cells) => cells[2])).toEqual([words.useStatuses.consumed, words.useStatuses.released]);
  expect(rows[1]?.[0]).toBe(lists.deletedAccount);
  const link = within(table).getByRole('link', { name: lists.attempts.open });
  expect(link.getAttribute('href')).toBe('/admin/attempts?attempt=a%2F1.1.01J00000000000000000000000');
  await user.keyboard('{Escape}');
  await press(`${words.links.uses}: AUTUMN`);
  expect((await screen.findByRole('dialog')).textContent).toContain('Loading...');
});

it('the coupons page takes a reserved use back from its person and shows the list again', async () => {
  const use = { userId: 'a', name: 'Asha', email: 'asha@example.com', redeemedAt: Date.UTC(2026, 2, 2) };
  let status = 'reserved';
  answers['GET /admin/coupons/WELCOME50/uses'] = () => ({ uses: [{ ...use, status }] });
  answers['POST /admin/coupons/WELCOME50/release'] = () => {
    status = 'released';
    return { releasedAt: Date.UTC(2026, 2, 3) };
  };
  open();
  await press(`${words.links.uses}: WELCOME50`);
  await press(`${words.actions.release}: Asha`);
  expect(screen.getByRole('dialog', { name: words.releaseTitle('Asha') })).toBeDefined();
  await type('Reason', 'Never came');
  await press(words.actions.release);
  expect(await screen.findByText(words.released('Asha'))).toBeDefined();
  expect(sent('POST')).toEqual([{ userId: 'a', redeemedAt: use.redeemedAt, reason: 'Never came' }]);
  expect(await screen.findByText(words.useStatuses.released)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
});

it('the coupons page finds a coupon of a batch by its code, links to the batch and offers no change', async () => {
  answers['GET /admin/coupons/TRU-1'] = () => coupon({ code: 'TRU-1', batchId: 'ab12cd', maxUses: 1, uses: 1 });
  answers['GET /admin/coupons/none'] = () => refusal('not-found', 'There is no coupon none.');
  const all = answers['GET /admin/quizzes/1/coupons'];
  answers['GET /admin/quizzes/1/coupons'] = (asked) => (asked.query['typed'] ? { entries: [] } : all?.(asked));
  open();
  const field = () => screen.findByRole('searchbox', { name: words.find.label });
  await user.type(await field(), 'TRU-1{Enter}');
  const found = await screen.findByRole('table', { name: words.find.found });
  expect(within(found).getByRole('link', { name: words.links.batch }).getAttribute('href')).toBe(
    '/admin/coupons?batch=ab12cd',
  );
  expect(within(found).queryByRole('button')).toBeNull();
  await press('Clear');
  await waitFor(() => expect(screen.queryByRole('table', { name: words.find.found })).toBeNull());
  expect([document.activeElement?.textContent, (await field()).getAttribute('value')]).toEqual(['Clear', '']);
  await user.type(await field(), 'none{Enter}');
  expect(await screen.findByText(words.noMatch('TrueIn Assessment', 'none'))).toBeDefined();
  await press('Clear the filter');
  expect(await screen.findByText('WELCOME50')).toBeDefined();
});
