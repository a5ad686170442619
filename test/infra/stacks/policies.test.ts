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

describe('rights', () => {
  it.each(handlerNames)('of %s are named one by one, each on a resource', (name) => {
    const statements = statementsOf(name);
    expect(statements.length).toBeGreaterThan(1);
    for (const { Action, Resource } of statements) {
      expect(listed(Action).filter((action) => action.includes('*'))).toEqual([]);
      expect(listed(Resource)).not.toContain('*');
    }
  });

  it('of everybody else are no wider', () => {
    const documents = [stage.data, stage.app].flatMap((template) =>
      ['AWS::IAM::Policy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy', 'AWS::S3::BucketPolicy'].flatMap((type) =>
        resourcesOf<{ PolicyDocument: { Statement: Statement[] } }>(template, type),
      ),
    );
    expect(documents.length).toBeGreaterThan(handlerNames.length);
    for (const { id, properties } of documents.filter((each) => !copier.test(each.id))) {
      // The function that empties the site's bucket when its stack goes has rights of CDK's choice there.
      for (const { Effect, Action, Resource } of properties.PolicyDocument.Statement.filter(
        (each) => each.Effect === 'Allow' && !JSON.stringify(each).includes('CustomS3AutoDeleteObjects'),
      )) {
        expect([id, Effect, listed(Action).filter((action) => action.includes('*'))]).toEqual([id, 'Allow', []]);
        expect([id, listed(Resource).filter((resource) => resource === '*')]).toEqual([id, []]);
      }
    }
  });

  it('come from no policy of AWS', () => {
    const roles = [stage.data, stage.app].flatMap((template) =>
      resourcesOf<{ ManagedPolicyArns?: unknown }>(template, 'AWS::IAM::Role'),
    );
    expect(roles.length).toBeGreaterThan(handlerNames.length);
    expect(roles.filter(({ id, properties }) => properties.ManagedPolicyArns && !/^functionsrelease/.test(id))).toEqual(
      [],
    );
  });
});

describe('only', () => {
  const who = (action: string) => handlerNames.filter((name) => actionsOf(name).includes(action));

  it('the reporter adds reports, a worker exports, and an admin hands out forms for uploads and orders exports', () =>
    expect(who('s3:PutObject')).toEqual(['admin-api', 'write-export', 'deliver-report']));
  it('the importer reads uploads, accounts and admins hand out reports, the reporter sends one again, and a worker reads what it began', () =>
    expect(who('s3:GetObject')).toEqual(['account-api', 'admin-api', 'import-bank', 'write-export', 'deliver-report']));

  /** What a function may do with which objects: the ends of their ARNs. */
  const objectsOf = (name: HandlerName, action: string) =>
    statementsOf(name)
      .filter(({ Action }) => listed(Action).includes(action))
      .flatMap(({ Resource }) => listed(Resource))
      .map((resource) => /\/[^"]*\*/.exec(JSON.stringify(resource))?.[0])
      .sort();

  it('reports and exports are all that an admin can read of the files', () =>
    expect(objectsOf('admin-api', 's3:GetObject')).toEqual(['/files/*', '/reports/*']));

  it('an admin orders exports and cannot write one, and their worker touches nothing else', () => {
    expect(objectsOf('admin-api', 's3:PutObject')).toEqual(['/*', '/orders/*']);
    expect(objectsOf('write-export', 's3:PutObject')).toEqual(['/files/*', '/orders/*', '/tails/*']);
    expect(objectsOf('write-export', 's3:GetObject')).toEqual(['/files/*', '/tails/*']);
    expect(actionsOf('write-export').filter((action) => action.startsWith('s3:Delete'))).toEqual([]);
  });

  it('the contact form and the reporter send mail', () =>
    expect(who('ses:SendRawEmail')).toEqual(['public-api', 'deliver-report']));
  it('the account API removes items', () => expect(who('dynamodb:DeleteItem')).toEqual(['account-api']));

  it('three functions remove files, of reports alone, and two of them every version', () => {
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

  it('queues are read and filled by what Lambda needs for it', () => {
    const onQueues = handlerNames.flatMap(actionsOf).filter((action) => action.startsWith('sqs:'));
    const actions = ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage', 'sqs:SendMessage'];
    expect([...new Set(onQueues)].sort()).toEqual(actions);
  });
  it('nobody scans, or deletes in bulk', () =>
    expect(['dynamodb:Scan', 'dynamodb:BatchWriteItem', 's3:ListBucket'].flatMap(who)).toEqual([]));

  it('the account removes people from the pool, and can do nothing else there', () => {
    const inPool = handlerNames.flatMap((name) =>
      actionsOf(name)
        .filter((action) => action.startsWith('cognito-idp:'))
        .map((action) => [name, action]),
    );
    expect(inPool).toEqual([['account-api', 'cognito-idp:AdminDeleteUser']]);
  });

  const sendersOf = (names: readonly HandlerName[]) =>
    names.map((name) => statementsOf(name).find(({ Action }) => listed(Action).includes('ses:SendRawEmail')));

  it('mails to any verified address are sent, as the sandbox of SES asks for a right to the identity of the recipient', () => {
    const [contact, reports] = sendersOf(['public-api', 'deliver-report']).map((statement) =>
      listed(statement?.Resource).map((resource) => JSON.stringify(resource)),
    );
    const anyIdentity = expect.stringMatching(/arn:aws:ses:ap-south-1:".*AWS::AccountId.*":identity\/\*"/) as unknown;
    expect(contact).toEqual([anyIdentity]);
    expect(reports).toEqual([expect.stringContaining(':configuration-set/'), anyIdentity]);
  });

  it('from the address of the product', () => {
    const sending = sendersOf(['public-api', 'deliver-report']);
    expect(sending).toHaveLength(2);
    for (const statement of sending)
      expect(statement?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'reports@example.com' } });
  });
});

describe('a bucket', () => {
  it('is closed to the public and to plain http', () => {
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
