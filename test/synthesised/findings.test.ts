import { expect, it } from 'vitest';
import { findings, unusedPermissions, type Events } from './findings.ts';

const permission = { role: 'answering', action: 'dynamodb:GetItem', resource: 'table', leadingKeys: 'USER#*' };
const journal = (more: Partial<Events> = {}): Events => ({
  routes: { 'GET /api/quiz': { 200: 1 } },
  functions: { answering: { calls: 1, failed: 0, isTriggered: true } },
  permissions: [{ ...permission, uses: 1 }],
  denied: [],
  counts: {},
  ...more,
});

it('finds nothing where everything was used', () => {
  expect(findings([journal()], {})).toEqual([]);
});
it('takes what any of the clouds has used', () => {
  const idle = journal({ routes: { 'GET /api/quiz': {} }, permissions: [{ ...permission, uses: 0 }] });
  expect(findings([idle, journal()], {})).toEqual([]);
});
it('names a route that only refuses', () => {
  expect(findings([journal({ routes: { 'GET /api/quiz': { 403: 2 } } })], {})).toEqual([
    'No story got a success of the route GET /api/quiz.',
  ]);
});
it('names a function that nothing calls, unless only a deployment does', () => {
  const [idle, deploying] = [true, false].map((isTriggered) => ({ calls: 0, failed: 0, isTriggered }));
  expect(
    findings([journal({ functions: { idle: idle ?? expect.fail(), deploying: deploying ?? expect.fail() } })], {}),
  ).toEqual(['No story had the function idle called.']);
});
it('names what AWS would refuse', () => {
  const denied = [{ who: 'answering', action: 's3:PutObject', resource: 'reports/x', keys: '' }];
  expect(findings([journal({ denied })], {})).toEqual([
    'AWS would refuse: answering may not s3:PutObject on reports/x.',
  ]);
});
it('names a permission that nothing needs, unless it is explained', () => {
  const idle = journal({ permissions: [{ ...permission, uses: 0 }] });
  expect(unusedPermissions([idle], {})).toEqual(['answering dynamodb:GetItem table USER#*']);
  expect(unusedPermissions([idle], { 'answering dynamodb:GetItem *': 'It is needed after a fault.' })).toEqual([]);
  expect(unusedPermissions([idle, journal()], {})).toEqual([]);
});
it('names an explanation of what is used', () => {
  expect(findings([journal()], { 'answering *': 'It is needed after a fault.' })).toEqual([
    'The explanation of an unused permission fits none: answering *.',
  ]);
});
