import { describe, expect, it } from 'vitest';
import type { HandlerName } from '#infra/constructs/function-sizes.ts';
import { functionsOf, handlerNames, listed, resourcesOf, statementsOfRole, type Statement } from './resources.ts';
import { stageTemplates } from './stage-templates.ts';

const stage = await stageTemplates();

const statementsOf = (name: HandlerName): Statement[] => {
  const role = functionsOf(stage.app).get(name)?.properties.Role['Fn::GetAtt'][0] ?? '';
  return statementsOfRole(stage.app, role);
};
const actionsOf = (name: HandlerName): string[] =>
  statementsOf(name)
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action }) => Action);

/** The role of CDK's function that copies the site into its bucket: CDK grants its rights, and names that bucket. */
const copier = /^sitefilesrole/;

describe('the rights of roles', () => {
  it('policies have no wildcard action and no wildcard resource', () => {
    const documents = [stage.data, stage.app].flatMap((template) =>
      ['AWS::IAM::Policy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy', 'AWS::S3::BucketPolicy'].flatMap((type) =>
        resourcesOf<{ PolicyDocument: { Statement: Statement[] } }>(template, type),
      ),
    );
    expect(documents.length).toBeGreaterThan(handlerNames.length);
    for (const { id, properties } of documents.filter((each) => !copier.test(each.id))) {
      // CDK chooses the rights of its function that empties the site's bucket.
      for (const { Effect, Action, Resource } of properties.PolicyDocument.Statement.filter(
        (each) => each.Effect === 'Allow' && !JSON.stringify(each).includes('CustomS3AutoDeleteObjects'),
      )) {
        expect([id, Effect, listed(Action).filter((action) => action.includes('*'))]).toEqual([id, 'Allow', []]);
        expect([id, listed(Resource).filter((resource) => resource === '*')]).toEqual([id, []]);
      }
    }
  });

  it('no role of a function has a managed policy of AWS, except CDK’s own that empties a bucket', () => {
    const roles = [stage.data, stage.app].flatMap((template) =>
      resourcesOf<{ ManagedPolicyArns?: unknown }>(template, 'AWS::IAM::Role'),
    );
    expect(roles.length).toBeGreaterThan(handlerNames.length);
    const others = /^(functionsrelease|CustomS3AutoDelete)/;
    expect(roles.filter(({ id, properties }) => properties.ManagedPolicyArns && !others.test(id))).toEqual([]);
  });
});

describe('the rights of functions', () => {
  const who = (action: string) => handlerNames.filter((name) => actionsOf(name).includes(action));

  it('only admin-api, write-export and deliver-report may write files', () =>
    expect(who('s3:PutObject')).toEqual(['admin-api', 'write-export', 'deliver-report']));
  it('only the APIs of accounts and admins and three workers may read files', () =>
    expect(who('s3:GetObject')).toEqual(['account-api', 'admin-api', 'import-bank', 'deliver-report']));

  /** The objects on which a function may do this: the ends of their ARNs. */
  const objectsOf = (name: HandlerName, action: string) =>
    statementsOf(name)
      .filter(({ Action }) => listed(Action).includes(action))
      .flatMap(({ Resource }) => listed(Resource))
      .map((resource) => /\/[^"]*\*/.exec(JSON.stringify(resource))?.[0])
      .sort();

  it('admins can read files of reports and exports only', () =>
    expect(objectsOf('admin-api', 's3:GetObject')).toEqual(['/files/*', '/reports/*']));

  it('admins can order exports but not write one; the export worker touches exports only', () => {
    expect(objectsOf('admin-api', 's3:PutObject')).toEqual(['/*', '/orders/*']);
    expect(objectsOf('write-export', 's3:PutObject')).toEqual(['/files/*']);
    expect(actionsOf('write-export').filter((action) => action.startsWith('s3:Delete'))).toEqual([]);
  });

  it('only the contact form and report delivery may send mail', () =>
    expect(who('ses:SendRawEmail')).toEqual(['public-api', 'deliver-report']));

  it('three functions may delete report files, two of them with all versions', () => {
    expect(who('s3:DeleteObject')).toEqual(['deliver-report']);
    expect(objectsOf('deliver-report', 's3:DeleteObject')).toEqual(['/reports/*']);
    const erasers = ['account-api', 'remove-report-file'] as const;
    for (const action of ['s3:DeleteObjectVersion', 's3:ListBucketVersions']) expect(who(action)).toEqual(erasers);
    for (const name of erasers) {
      expect(objectsOf(name, 's3:DeleteObjectVersion')).toEqual(['/reports/*']);
      const listing = statementsOf(name).filter(({ Action }) => listed(Action).includes('s3:ListBucketVersions'));
      expect(listing.map(({ Condition }) => Condition)).toEqual([{ StringLike: { 's3:prefix': 'reports/*' } }]);
    }
  });

  it('functions may only receive, delete, inspect and send messages of queues', () => {
    const onQueues = handlerNames.flatMap(actionsOf).filter((action) => action.startsWith('sqs:'));
    const actions = ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage', 'sqs:SendMessage'];
    expect([...new Set(onQueues)].sort()).toEqual(actions);
  });
  it('no function may list a bucket', () => expect(who('s3:ListBucket')).toEqual([]));

  it('only the account API reaches the user pool, and may only delete users there', () => {
    const inPool = handlerNames.flatMap((name) =>
      actionsOf(name)
        .filter((action) => action.startsWith('cognito-idp:'))
        .map((action) => [name, action]),
    );
    expect(inPool).toEqual([['account-api', 'cognito-idp:AdminDeleteUser']]);
  });

  const sendersOf = (names: readonly HandlerName[]) =>
    names.map((name) => statementsOf(name).find(({ Action }) => listed(Action).includes('ses:SendRawEmail')));

  it('senders may mail to any identity of the account, as SES’s sandbox requires', () => {
    const [contact, reports] = sendersOf(['public-api', 'deliver-report']).map((statement) =>
      listed(statement?.Resource).map((resource) => JSON.stringify(resource)),
    );
    const anyIdentity = expect.stringMatching(/arn:aws:ses:ap-south-1:".*AWS::AccountId.*":identity\/\*"/) as unknown;
    expect(contact).toEqual([anyIdentity]);
    expect(reports).toEqual([expect.stringContaining(':configuration-set/'), anyIdentity]);
  });

  it('mails may only come from the product’s address', () => {
    const sending = sendersOf(['public-api', 'deliver-report']);
    expect(sending).toHaveLength(2);
    for (const statement of sending)
      expect(statement?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'reports@example.com' } });
  });
});

describe('the buckets', () => {
  it('every bucket is closed to the public and to plain http', () => {
    for (const [template, count] of [
      [stage.data, 3],
      [stage.app, 1],
    ] as const) {
      const buckets = resourcesOf<{ PublicAccessBlockConfiguration?: Record<string, boolean> }>(
        template,
        'AWS::S3::Bucket',
      );
      const policies = resourcesOf<{ Bucket: { Ref: string }; PolicyDocument: { Statement: Statement[] } }>(
        template,
        'AWS::S3::BucketPolicy',
      );
      expect(buckets).toHaveLength(count);
      for (const { id, properties } of buckets) {
        expect(properties.PublicAccessBlockConfiguration).toEqual({
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        });
        const statements = policies.find((policy) => policy.properties.Bucket.Ref === id)?.properties.PolicyDocument
          .Statement;
        expect(statements).toContainEqual(
          expect.objectContaining({
            Effect: 'Deny',
            Action: 's3:*',
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        );
      }
    }
  });
});
