import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { removalOf } from './removal.ts';

export interface LogProps extends Pick<StageConfig, 'keepData'> {
  logRetentionDays: number;
}

/**
 * A log group whose entries expire after the stage's number of days.
 * @param logGroupName only where AWS requires a certain name. Such a group is deleted with its stack, because the next create would fail
 * if the name was taken.
 */
export function appLogs(
  scope: Construct,
  id: string,
  { logRetentionDays, keepData }: LogProps,
  logGroupName?: string,
): LogGroup {
  return new LogGroup(scope, id, {
    retention: logRetentionDays,
    removalPolicy: removalOf({ keepData: keepData && logGroupName === undefined }),
    ...(logGroupName && { logGroupName }),
  });
}
