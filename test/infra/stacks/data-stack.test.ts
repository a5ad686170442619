import { describe, expect, it } from 'vitest';
import { exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
import { listWith } from '#test/support/matchers.ts';
import { expectProperties, expectResource, resourcesOf } from './resources.ts';
import { stageTemplates } from './stage-templates.ts';
import { testStage } from './test-stage.ts';

const prod = await stageTemplates();
const dev = await stageTemplates(testStage('dev'));

const workQueue = (place: string) =>
  resourcesOf<{ RedrivePolicy?: object }>(prod.data, 'AWS::SQS::Queue').find(
    ({ id, properties }) => id.startsWith(place) && properties.RedrivePolicy,
  )?.id;

describe('the table', () => {
  it('is one table that grows and costs with its use', () => {
    expect(resourcesOf(prod.data, 'AWS::DynamoDB::GlobalTable')).toHaveLength(1);
    expectProperties(prod.data, 'AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    });
    expect(resourcesOf(prod.app, 'AWS::DynamoDB::GlobalTable')).toEqual([]);
  });

  it('forgets by ttl, tells of what is new, and can be put back to any second', () => {
    expectProperties(prod.data, 'AWS::DynamoDB::GlobalTable', {
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      Replicas: [{ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
    });
  });

  it('has an index of keys only', () => {
    expectProperties(prod.data, 'AWS::DynamoDB::GlobalTable', {
      GlobalSecondaryIndexes: [
        {
          IndexName: 'gsi1',
          KeySchema: [
            { AttributeName: 'gsi1pk', KeyType: 'HASH' },
            { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'KEYS_ONLY' },
        },
      ],
    });
  });

  it('cannot be deleted in prod, and can in dev', () => {
    expectResource(prod.data, 'AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: { Replicas: [{ DeletionProtectionEnabled: true }] },
    });
    expectResource(dev.data, 'AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Delete',
      Properties: { Replicas: [{ DeletionProtectionEnabled: false }] },
    });
  });
});

describe('the uploads', () => {
  it('are gone after 30 days', () => {
    expectProperties(prod.data, 'AWS::S3::Bucket', {
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 30, Status: 'Enabled' }] },
    });
  });

  it('let no page of any site post to them before the site has its name', () => {
    for (const { properties } of resourcesOf<{ CorsConfiguration?: unknown }>(prod.data, 'AWS::S3::Bucket'))
      expect(properties.CorsConfiguration).toBeUndefined();
  });

  it('become work for the importer, from this account only', () => {
    const target = { 'Fn::GetAtt': [workQueue('uploads'), 'Arn'] };
    expectProperties(prod.data, 'AWS::S3::Bucket', {
      NotificationConfiguration: { QueueConfigurations: [{ Event: 's3:ObjectCreated:*', Queue: target }] },
    });
    expectProperties(prod.data, 'AWS::SQS::QueuePolicy', {
      PolicyDocument: {
        Statement: listWith({
          Action: 'sqs:SendMessage',
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          Principal: { Service: 's3.amazonaws.com' },
          Resource: target,
        }),
      },
    });
  });
});

describe('the exports', () => {
  it('are gone after a day, which S3 counts from midnight, whole or not', () => {
    expectProperties(prod.data, 'AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: [{ ExpirationInDays: 1, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' }],
      },
    });
  });

  it('become work for their worker when they are ordered, and not when they are written', () => {
    const rules = [{ Name: 'prefix', Value: exportOrderPrefix }];
    const target = { 'Fn::GetAtt': [workQueue('exports'), 'Arn'] };
    expectProperties(prod.data, 'AWS::S3::Bucket', {
      NotificationConfiguration: {
        QueueConfigurations: [{ Event: 's3:ObjectCreated:*', Filter: { S3Key: { Rules: rules } }, Queue: target }],
      },
    });
  });
});

describe('the reports', () => {
  it('are never overwritten, and are kept', () => {
    expectResource(prod.data, 'AWS::S3::Bucket', {
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: { VersioningConfiguration: { Status: 'Enabled' } },
    });
  });

  it('go by themselves after the 24 months that people are promised, and a day after they are removed', () => {
    expectProperties(prod.data, 'AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: [
          { ExpirationInDays: 731, Status: 'Enabled' },
          {
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            ExpiredObjectDeleteMarker: true,
            Status: 'Enabled',
          },
        ],
      },
    });
  });
});

describe('the mails', () => {
  it('go over TLS only, and to nobody whose mail has bounced or who has called one spam', () =>
    expectProperties(prod.data, 'AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    }));
});

describe('the people', () => {
  it('come from Google only, with attributes that may change', () => {
    expectProperties(prod.data, 'AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      DeletionProtection: 'ACTIVE',
      Schema: ['email', 'name', 'picture'].map((Name) => ({ Name, Mutable: true, Required: false })),
    });
    expectProperties(prod.data, 'AWS::Cognito::UserPoolIdentityProvider', {
      ProviderType: 'Google',
      AttributeMapping: { email: 'email', email_verified: 'email_verified', name: 'name', picture: 'picture' },
    });
  });

  it("are looked up with the version of Google's credentials that the deploy found, so a rotated secret is picked up", () => {
    expectProperties(prod.data, 'AWS::Cognito::UserPoolIdentityProvider', {
      ProviderDetails: {
        client_id: '{{resolve:secretsmanager:truein/prod/google:SecretString:clientId::11112222-3333}}',
        client_secret: '{{resolve:secretsmanager:truein/prod/google:SecretString:clientSecret::11112222-3333}}',
      },
    });
  });

  it("are looked up with Google's credentials from the secret, not from the template", () => {
    expectProperties(dev.data, 'AWS::Cognito::UserPoolIdentityProvider', {
      ProviderDetails: {
        client_id: '{{resolve:secretsmanager:truein/dev/google:SecretString:clientId::}}',
        client_secret: '{{resolve:secretsmanager:truein/dev/google:SecretString:clientSecret::}}',
      },
    });
  });
});

it('knows nothing of the app stack', () => {
  expect(JSON.stringify(prod.data)).not.toContain('Fn::GetStackOutput');
  expect(JSON.stringify(prod.data)).not.toContain('Fn::ImportValue');
});

describe('what the app stack takes of it', () => {
  it('is imported, so that CloudFormation refuses to replace it under an app that would not notice', () => {
    const app = JSON.stringify(prod.app);
    // The firewall is in another region, and AWS deletes none that is in use.
    const weak = [...app.matchAll(/"Fn::GetStackOutput":\{"StackName":"([^"]+)"/g)].map(([, stack]) => stack);
    expect(weak).toEqual(['truein-prod-firewall']);
    const exported = Object.values(prod.data.Outputs ?? {}).flatMap(({ Export }) => Export?.Name ?? []);
    const imported = [...app.matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => name);
    expect([...new Set(imported)].sort()).toEqual(exported.sort());
  });

  it.each([
    'table',
    'directory',
    'uploadsbucket',
    'reports',
    'uploadswork',
    'exportsbucket',
    'exportswork',
    'mailsettings',
  ])('has the %s in it', (id) => expect(JSON.stringify(prod.app)).toMatch(new RegExp(`"Fn::ImportValue":"[^"]*${id}`)));

  it('has the stream of the table in it', () =>
    expect(JSON.stringify(prod.app)).toMatch(/"Fn::ImportValue":"[^"]*table\w*StreamArn/));
});
