import { account, type ResolvedResource } from './resolved-stage.ts';

/** A call that AWS makes by itself: a service with the right of a resource's policy, or a role with its own. */
export interface Delivery {
  /** The resource that causes the call, for failure messages. */
  from: string;
  by: { service: string } | { role: string };
  action: string;
  /** ARN of the target. */
  to: string;
  sourceArn: string;
}

type Lister = (resource: ResolvedResource, all: readonly ResolvedResource[]) => Delivery[];

interface Text {
  [name: string]: string;
}

/**
 * Types that deliver nothing, that deliver with the deployer's rights (CloudFormation), or that need no right in their own account, like
 * the redrive to a dead-letter queue.
 */
const silent = new Set(
  `
  AWS::CloudFront::CachePolicy AWS::ApiGatewayV2::Api AWS::ApiGatewayV2::Authorizer AWS::ApiGatewayV2::Integration AWS::ApiGatewayV2::Stage
  AWS::CloudFront::Function AWS::CloudFront::OriginAccessControl AWS::CloudFront::ResponseHeadersPolicy
  AWS::CloudWatch::Dashboard AWS::CodeDeploy::Application AWS::Cognito::UserPool AWS::Cognito::UserPoolClient
  AWS::Cognito::UserPoolDomain AWS::Cognito::UserPoolIdentityProvider AWS::DynamoDB::GlobalTable AWS::IAM::Policy
  AWS::IAM::Role AWS::Lambda::Alias AWS::Lambda::LayerVersion AWS::Lambda::Permission AWS::Lambda::Version
  AWS::Logs::LogGroup AWS::Logs::MetricFilter AWS::S3::BucketPolicy AWS::SES::ConfigurationSet AWS::SES::EmailIdentity
  AWS::SNS::Topic AWS::SNS::TopicPolicy AWS::SQS::Queue AWS::SQS::QueuePolicy AWS::SecretsManager::Secret
  AWS::WAFv2::WebACL Custom::CDKBucketDeployment Custom::S3AutoDeleteObjects Custom::UploadOrigin
`.match(/\S+/g),
);

/** The role that a version or an alias of a function runs under. */
function roleOfFunction(name: string, all: readonly ResolvedResource[]): string {
  const id = name.split(':').find((part) => all.some((each) => each.id === part && each.type.endsWith('::Function')));
  return String(all.find((each) => each.id === id)?.properties['Role']);
}

const queueReading = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
const streamReading = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  (name) => `dynamodb:${name}`,
);
const sendingTo = (arn: string): string => {
  const service = arn.split(':')[2];
  if (service === 'sqs') return 'sqs:SendMessage';
  if (service === 'sns') return 'sns:Publish';
  if (service === 'lambda') return 'lambda:InvokeFunction';
  throw new Error(`How does one send to ${arn}?`);
};

const alarm: Lister = ({ id, arn, properties }) =>
  ['AlarmActions', 'OKActions', 'InsufficientDataActions']
    .flatMap((name) => (properties[name] ?? []) as string[])
    .map((to) => ({
      from: id,
      by: { service: 'cloudwatch.amazonaws.com' },
      action: sendingTo(to),
      to,
      sourceArn: arn,
    }));

