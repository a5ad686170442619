import { functionSizes, type HandlerName } from '#infra/constructs/function-sizes.ts';
import { prices } from './prices.ts';

interface FunctionCalls {
  calls: number;
  /** Log lines of our own code. */
  logLines: number;
  logBytes: number;
}

/** What one attempt of 60 answers causes, as `counts.json` has it. */
export interface Counts {
  /** CloudFront charges for what is sent to the origin, but for GET. */
  api: { requests: number; bytesOut: number; bytesToOrigin: number };
  /** Those of the API's requests that CloudFront may answer itself. */
  keptAtEdge: number;
  /** Those that it did answer, in this one attempt. */
  answeredAtEdge: number;
  functions: Record<string, FunctionCalls>;
  table: { readUnits: number; writeUnits: number };
  files: { writes: number; reads: number };
  mails: { count: number; bytes: number };
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
 * much less than a whole CPU, and as much again for the table, whose replies take some 5 ms in AWS. A report: 130 ms for its PDF, and the
 * replies of the table, S3 and SES.
 */
const usualMs = 15;
const slowerMs: Partial<Record<HandlerName, number>> = {
  'account-api': 60,
  'deliver-report': 500,
};

/** What the API, the report and its mail cost for one attempt, in dollars, line by line as `docs/cost.md` has them. */
export function attemptCosts({ api, table, files, mails, ...counts }: Counts): number[] {
  const answered = counts.keptAtEdge * (1 - edgeMisses);
  const requests = api.requests - answered;
  const functions = withoutCalls(counts.functions, 'public-api', answered - counts.answeredAtEdge);
  const reports = functions['deliver-report']?.calls ?? 0;
  const mailEvents = functions['record-mail-event']?.calls ?? 0;
  const calls = Object.values(functions).reduce((sum, { calls: each }) => sum + each, 0);
  return [
    prices.cloudFront.request * api.requests,
    prices.cloudFront.byteOut * api.bytesOut,
    prices.cloudFront.byteToOrigin * api.bytesToOrigin,
    prices.apiGateway.request * requests,
    prices.lambda.request * calls,
    prices.lambda.gigabyteSecond * gigabyteSeconds(functions),
    prices.dynamoDb.writeUnit * table.writeUnits,
    prices.dynamoDb.readUnit * table.readUnits,
    prices.eventBridge.pipeEvent * reports,
    prices.sqs.request * requestsOfMessage * (reports + mailEvents),
    prices.s3.write * files.writes + prices.s3.read * files.reads,
    prices.ses.mail * mails.count,
    prices.ses.attachedByte * mails.bytes,
    prices.sns.publish * mailEvents,
    prices.cloudWatch.logByte * (logBytesOf(functions) + requests * accessLogBytes),
  ];
}

function withoutCalls(functions: Counts['functions'], name: string, count: number): Counts['functions'] {
  const known = functions[name];
  return known ? { ...functions, [name]: { ...known, calls: known.calls - count } } : functions;
}

function gigabyteSeconds(functions: Counts['functions']): number {
  return Object.entries(functions).reduce((sum, [name, { calls }]) => {
    const milliseconds = calls * (millisecondsOf(name) + coldStart.share * coldStart.milliseconds);
    return sum + (memoryOf(name) / 1024) * (milliseconds / 1000);
  }, 0);
}

function logBytesOf(functions: Counts['functions']): number {
  return Object.values(functions).reduce((sum, { logLines, logBytes }) => sum + logLines * lineBytes + logBytes, 0);
}

const isHandler = (name: string): name is HandlerName => name in functionSizes;
const millisecondsOf = (name: string): number => (isHandler(name) ? slowerMs[name] : undefined) ?? usualMs;
const memoryOf = (name: string): number => (isHandler(name) ? functionSizes[name].memoryMb : 1024);
