import type { Deployed } from './resolve.ts';

/** The types of resources that are played here. */
const played = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolDomain',
  'AWS::DynamoDB::GlobalTable',
  'AWS::DynamoDB::Table',
  'AWS::IAM::Policy',
  'AWS::IAM::Role',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::Lambda::Permission',
  'AWS::Lambda::Version',
  'AWS::Pipes::Pipe',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::Queue',
  'AWS::SQS::QueuePolicy',
  'AWS::Scheduler::Schedule',
  'AWS::SecretsManager::Secret',
  'Custom::CDKBucketDeployment',
  'Custom::S3AutoDeleteObjects',
  'Custom::UploadOrigin',
]);

/** The types that are not played, with the reason why no journey could notice them. */
export const notPlayed: Record<string, string> = {
  'AWS::Budgets::Budget': 'It tells somebody what the account has cost, and changes nothing.',
  'AWS::CloudFront::OriginAccessControl':
    'The bucket policy that admits the distribution is evaluated; the signature of its requests is not.',
  'AWS::CloudWatch::Alarm': 'Alarms look on; the infrastructure tests check them.',
  'AWS::CloudWatch::Dashboard': 'A page for people who operate the product.',
  'AWS::CodeDeploy::Application':
    'It shifts traffic while a version is deployed; here every alias has its version at once.',
  'AWS::CodeDeploy::DeploymentGroup': 'As the application of CodeDeploy.',
  'AWS::Cognito::UserPoolIdentityProvider': 'The identity server plays Google, too.',
  'AWS::Lambda::LayerVersion': 'Only the bucket deployments use one, and they do not run as functions here.',
  'AWS::Logs::Delivery': 'Logs of the distribution are not written.',
  'AWS::Logs::DeliveryDestination': 'Logs of the distribution are not written.',
  'AWS::Logs::DeliverySource': 'Logs of the distribution are not written.',
  'AWS::Logs::LogGroup': 'Lines are counted and not kept.',
  'AWS::Logs::MetricFilter': 'Only alarms read the metrics.',
  'AWS::Logs::ResourcePolicy': 'Lines are counted and not kept.',
  'AWS::WAFv2::LoggingConfiguration': 'The firewall is not played.',
  'AWS::WAFv2::WebACL':
    'Its rules belong to AWS, but for the limit of one address, which all stories together do not reach. The infrastructure tests check both.',
  'AWS::CDK::Metadata': 'It says which version of CDK made the template.',
};

/** @throws Error that names each resource of a type that nobody has thought about. */
export function requireKnownKinds({ all }: { all: Pick<Deployed, 'stack' | 'logicalId' | 'type'>[] }): void {
  const unknown = all.filter(({ type }) => !played.has(type) && !(type in notPlayed));
  if (unknown.length === 0) return;
  const list = unknown.map(({ stack, logicalId, type }) => `${type} (${logicalId} of ${stack})`);
  throw new Error(
    `These resources are not played here: ${list.join(', ')}. Play them, or say in assembly/kinds.ts why no journey can notice them.`,
  );
}