/** The deliveries by the type of the resource that orders them. */
const listers: Record<string, Lister> = {
  'AWS::CloudWatch::Alarm': alarm,
  'AWS::CloudWatch::CompositeAlarm': alarm,
  'AWS::Budgets::Budget': ({ id, properties }) =>
    ((properties['NotificationsWithSubscribers'] ?? []) as { Subscribers: Text[] }[])
      .flatMap(({ Subscribers }) => Subscribers)
      .filter(({ SubscriptionType }) => SubscriptionType === 'SNS')
      .map(({ Address: to = '' }) => ({
        from: id,
        by: { service: 'budgets.amazonaws.com' },
        action: 'sns:Publish',
        to,
        sourceArn: `arn:aws:budgets::${account}:budget/${id}`,
      })),
  'AWS::SES::ConfigurationSetEventDestination': ({ id, properties }) => {
    const { SnsDestination } = properties['EventDestination'] as { SnsDestination: { TopicARN: string } };
    return [
      {
        from: id,
        by: { service: 'ses.amazonaws.com' },
        action: 'sns:Publish',
        to: SnsDestination.TopicARN,
        sourceArn: `arn:aws:ses:ap-south-1:${account}:configuration-set/${String(properties['ConfigurationSetName'])}`,
      },
    ];
  },
  'AWS::S3::Bucket': ({ id, arn, properties }) => {
    const settings = (properties['NotificationConfiguration'] ?? {}) as Record<string, Text[]>;
    return Object.values(settings)
      .flat()
      .map(({ Queue, Topic, Function: fn }) => Queue ?? Topic ?? fn ?? '')
      .map((to) => ({ from: id, by: { service: 's3.amazonaws.com' }, action: sendingTo(to), to, sourceArn: arn }));
  },
  'AWS::SNS::Subscription': ({ id, properties }) => {
    const { Protocol, Endpoint: to, TopicArn: sourceArn } = properties as Text;
    if (Protocol === 'email') return [];
    if (!to || !sourceArn) throw new Error(`${id} leads nowhere.`);
    return [{ from: id, by: { service: 'sns.amazonaws.com' }, action: sendingTo(to), to, sourceArn }];
  },
  'AWS::ApiGatewayV2::Route': ({ id, properties }, all) => {
    const { ApiId, RouteKey = '', Target } = properties as Text;
    const integration = all.find((each) => each.id === Target?.split('/')[1]);
    const [method, path] = RouteKey.split(' ');
    return [
      {
        from: id,
        by: { service: 'apigateway.amazonaws.com' },
        action: 'lambda:InvokeFunction',
        to: String(integration?.properties['IntegrationUri']),
        sourceArn: `arn:aws:execute-api:ap-south-1:${account}:${ApiId}/$default/${method}${path}`,
      },
    ];
  },
  'AWS::CloudFront::Distribution': ({ id, arn, properties }, all) => {
    const { Origins } = properties['DistributionConfig'] as { Origins: { DomainName: string }[] };
    return Origins.flatMap(({ DomainName }) =>
      all.filter((each) => each.type === 'AWS::S3::Bucket' && DomainName.startsWith(`${each.id}.`)),
    ).map((bucket) => ({
      from: id,
      by: { service: 'cloudfront.amazonaws.com' },
      action: 's3:GetObject',
      to: `${bucket.arn}/index.html`,
      sourceArn: arn,
    }));
  },
  'AWS::Pipes::Pipe': ({ id, arn, properties }) => {
    const { RoleArn = '', Source = '', Target = '' } = properties as Text;
    const common = { from: id, by: { role: RoleArn }, sourceArn: arn };
    const reading = streamReading.map((action) => ({ ...common, action, to: Source }));
    return [...assuming(id, 'pipes', RoleArn, arn), ...reading, { ...common, action: sendingTo(Target), to: Target }];
  },
  'AWS::Scheduler::Schedule': ({ id, properties }) => {
    const target = properties['Target'] as { Arn: string; RoleArn: string; DeadLetterConfig?: { Arn: string } };
    const sourceArn = `arn:aws:scheduler:ap-south-1:${account}:schedule-group/default`;
    return [
      ...assuming(id, 'scheduler', target.RoleArn, sourceArn),
      ...[target.Arn, target.DeadLetterConfig?.Arn ?? []].flat().map((to) => ({
        from: id,
        by: { role: target.RoleArn },
        action: sendingTo(to),
        to,
        sourceArn,
      })),
    ];
  },
  'AWS::Lambda::EventSourceMapping': ({ id, arn, properties }, all) => {
    const { FunctionName = '', EventSourceArn: to = '' } = properties as Text;
    const by = { role: roleOfFunction(FunctionName, all) };
    return queueReading.map((action) => ({ from: id, by, action, to, sourceArn: arn }));
  },
  'AWS::Lambda::EventInvokeConfig': ({ id, arn, properties }, all) => {
    const ways = (properties['DestinationConfig'] ?? {}) as Record<string, { Destination: string }>;
    const by = { role: roleOfFunction(String(properties['FunctionName']), all) };
    return Object.values(ways).map(({ Destination: to }) => ({
      from: id,
      by,
      action: sendingTo(to),
      to,
      sourceArn: arn,
    }));
  },
  'AWS::Lambda::Function': ({ id, arn, properties }, all) => {
    const role = String(properties['Role']);
    const group = (properties['LoggingConfig'] as { LogGroup?: string } | undefined)?.LogGroup;
    const logs = all.find((each) => each.type === 'AWS::Logs::LogGroup' && each.id === group);
    // CDK's function that empties buckets writes to a log group that Lambda makes.
    if (id.startsWith('CustomS3AutoDelete')) return assuming(id, 'lambda', role, arn);
    if (!logs) throw new Error(`${id} has no log group of the stacks.`);
    return [
      ...assuming(id, 'lambda', role, arn),
      ...['logs:CreateLogStream', 'logs:PutLogEvents'].map((action) => ({
        from: id,
        by: { role },
        action,
        to: logs.arn,
        sourceArn: arn,
      })),
    ];
  },
  'AWS::CodeDeploy::DeploymentGroup': ({ id, arn, properties }) =>
    assuming(id, 'codedeploy', String(properties['ServiceRoleArn']), arn),
};

function assuming(id: string, service: string, role: string, sourceArn: string): Delivery[] {
  return [{ from: id, by: { service: `${service}.amazonaws.com` }, action: 'sts:AssumeRole', to: role, sourceArn }];
}

/** @throws Error for a resource whose type this file doesn't know. */
export function deliveriesOf(all: readonly ResolvedResource[]): Delivery[] {
  return all.flatMap((resource) => {
    if (silent.has(resource.type)) return [];
    const lister = listers[resource.type];
    if (!lister) throw new Error(`Say in deliveries.ts what an ${resource.type} delivers (${resource.id}).`);
    return lister(resource, all);
  });
}
