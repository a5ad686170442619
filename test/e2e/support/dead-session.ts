import type { Page } from 'playwright-core';

/** As if the tokens had been got so long ago that so many seconds are left: only this browser believes it. */
async function ageTokens(page: Page, secondsLeft: number): Promise<void> {
  await page.evaluate((seconds) => {
    for (const name of Object.keys(localStorage).filter((key) => /\.(id|access)Token$/.test(key))) {
      const [head, payload = '', sign] = (localStorage.getItem(name) ?? '').split('.');
      const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
      const exp = Math.floor(Date.now() / 1000) + seconds;
      const aged = btoa(text.replace(/"exp":\d+/, `"exp":${exp}`));
      const encoded = aged.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      localStorage.setItem(name, [head, encoded, sign].join('.'));
    }
  }, secondsLeft);
}

/** The session as it is once the issuer does not renew it any more: its refresh token is one that the issuer refuses, or is missing. */
export async function killSession(page: Page, how: 'refused' | 'missing' = 'refused'): Promise<void> {
  await page.evaluate((kind) => {
    for (const name of Object.keys(localStorage).filter((key) => key.endsWith('.refreshToken')))
      if (kind === 'refused') localStorage.setItem(name, 'revoked');
      else localStorage.removeItem(name);
  }, how);
  await ageTokens(page, -60);
}

export const sessionEnded = (page: Page) => page.getByText('Your session has ended', { exact: true });
