import { functionSizes, type HandlerName } from '#infra/constructs/function-sizes.ts';
import type { Counts, FunctionCalls } from './counts.ts';
import { prices } from './prices.ts';

export interface Line {
  service: string;
  what: string;
  count: string;
  dollars: number;
}

/** CloudWatch counts each line with these. */
const lineBytes = 26;
/** A line of the access log. Lambda adds none of its own to a call that works. */
const accessLogBytes = 280 + lineBytes;
const coldStart = { share: 0.01, milliseconds: 400 };
/** Of the requests that CloudFront may answer for a minute, those that it passes on: with five candidates in ten minutes, three requests each. */
const edgeMisses = 0.5;
/** A sent message: sent, received, deleted. */
const requestsOfMessage = 3;

/**
 * Milliseconds that are billed for a call. Of an answer: 2.7 ms on a quiet machine (`docs/bench.md`), times 1.7 because 1,024 MB are so
 * much less than a whole CPU, and as much again for the table, whose replies take some 5 ms in AWS. A worker of reports is as slow as the
 * send rate wants it to be (`send-rate.ts`).
 */
const usualMs = 15;
const slowerMs: Partial<Record<HandlerName, number>> = {
  'account-api': 60,
  'deliver-report': 1_200,
  'close-expired-attempts': 60,
  'reconcile-reports': 60,
};

/** What the API, the report and its mail cost for one attempt, in dollars. */
export function attemptCosts({ attempt }: Counts): Line[] {
  const { api, table, files, mails } = attempt;
  const answered = attempt.keptAtEdge * (1 - edgeMisses);
  const requests = api.requests - answered;
  const functions = withoutCalls(attempt.functions, 'public-api', answered - attempt.answeredAtEdge);
  const reports = functions['deliver-report']?.calls ?? 0;
  const mailEvents = functions['record-mail-event']?.calls ?? 0;
  const calls = Object.values(functions).reduce((sum, { calls: each }) => sum + each, 0);
  const seconds = gigabyteSeconds(functions);
  const logs = logBytesOf(functions) + requests * accessLogBytes;
  return [
    line('CloudFront', 'requests', api.requests, prices.cloudFront.request * api.requests),
    line('CloudFront', 'kB to the browser', api.bytesOut / 1000, prices.cloudFront.byteOut * api.bytesOut),
    line('CloudFront', 'kB to the API', api.bytesToOrigin / 1000, prices.cloudFront.byteToOrigin * api.bytesToOrigin),
    line('API Gateway', 'requests', requests, prices.apiGateway.request * requests),
    line('Lambda', 'calls', calls, prices.lambda.request * calls),
    line('Lambda', 'GB-seconds', seconds, prices.lambda.gigabyteSecond * seconds, 2),
    line('DynamoDB', 'write units', table.writeUnits, prices.dynamoDb.writeUnit * table.writeUnits),
    line('DynamoDB', 'read units', table.readUnits, prices.dynamoDb.readUnit * table.readUnits),
    line('EventBridge Pipes', 'events', reports, prices.eventBridge.pipeEvent * reports),
    line('SQS', 'requests', requestsOfMessage * reports, prices.sqs.request * requestsOfMessage * reports),
    line('S3', 'requests', files.writes + files.reads, prices.s3.write * files.writes + prices.s3.read * files.reads),
    line('SES', 'mails', mails.count, prices.ses.mail * mails.count),
    line('SES', 'kB attached', mails.bytes / 1000, prices.ses.attachedByte * mails.bytes),
    line('SNS', 'mail events', mailEvents, prices.sns.publish * mailEvents),
    line('CloudWatch', 'kB of logs', logs / 1000, prices.cloudWatch.logByte * logs),
  ];
}

function withoutCalls(
  functions: Record<string, FunctionCalls>,
  name: string,
  count: number,
): Record<string, FunctionCalls> {
  const known = functions[name];
  return known ? { ...functions, [name]: { ...known, calls: known.calls - count } } : functions;
}

/** What the pages cost for one person with an empty cache, and the firewall for all requests, in dollars. */
export function siteCosts({ attempt: { site, api } }: Counts): Line[] {
  const requests = site.requests + api.requests;
  return [
    line('CloudFront', 'requests for pages and files', site.requests, prices.cloudFront.request * site.requests),
    line('CloudFront', 'kB of pages and files', site.bytesOut / 1000, prices.cloudFront.byteOut * site.bytesOut),
    line('WAF', 'requests, the API’s included', requests, prices.waf.request * requests),
  ];
}

/** What it costs to keep what an attempt has made, in dollars a month. */
export function storageCosts({ attempt: { storedBytes, files } }: Counts): Line[] {
  const { storedByte, backedUpByte } = prices.dynamoDb;
  return [
    line('DynamoDB', 'kB, with their backups', storedBytes / 1000, storedBytes * (storedByte + backedUpByte)),
    line('S3', 'kB of reports', files.bytes / 1000, files.bytes * prices.s3.storedByte),
  ];
}

export const line = (service: string, what: string, count: number, dollars: number, digits?: number): Line => ({
  service,
  what,
  count: count.toLocaleString('en', { maximumFractionDigits: digits ?? (count < 10 ? 1 : 0) }),
  dollars,
});

export const millisecondsOf = (name: string): number => (isHandler(name) ? slowerMs[name] : undefined) ?? usualMs;

export function gigabyteSeconds(functions: Record<string, Pick<FunctionCalls, 'calls'>>): number {
  return Object.entries(functions).reduce((sum, [name, { calls }]) => {
    const milliseconds = calls * (millisecondsOf(name) + coldStart.share * coldStart.milliseconds);
    return sum + (memoryOf(name) / 1024) * (milliseconds / 1000);
  }, 0);
}

export function logBytesOf(functions: Record<string, FunctionCalls>): number {
  return Object.values(functions).reduce((sum, { logLines, logBytes }) => sum + logLines * lineBytes + logBytes, 0);
}

const isHandler = (name: string): name is HandlerName => name in functionSizes;
const memoryOf = (name: string): number => (isHandler(name) ? functionSizes[name].memoryMb : 1024);
