import { describe, expect, it } from 'vitest';
import { exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
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
  it('there is one table, paid per request', () => {
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

  it('the table has a TTL, a stream of new images and point-in-time recovery', () => {
    expectProperties(prod.data, 'AWS::DynamoDB::GlobalTable', {
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      Replicas: [{ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
    });
  });

  it('the index projects keys only', () => {
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

  it('the table cannot be deleted in prod and can be in dev', () => {
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
  it('uploads expire after 30 days', () => {
    expectProperties(prod.data, 'AWS::S3::Bucket', {
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 30, Status: 'Enabled' }] },
    });
  });

  it('no bucket of the data stack allows cross-origin requests', () => {
    for (const { properties } of resourcesOf<{ CorsConfiguration?: unknown }>(prod.data, 'AWS::S3::Bucket'))
      expect(properties.CorsConfiguration).toBeUndefined();
  });

  it('an upload goes to the importer’s queue', () => {
    const target = { 'Fn::GetAtt': [workQueue('uploads'), 'Arn'] };
    expectProperties(prod.data, 'AWS::S3::Bucket', {
      NotificationConfiguration: { QueueConfigurations: [{ Event: 's3:ObjectCreated:*', Queue: target }] },
    });
  });
});

describe('the exports', () => {
  it('exports and unfinished uploads of them expire after a day', () => {
    expectProperties(prod.data, 'AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: [{ ExpirationInDays: 1, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' }],
      },
    });
  });

  it('an export order goes to the worker’s queue, a written export file doesn’t', () => {
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
  it('reports are versioned and survive the deletion of the stack', () => {
    expectResource(prod.data, 'AWS::S3::Bucket', {
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: { VersioningConfiguration: { Status: 'Enabled' } },
    });
  });

  it('reports expire after the promised 24 months, and a day after their removal', () => {
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
  it('mails require TLS and skip addresses that bounced or complained', () =>
    expectProperties(prod.data, 'AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    }));
});

describe('the user pool', () => {
  it('people sign in with Google only, and their attributes are mutable', () => {
    expectProperties(prod.data, 'AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      DeletionProtection: 'ACTIVE',
      Schema: ['email', 'name', 'picture'].map((Name) => ({ Name, Mutable: true, Required: false })),
    });
    expectProperties(prod.data, 'AWS::Cognito::UserPoolIdentityProvider', {
      ProviderType: 'Google',
      AttributeMapping: { email: 'email', email_verified: 'email_verified', name: 'name', picture: 'picture' },
      ProviderDetails: { authorize_scopes: 'openid email profile' },
    });
  });

  it('a deploy pins the current version of Google’s secret, so a rotated secret is picked up', () => {
    expectProperties(prod.data, 'AWS::Cognito::UserPoolIdentityProvider', {
      ProviderDetails: {
        client_id: '{{resolve:secretsmanager:truein/prod/google:SecretString:clientId::11112222-3333}}',
        client_secret: '{{resolve:secretsmanager:truein/prod/google:SecretString:clientSecret::11112222-3333}}',
      },
    });
  });

  it('Google’s credentials come from Secrets Manager, never from the template', () => {
    expectProperties(dev.data, 'AWS::Cognito::UserPoolIdentityProvider', {
      ProviderDetails: {
        client_id: '{{resolve:secretsmanager:truein/dev/google:SecretString:clientId::}}',
        client_secret: '{{resolve:secretsmanager:truein/dev/google:SecretString:clientSecret::}}',
      },
    });
  });
});

it('the data stack refers to no other stack', () => {
  expect(JSON.stringify(prod.data)).not.toContain('Fn::GetStackOutput');
  expect(JSON.stringify(prod.data)).not.toContain('Fn::ImportValue');
});

describe('the references of the app stack', () => {
  it('values of the data stack are strong imports, so CloudFormation refuses to replace them', () => {
    const app = JSON.stringify(prod.app);
    // The firewall is in another region, so its reference is weak. AWS refuses to delete a firewall in use.
    const weak = [...app.matchAll(/"Fn::GetStackOutput":\{"StackName":"([^"]+)"/g)].map(([, stack]) => stack);
    expect(weak).toEqual(['truein-prod-firewall']);
    const exported = Object.values(prod.data.Outputs ?? {}).flatMap(({ Export }) => Export?.Name ?? []);
    const imported = [...app.matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => name);
    expect([...new Set(imported)].sort()).toEqual(exported.sort());
  });
});

describe('the records for mails of a domain', () => {
  const outputs = Object.entries(prod.data.Outputs ?? {}).map(([name, { Value }]) => [name, JSON.stringify(Value)]);
  const recordOf = (name: string) => outputs.find(([output = '']) => output.startsWith(`mail${name}`))?.[1];

  it('returned mails go to a domain of its own, and SES sends before its records are there', () => {
    expectProperties(prod.data, 'AWS::SES::EmailIdentity', {
      MailFromAttributes: { MailFromDomain: 'bounces.example.com', BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
    });
    expect(recordOf('returns')).toBe('"bounces.example.com MX 10 feedback-smtp.ap-south-1.amazonses.com"');
  });

  it('the outputs have the records of DKIM, SPF and DMARC', () => {
    for (const number of [1, 2, 3]) expect(recordOf(`dkim${number}`)).toContain(' CNAME ');
    expect(recordOf('spf')).toBe(JSON.stringify('bounces.example.com TXT "v=spf1 include:amazonses.com ~all"'));
    expect(recordOf('dmarc')).toBe(
      JSON.stringify('_dmarc.example.com TXT "v=DMARC1; p=none; rua=mailto:office@example.com"'),
    );
  });

  it('a single address has no records', () => {
    expect(Object.keys(dev.data.Outputs ?? {}).filter((name) => name.startsWith('mail'))).toEqual([]);
    expect(JSON.stringify(dev.data)).not.toContain('MailFromDomain');
  });
});
