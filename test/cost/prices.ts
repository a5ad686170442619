/**
 * List prices of AWS in US dollars, without tax, free tiers and discounts: ap-south-1 (Mumbai), and CloudFront in India. Written down on
 * 2026-11-23 from the pages named here, as they were last known. Compare them with these pages before you budget with them.
 */
export const pricesOf = '2026-11-23';

const million = 1e-6;
const gigabyte = 1e-9;

export const prices = {
  /** https://aws.amazon.com/cloudfront/pricing: HTTPS requests, data to the internet, data to the origin. */
  cloudFront: { request: 1.2 * million, byteOut: 0.109 * gigabyte, byteToOrigin: 0.16 * gigabyte },
  /** https://aws.amazon.com/waf/pricing: requests, a web ACL and a rule for a month. */
  waf: { request: 0.6 * million, acl: 5, rule: 1 },
  /** https://aws.amazon.com/api-gateway/pricing: HTTP API. */
  apiGateway: { request: 1.05 * million },
  /** https://aws.amazon.com/lambda/pricing: arm64. */
  lambda: { request: 0.2 * million, gigabyteSecond: 0.000_013_333_4 },
  /** https://aws.amazon.com/dynamodb/pricing/on-demand: request units, a stored GB for a month, and the same in continuous backups. Reads of a stream. */
  dynamoDb: {
    readUnit: 0.1425 * million,
    writeUnit: 0.7115 * million,
    storedByte: 0.285 * gigabyte,
    backedUpByte: 0.228 * gigabyte,
    streamRead: 0.228 * million,
  },
  /** https://aws.amazon.com/eventbridge/pricing: pipes by events after the filter, the scheduler by runs. */
  eventBridge: { pipeEvent: 0.4 * million, scheduledRun: 1 * million },
  /** https://aws.amazon.com/sqs/pricing: standard queues. */
  sqs: { request: 0.4 * million },
  /** https://aws.amazon.com/sns/pricing: publishes; deliveries to Lambda are free. */
  sns: { publish: 0.5 * million },
  /** https://aws.amazon.com/s3/pricing: standard class. */
  s3: { write: 5 * million, read: 0.4 * million, storedByte: 0.025 * gigabyte },
  /** https://aws.amazon.com/ses/pricing: mails, and data of attachments. */
  ses: { mail: 100 * million, attachedByte: 0.12 * gigabyte },
  /** https://aws.amazon.com/cloudwatch/pricing: ingested logs, stored logs, and for a month an alarm, a custom metric and a dashboard. */
  cloudWatch: { logByte: 0.67 * gigabyte, storedLogByte: 0.03 * gigabyte, alarm: 0.1, metric: 0.3, dashboard: 3 },
  /** https://aws.amazon.com/secrets-manager/pricing and https://aws.amazon.com/kms/pricing: for a month. */
  secret: 0.4,
  kmsKey: 1,
  /** https://aws.amazon.com/cognito/pricing: a monthly active user of the Essentials plan, beyond the first 10,000. */
  cognitoUser: 0.015,
} as const;
