import { describe, expect, it } from 'vitest';
import { deliveriesOf, type Delivery } from './deliveries.ts';
import { allows, type PolicyStatement } from './policy-match.ts';
import { account, resolvedStage, type ResolvedResource } from './resolved-stage.ts';
import { stageTemplates } from './stage-templates.ts';
import { testStage } from './test-stage.ts';

interface Document {
  Statement: PolicyStatement[];
}

/** The policies of AWS that CDK's own functions have: each may write its log. */
const managed: PolicyStatement = { Effect: 'Allow', Action: ['logs:CreateLogStream', 'logs:PutLogEvents'] };

/** All statements that decide about a delivery: those of its role, or those of its target's resource policy. */
function statementsFor({ by, to }: Delivery, all: readonly ResolvedResource[]): PolicyStatement[] {
  if ('role' in by) {
    const id = by.role.split('/').at(-1);
    const own = all.filter(({ type }) => type === 'AWS::IAM::Policy');
    const role = all.find((each) => each.id === id);
    return [
      ...own
        .filter(({ properties }) => (properties['Roles'] as string[]).includes(id ?? ''))
        .flatMap(({ properties }) => (properties['PolicyDocument'] as Document).Statement),
      ...(role?.properties['ManagedPolicyArns'] ? [managed] : []),
    ];
  }
  return all.flatMap(({ type, arn, properties }) => {
    if (type === 'AWS::Lambda::Permission') {
      const { Action, Principal, FunctionName, SourceArn, SourceAccount } = properties as Record<string, string>;
      const conditions = {
        ...(SourceArn && { ArnLike: { 'aws:SourceArn': SourceArn } }),
        ...(SourceAccount && { StringEquals: { 'aws:SourceAccount': SourceAccount } }),
      };
      return [
        { Effect: 'Allow', Action, Principal: { Service: Principal }, Resource: FunctionName, Condition: conditions },
      ] as PolicyStatement[];
    }
    if (type === 'AWS::IAM::Role' && arn === to) return (properties['AssumeRolePolicyDocument'] as Document).Statement;
    if (/^AWS::(SNS::Topic|SQS::Queue|S3::Bucket)Policy$/.test(type))
      return (properties['PolicyDocument'] as Document).Statement;
    return [];
  });
}

function isAllowed(delivery: Delivery, all: readonly ResolvedResource[]): boolean {
  const context = {
    'aws:sourceaccount': account,
    'aws:sourcearn': delivery.sourceArn,
    'aws:securetransport': 'true',
  };
  const { by, action, to } = delivery;
  const who = 'service' in by ? { service: by.service } : {};
  return allows(statementsFor(delivery, all), { ...who, action, resource: to, context });
}

const told = ({ from, action, to }: Delivery) => `${from} → ${action} on ${to}`;

describe.each([
  ['dev', resolvedStage(await stageTemplates(testStage('dev')))],
  ['prod', resolvedStage(await stageTemplates())],
])('the stage %s', (_, all) => {
  it('policies allow every delivery that AWS services make', () => {
    const deliveries = deliveriesOf(all);
    const actions = new Set(deliveries.map(({ action }) => action));
    for (const action of ['sns:Publish', 'sqs:SendMessage', 'lambda:InvokeFunction', 's3:GetObject', 'sts:AssumeRole'])
      expect(actions).toContain(action);
    expect(deliveries.filter((each) => !isAllowed(each, all)).map(told)).toEqual([]);
  });

  it('policies refuse the same deliveries from another account', () => {
    const policies = deliveriesOf(all).filter(({ by, action }) => 'service' in by && action !== 'sts:AssumeRole');
    const open = policies.filter((each) => {
      const context = {
        'aws:sourceaccount': '999999999999',
        'aws:sourcearn': each.sourceArn.replace(account, '999999999999'),
        'aws:securetransport': 'true',
      };
      const service = 'service' in each.by ? each.by.service : '';
      const request = { service, action: each.action, resource: each.to, context };
      // The name of a bucket says nothing about an account, so its policy has to.
      return allows(statementsFor(each, all), request);
    });
    expect(open.map(told)).toEqual([]);
  });

  it('no topic has a KMS key, which the publishing services could not use', () => {
    const topics = all.filter(({ type }) => type === 'AWS::SNS::Topic');
    expect(topics.map(({ properties }) => properties['KmsMasterKeyId'])).toEqual(topics.map(() => undefined));
  });

  it('topics refuse plain http', () => {
    const publishing = deliveriesOf(all).filter(({ action }) => action === 'sns:Publish');
    expect(publishing.length).toBeGreaterThan(1);
    for (const { by, action, to, sourceArn } of publishing) {
      const service = 'service' in by ? by.service : '';
      const context = { 'aws:sourceaccount': account, 'aws:sourcearn': sourceArn, 'aws:securetransport': 'false' };
      const delivery = { from: '', by, action, to, sourceArn };
      expect(allows(statementsFor(delivery, all), { service, action, resource: to, context })).toBe(false);
    }
  });
});
