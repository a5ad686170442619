// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { strategyOf } from '../../../web/service-worker/strategy.ts';

const here = window.location.origin;
const navigation = (path: string) => ({ method: 'GET', mode: 'navigate', url: `${here}${path}` }) as const;
const request = (path: string, method = 'GET') => ({ method, mode: 'cors', url: `${here}${path}` }) as const;

describe('strategyOf', () => {
  it.each(['/quiz', '/quiz/', '/quiz-selection', '/result', '/account', '/quiz?from=mail'])(
    '%s opens from the cached application',
    (path) => expect(strategyOf(navigation(path))).toBe('shell'),
  );

  it.each(['/', '/login', '/students', '/admin/quizzes', '/quizzes', '/?code=1&state=2'])(
    '%s is left to the network',
    (path) => expect(strategyOf(navigation(path))).toBeUndefined(),
  );

  it('config.json and hashed assets have strategies of their own', () => {
    expect(strategyOf(request('/config.json'))).toBe('config');
    expect(strategyOf(request('/assets/quiz-page-C82CqYio.js'))).toBe('asset');
  });

  it.each(['/api/me', '/api/quiz', '/_local/inbox', '/sw.js'])('%s is never handled', (path) =>
    expect(strategyOf(request(path))).toBeUndefined(),
  );

  it('writes and other origins are never handled', () => {
    expect(strategyOf(request('/assets/a.js', 'POST'))).toBeUndefined();
    const elsewhere = { method: 'GET', mode: 'cors', url: 'https://cognito-idp.test/config.json' } as const;
    expect(strategyOf(elsewhere)).toBeUndefined();
  });
});
