import { expect, it } from 'vitest';
import { gaps, refusals, type Events } from './findings.ts';

const permission = { role: 'answering', action: 'dynamodb:UpdateItem', resource: 'table', leadingKeys: 'USER#*' };
const journal = (more: Partial<Events> = {}): Events => ({
  routes: { 'GET /api/quiz': { 200: 1 } },
  functions: { answering: { calls: 1, isTriggered: true } },
  permissions: [{ ...permission, uses: 1 }],
  denied: [],
  rejected: {},
  fed: { work: { offered: 2, passed: 1 } },
  errors: {},
  ...more,
});

it('refusals and gaps find nothing when everything was used', () => {
  expect([...refusals([journal()]), ...gaps([journal()], {})]).toEqual([]);
});
it('gaps counts a permission as used if any cloud has used it', () => {
  const idle = journal({
    routes: { 'GET /api/quiz': {} },
    permissions: [{ ...permission, uses: 0 }],
    fed: { work: { offered: 0, passed: 0 } },
  });
  expect(gaps([idle, journal()], {})).toEqual([]);
});
it('gaps names a route that only refuses', () => {
  expect(gaps([journal({ routes: { 'GET /api/quiz': { 403: 2 } } })], {})).toEqual([
    'No story got a success of the route GET /api/quiz.',
  ]);
});
it('refusals names a call that AWS would refuse', () => {
  const denied = [{ who: 'answering', action: 's3:PutObject', resource: 'reports/x', keys: '' }];
  expect(refusals([journal({ denied }), journal({ denied })])).toEqual([
    'AWS would refuse: answering may not s3:PutObject on reports/x.',
  ]);
});
it('refusals names a call that AWS would not understand', () => {
  const rejected = { 'dynamodb:Query of answering: There is no such index.': 3 };
  expect(refusals([journal({ rejected })])).toEqual([
    'AWS would not understand dynamodb:Query of answering: There is no such index.',
  ]);
});
it('gaps names an unused permission unless it is explained', () => {
  const idle = journal({ permissions: [{ ...permission, uses: 0 }] });
  expect(gaps([idle], {})).toEqual(['No story used the permission: answering dynamodb:UpdateItem table USER#*']);
  expect(gaps([idle], { 'answering dynamodb:UpdateItem *': 'It is needed after a fault.' })).toEqual([]);
  expect(gaps([idle, journal()], {})).toEqual([]);
});
