import { describe, expect, it } from 'vitest';
import { dialog, openAdminScreen } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { signIn } from '#test/e2e/support/quiz/candidate.ts';

const { newPage } = useBrowser();
const email = 'new-admin@example.com';

describe('the rights of an admin', () => {
  it('are given and taken away by another one, from the next click on; the audit says by whom and why', async () => {
    const other = await newPage();
    await signIn(other, email);
    await other.goto('/admin/admins');
    await other.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await other.getByText("You don't have admin privileges").waitFor();

    const admin = await newPage();
    await openAdminScreen(admin, '/admin/admins');
    await admin.getByRole('button', { name: 'Make someone an admin' }).click();
    const granting = dialog(admin, 'Make someone an admin');
    await granting.getByLabel('E-mail address').fill('nobody-yet@example.com');
    await granting.getByLabel('Reason').fill('Looks after the schools');
    await granting.getByRole('button', { name: 'Make admin' }).click();
    await granting.getByText(/Nobody with the address nobody-yet@example.com has signed in yet/).waitFor();
    await granting.getByLabel('E-mail address').fill(email);
    await granting.getByRole('button', { name: 'Make admin' }).click();
    await admin.getByRole('row').filter({ hasText: email }).waitFor();

    await other.goto('/admin/coupons');
    await other.getByRole('button', { name: 'Create a coupon' }).waitFor();
    await admin.getByRole('row').filter({ hasText: email }).getByRole('button').click();
    const taking = dialog(admin, /Take the admin rights of .+ away/);
    await taking.getByLabel('Reason').fill('Has left the firm');
    await taking.getByRole('button', { name: 'Take rights away' }).click();
    await admin.getByText(/is no longer an admin/).waitFor();

    // Their page is open and their token lives; the next click is refused all the same.
    await other.getByRole('button', { name: 'Create a coupon' }).click();
    const creating = dialog(other, 'Create a coupon');
    await creating.getByLabel('Code', { exact: true }).fill('TOOLATE');
    await creating.getByRole('button', { name: 'Create coupon' }).click();
    await creating.getByText('Access denied. Admin privileges required.').waitFor();

    await admin.goto('/admin/audit');
    const taken = admin.getByRole('row').filter({ hasText: 'Has left the firm' });
    await taken.waitFor();
    await expect.poll(() => taken.innerText()).toContain('Vikram Rao took the admin rights of New Admin away.');
  });
});
