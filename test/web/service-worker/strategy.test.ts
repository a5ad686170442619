// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { strategyOf } from '../../../web/service-worker/strategy.ts';

const here = window.location.origin;
const navigation = (path: string) => ({ method: 'GET', mode: 'navigate', url: `${here}${path}` }) as const;
const request = (path: string, method = 'GET') => ({ method, mode: 'cors', url: `${here}${path}` }) as const;

describe('strategyOf', () => {
  it.each(['/quiz', '/quiz/', '/quiz-selection', '/result', '/account', '/quiz?from=mail'])('keeps %s open', (path) =>
    expect(strategyOf(navigation(path))).toBe('shell'),
  );

  it.each(['/', '/login', '/students', '/admin/quizzes', '/quizzes', '/?code=1&state=2'])(
    'leaves %s to the network',
    (path) => expect(strategyOf(navigation(path))).toBeUndefined(),
  );

  it('has a copy of the configuration, and the files that never change', () => {
    expect(strategyOf(request('/config.json'))).toBe('config');
    expect(strategyOf(request('/assets/quiz-page-C82CqYio.js'))).toBe('asset');
  });

  it.each(['/api/me', '/api/quiz', '/_local/inbox', '/sw.js'])('never touches %s', (path) =>
    expect(strategyOf(request(path))).toBeUndefined(),
  );

  it('never touches what is sent, nor other places', () => {
    expect(strategyOf(request('/assets/a.js', 'POST'))).toBeUndefined();
    const elsewhere = { method: 'GET', mode: 'cors', url: 'https://cognito-idp.test/config.json' } as const;
    expect(strategyOf(elsewhere)).toBeUndefined();
  });
});
