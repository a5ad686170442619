import { createHash } from 'node:crypto';

/** What CloudFormation knows of a resource once it is made. */
export interface Physical {
  /** The value of `Ref`. */
  ref: string;
  /** The values of `Fn::GetAtt`. */
  attributes: Record<string, string>;
}

export interface Place {
  account: string;
  region: string;
  stack: string;
  logicalId: string;
  /** A property that is a plain text once resolved; `undefined` if it is absent. */
  text(property: string): string | undefined;
}

/** A name that is always the same for the same resource. */
const digest = ({ stack, logicalId }: Place, length: number): string =>
  createHash('sha256').update(`${stack}/${logicalId}`).digest('hex').slice(0, length);
const nameOf = (place: Place): string => `${place.stack}-${place.logicalId}-${digest(place, 8)}`;
const arn = ({ region, account }: Place, service: string, resource: string) =>
  `arn:aws:${service}:${region}:${account}:${resource}`;

const named = (service: string, kind: string, property: string) => (place: Place) => {
  const name = place.text(property) ?? nameOf(place);
  return { ref: name, attributes: { Arn: arn(place, service, `${kind}${name}`) } };
};
const withId = (length: number) => (place: Place) => {
  const id = digest(place, length);
  return { ref: id, attributes: { Id: id } };
};

const makers: Record<string, (place: Place) => Physical> = {
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::DynamoDB::Table': table,
  'AWS::SQS::Queue'(place) {
    const name = place.text('QueueName') ?? nameOf(place).slice(-80);
    const ref = `https://sqs.${place.region}.amazonaws.com/${place.account}/${name}`;
    return { ref, attributes: { Arn: arn(place, 'sqs', name), QueueName: name, QueueUrl: ref } };
  },
  'AWS::S3::Bucket'(place) {
    const ref = place.text('BucketName') ?? nameOf(place).toLowerCase().slice(-63);
    const RegionalDomainName = `${ref}.s3.${place.region}.amazonaws.com`;
    return {
      ref,
      attributes: { Arn: `arn:aws:s3:::${ref}`, DomainName: `${ref}.s3.amazonaws.com`, RegionalDomainName },
    };
  },
  'AWS::Cognito::UserPool'(place) {
    const ref = `${place.region}_${digest(place, 9)}`;
    const ProviderName = `cognito-idp.${place.region}.amazonaws.com/${ref}`;
    const Arn = arn(place, 'cognito-idp', `userpool/${ref}`);
    return { ref, attributes: { Arn, ProviderName, ProviderURL: `https://${ProviderName}`, UserPoolId: ref } };
  },
  'AWS::Cognito::UserPoolClient'(place) {
    const ref = digest(place, 26);
    return { ref, attributes: { ClientId: ref } };
  },
  'AWS::Cognito::UserPoolDomain': (place) => ({ ref: place.text('Domain') ?? '', attributes: {} }),
  'AWS::SES::EmailIdentity'(place) {
    const dkim = [1, 2, 3].flatMap((number): [string, string][] => [
      [`DkimDNSTokenName${number}`, `token${number}._domainkey.${place.text('EmailIdentity')}`],
      [`DkimDNSTokenValue${number}`, `token${number}.dkim.amazonses.com`],
    ]);
    return { ref: place.text('EmailIdentity') ?? '', attributes: Object.fromEntries(dkim) };
  },
  'AWS::ApiGatewayV2::Api'(place) {
    const ref = digest(place, 10);
    return { ref, attributes: { ApiId: ref, ApiEndpoint: `https://${ref}.execute-api.${place.region}.amazonaws.com` } };
  },
  'AWS::Logs::LogGroup'(place) {
    const ref = place.text('LogGroupName') ?? nameOf(place);
    return { ref, attributes: { Arn: arn(place, 'logs', `log-group:${ref}:*`) } };
  },
  'AWS::SecretsManager::Secret'(place) {
    const ref = arn(place, 'secretsmanager', `secret:${place.text('Name') ?? nameOf(place)}-${digest(place, 6)}`);
    return { ref, attributes: { Id: ref } };
  },
  'AWS::CloudFront::Distribution'(place) {
    const ref = digest(place, 14).toUpperCase();
    return { ref, attributes: { Id: ref, DomainName: `d${digest(place, 13)}.cloudfront.net` } };
  },
  'AWS::CloudFront::Function'(place) {
    const FunctionARN = `arn:aws:cloudfront::${place.account}:function/${place.text('Name') ?? nameOf(place)}`;
    return { ref: FunctionARN, attributes: { FunctionARN, 'FunctionMetadata.FunctionARN': FunctionARN } };
  },
  'AWS::CloudFront::ResponseHeadersPolicy': withId(36),
  'AWS::CloudFront::CachePolicy': withId(36),
  'AWS::CloudFront::OriginRequestPolicy': withId(36),
  'AWS::CloudFront::OriginAccessControl': withId(14),
  'AWS::IAM::Role'(place) {
    const ref = place.text('RoleName') ?? nameOf(place).slice(-64);
    return { ref, attributes: { Arn: `arn:aws:iam::${place.account}:role/${ref}`, RoleId: digest(place, 20) } };
  },
  'AWS::Lambda::Function': named('lambda', 'function:', 'FunctionName'),
  'AWS::Lambda::Version'(place) {
    return { ref: `${functionArn(place)}:1`, attributes: { Version: '1', FunctionArn: `${functionArn(place)}:1` } };
  },
  'AWS::Lambda::Alias'(place) {
    const ref = `${functionArn(place)}:${place.text('Name')}`;
    return { ref, attributes: { AliasArn: ref } };
  },
  'AWS::SNS::Topic'(place) {
    const name = place.text('TopicName') ?? nameOf(place);
    const ref = arn(place, 'sns', name);
    return { ref, attributes: { TopicArn: ref, TopicName: name } };
  },
  'AWS::Scheduler::Schedule': named('scheduler', 'schedule/default/', 'Name'),
  'AWS::Pipes::Pipe': named('pipes', 'pipe/', 'Name'),
  'AWS::CloudWatch::Alarm': named('cloudwatch', 'alarm:', 'AlarmName'),
};

function table(place: Place): Physical {
  const { ref, attributes } = named('dynamodb', 'table/', 'TableName')(place);
  return { ref, attributes: { ...attributes, StreamArn: `${attributes.Arn}/stream/2026-01-01T00:00:00.000` } };
}

/** `FunctionName` may be a name or an ARN. */
function functionArn(place: Place): string {
  const name = place.text('FunctionName') ?? '';
  return name.startsWith('arn:') ? name : arn(place, 'lambda', `function:${name}`);
}

/** The names that CloudFormation would give. A type without an entry gets a name and a generic ARN. */
export function physicalNames(type: string, place: Place): Physical {
  const make = makers[type];
  if (make) return make(place);
  const ref = nameOf(place);
  const service = (type.split('::')[1] ?? 'custom').toLowerCase();
  return { ref, attributes: { Arn: arn(place, service, ref), Id: ref } };
}
