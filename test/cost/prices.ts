/**
 * List prices of AWS in US dollars, without tax, free tiers and discounts: ap-south-1 (Mumbai), and CloudFront in India. Written down on
 * 2026-11-23 from the pages named here, as they were last known. Compare them with these pages before you budget with them.
 */
const million = 1e-6;
const gigabyte = 1e-9;

export const prices = {
  /** https://aws.amazon.com/cloudfront/pricing: HTTPS requests, data to the internet, data to the origin. */
  cloudFront: { request: 1.2 * million, byteOut: 0.109 * gigabyte, byteToOrigin: 0.16 * gigabyte },
  /** https://aws.amazon.com/api-gateway/pricing: HTTP API. */
  apiGateway: { request: 1.05 * million },
  /** https://aws.amazon.com/lambda/pricing: arm64. */
  lambda: { request: 0.2 * million, gigabyteSecond: 0.000_013_333_4 },
  /** https://aws.amazon.com/dynamodb/pricing/on-demand: request units. */
  dynamoDb: { readUnit: 0.1425 * million, writeUnit: 0.7115 * million },
  /** https://aws.amazon.com/eventbridge/pricing: pipes by events after the filter. */
  eventBridge: { pipeEvent: 0.4 * million },
  /** https://aws.amazon.com/sqs/pricing: standard queues. */
  sqs: { request: 0.4 * million },
  /** https://aws.amazon.com/sns/pricing: publishes; deliveries to Lambda are free. */
  sns: { publish: 0.5 * million },
  /** https://aws.amazon.com/s3/pricing: standard class. */
  s3: { write: 5 * million, read: 0.4 * million },
  /** https://aws.amazon.com/ses/pricing: mails, and data of attachments. */
  ses: { mail: 100 * million, attachedByte: 0.12 * gigabyte },
  /** https://aws.amazon.com/cloudwatch/pricing: ingested logs. */
  cloudWatch: { logByte: 0.67 * gigabyte },
} as const;

/** Dollars for a month of what costs something even if nobody comes. */
export const monthlyPrices = {
  /** https://aws.amazon.com/cloudwatch/pricing: metrics that alarms watch, custom metrics, dashboards. */
  cloudWatch: { watchedMetric: 0.1, ownMetric: 0.3, dashboard: 3 },
  /** https://aws.amazon.com/waf/pricing */
  waf: { acl: 5, rule: 1 },
  /** https://aws.amazon.com/secrets-manager/pricing */
  secret: 0.4,
  /** https://aws.amazon.com/dynamodb/pricing/on-demand: reads of a stream, one for each GetRecords. */
  streamRead: 0.228 * million,
  /** https://aws.amazon.com/eventbridge/pricing: runs of schedules. */
  scheduledRun: 1 * million,
} as const;
