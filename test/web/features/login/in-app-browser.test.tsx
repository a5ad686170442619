// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#web/features/login/login-page.tsx';
import { inApp } from '#web/lib/words/login.ts';

vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => ({}) }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const android = (rest: string) => `Mozilla/5.0 (Linux; Android 14; SM-A546E${rest}`;
const iPhone = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const webView = `; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`;

describe('the hint to open the login page in another browser', () => {
  const hint = () => screen.queryByText(inApp);
  const openIn = (userAgent: string) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    render(<LoginPage />);
  };

  it.each([
    ['Instagram on Android', android(`${webView} Instagram 334.0.0.42.95 Android`)],
    ['Instagram on iOS', iPhone('Mobile/15E148 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5)')],
    ['Facebook on Android', android(`${webView} [FB_IAB/FB4A;FBAV/468.0.0.52.76;]`)],
    ['Facebook on iOS', iPhone('Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0;FBDV/iPhone14,5]')],
    ['LinkedIn on iOS', iPhone('Mobile/15E148 [LinkedInApp]/9.30.1234')],
    ['WhatsApp', android(') WhatsApp/2.24.12.78 A')],
    [
      'Telegram on Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.71 Mobile Safari/537.36 Telegram-Android/10.14.5 (Google Pixel 8; Android 14; SDK 34; HIGH)',
    ],
    ['Snapchat on iOS', iPhone('Version/17.5 Mobile/15E148 Safari/604.1 Snapchat/12.90.0.46 (like Safari/8618.2.12)')],
    ['TikTok', android(') Mobile Safari/537.36 trill_340203 BytedanceWebview/d8a21c6 musical_ly_2023')],
    ['Line on iOS', iPhone('Mobile/15E148 Safari Line/14.9.0')],
    ['WeChat', android(') Mobile Safari/537.36 MicroMessenger/8.0.49')],
    ['another app on Android', android(webView)],
    ['another app on iOS', iPhone('Mobile/15E148')],
    [
      'another app on an iPad',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    ],
  ])('is there in %s, with the address and above the button', (_, userAgent) => {
    openIn(userAgent);
    expect(hint()).not.toBeNull();
    expect(screen.getByText(`${window.location.origin}/login`)).toBeDefined();
    const button = screen.getByRole('button', { name: 'Login with Google' });
    expect(hint()?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
    ['Chrome on Android', android(`) ${chrome} Mobile Safari/537.36`)],
    ['Chrome on iOS', iPhone('CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1')],
    ['Safari on iOS', iPhone('Version/17.5 Mobile/15E148 Safari/604.1')],
    [
      'Safari on a Mac or an iPad',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'],
    ['Firefox on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
    ['Firefox on iOS', iPhone('FxiOS/127.0 Mobile/15E148 Safari/605.1.15')],
    [
      'Samsung Internet',
      android(') AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36'),
    ],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/126.0.0.0`],
    ['Edge on iOS', iPhone('Version/17.0 EdgiOS/125.2535.60 Mobile/15E148 Safari/604.1')],
    ['Opera on Android', android(`) ${chrome} Mobile Safari/537.36 OPR/83.0.0.0`)],
    ['Chrome on a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
  ])('is not there in %s', (_, userAgent) => {
    openIn(userAgent);
    expect(hint()).toBeNull();
  });

  it('is not there on a page of the home screen of an iPhone', () => {
    vi.stubGlobal('navigator', { userAgent: iPhone('Mobile/15E148'), standalone: true });
    render(<LoginPage />);
    expect(hint()).toBeNull();
    vi.unstubAllGlobals();
  });

  it('gives the address of the page that the person wanted', () => {
    sessionStorage.setItem('truein.return-to', JSON.stringify({ path: '/reports/r-1', until: Date.now() + 60_000 }));
    openIn(android(webView));
    expect(screen.getByText(`${window.location.origin}/reports/r-1`)).toBeDefined();
  });
});
