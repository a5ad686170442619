import { expect, it } from 'vitest';
import type { Assembly, Resource } from './assembly.ts';
import { deploy } from './resolve.ts';

const assembly = (resources: Record<string, Resource>): Assembly => ({
  stacks: [
    {
      name: 'data',
      region: 'ap-south-1',
      resources: { queue: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'work' } } },
      outputs: { Arn: { Value: { 'Fn::GetAtt': ['queue', 'Arn'] }, Export: { Name: 'the-work' } } },
    },
    { name: 'app', region: 'ap-south-1', resources, outputs: {} },
  ],
  assetAt: () => '',
});
const propertyOf = (value: unknown): unknown =>
  deploy(assembly({ topic: { Type: 'AWS::SNS::Topic', Properties: { value } } })).ofType('AWS::SNS::Topic')[0]
    ?.properties['value'];

it.each([
  [{ Ref: 'AWS::Region' }, 'ap-south-1'],
  [{ 'Fn::Join': ['-', ['a', { Ref: 'AWS::Partition' }]] }, 'a-aws'],
  [{ 'Fn::Sub': 'x-${AWS::AccountId}-${!literal}' }, 'x-000000000000-${literal}'],
  [{ 'Fn::Sub': ['${a}', { a: { Ref: 'AWS::Region' } }] }, 'ap-south-1'],
  [{ 'Fn::Select': [1, { 'Fn::Split': [':', 'a:b:c'] }] }, 'b'],
  [{ 'Fn::ImportValue': 'the-work' }, 'arn:aws:sqs:ap-south-1:000000000000:work'],
  [
    { 'Fn::GetStackOutput': { StackName: 'data', Region: 'ap-south-1', OutputName: 'Arn' } },
    'arn:aws:sqs:ap-south-1:000000000000:work',
  ],
  [
    [{ Ref: 'AWS::Region' }, { plain: 1 }],
    ['ap-south-1', { plain: 1 }],
  ],
])('%j resolves to %j', (value, expected) => {
  expect(propertyOf(value)).toEqual(expected);
});

it('a secret resolves to the same value wherever a template names it', () => {
  const secret = '{{resolve:secretsmanager:the-secret:SecretString:::}}';
  expect(propertyOf(secret)).toMatch(/^[0-9a-f]{48}$/);
  expect(propertyOf(secret)).toBe(
    propertyOf({ 'Fn::Join': ['', ['{{resolve:secretsmanager:', 'the-secret', ':SecretString:::}}']] }),
  );
});

it.each([
  [{ Ref: 'nothing' }, /nothing is referred to/],
  [{ 'Fn::GetAtt': ['topic', 'Colour'] }, /no known attribute Colour/],
  [{ 'Fn::Transform': {} }, /Fn::Transform, which is not known/],
  [{ 'Fn::ImportValue': 'nobody' }, /which no stack exports/],
])('%j can’t be resolved', (value, message) => {
  expect(() => propertyOf(value)).toThrow(message);
});
