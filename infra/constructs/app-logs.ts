import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { maxLogDays } from '#functions/domain/retention.ts';
import type { StageConfig } from '#infra/config.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import { removalOf } from './removal.ts';

export interface LogProps extends Pick<StageConfig, 'keepData'> {
  logRetentionDays: number;
}

/**
 * A log group that forgets after the stage's number of days.
 * @param logGroupName only where AWS asks for one. Such a group goes with its stack: kept, it would stop the next create of the same name.
 */
export function appLogs(
  scope: Construct,
  id: string,
  { logRetentionDays, keepData }: LogProps,
  logGroupName?: string,
): LogGroup {
  const logGroup = new LogGroup(scope, id, {
    retention: logRetentionDays,
    removalPolicy: removalOf({ keepData: keepData && logGroupName === undefined }),
    ...(logGroupName && { logGroupName }),
  });
  acknowledge(logGroup, {
    'CT.CLOUDWATCH.PR.3':
      'Encrypted by CloudWatch Logs with its own key. A line has ids and codes, never names, mails or answers, so a key of ours would only add a way to lose the logs.',
    ...(logRetentionDays < maxLogDays && {
      'CT.CLOUDWATCH.PR.2':
        'What is kept for less than a year is short on purpose: the log of blocked requests has addresses, and a stage for trying things out has no real people.',
    }),
  });
  return logGroup;
}
