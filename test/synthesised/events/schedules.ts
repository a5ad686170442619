import * as z from 'zod/mini';
import { scheduledEvent } from '#infra/local/events/events-shapes.ts';
import type { Access } from '../access/access.ts';
import type { Deployment } from '../assembly/resolve.ts';
import type { AsyncCalls } from './async-calls.ts';

const schedule = z.strictObject({
  Name: z.optional(z.string()),
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.optional(z.string()),
  FlexibleTimeWindow: z.object({ Mode: z.literal('OFF') }),
  State: z._default(z.enum(['ENABLED', 'DISABLED']), 'ENABLED'),
  Description: z.optional(z.string()),
  Target: z.strictObject({
    Arn: z.string(),
    RoleArn: z.string(),
    Input: z.optional(z.string()),
    RetryPolicy: z.optional(z.object({ MaximumRetryAttempts: z.number(), MaximumEventAgeInSeconds: z.number() })),
    DeadLetterConfig: z.optional(z.object({ Arn: z.string() })),
  }),
});
const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

interface SchedulesOptions {
  deployment: Deployment;
  access: Access;
  calls: AsyncCalls;
  log(line: string): void;
}

export interface Schedules {
  /** From now on the functions are called at their rates, this many times faster than in AWS. */
  start(speed: number): void;
  close(): void;
}

/** EventBridge Scheduler: calls functions by the rights of a schedule's role. */
export function openSchedules({ deployment, access, calls, log }: SchedulesOptions): Schedules {
  const timers: NodeJS.Timeout[] = [];
  const schedules = deployment.ofType('AWS::Scheduler::Schedule').flatMap(({ ref, logicalId, properties }) => {
    const { ScheduleExpression, State, Target } = schedule.parse(properties);
    if (State === 'DISABLED') return [];
    const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(ScheduleExpression) ?? [];
    const everyMs = Number(count) * (unitMs[unit] ?? Number.NaN);
    if (!Number.isFinite(everyMs))
      throw new Error(`The schedule ${logicalId} runs at ${ScheduleExpression}, which is not known here.`);
    const run = async () => {
      const attempted = { action: 'lambda:InvokeFunction', resource: Target.Arn, context: {} };
      const refusal = await access.refusal({ role: Target.RoleArn }, attempted);
      if (refusal) return log(`The schedule ${logicalId}: ${refusal}`);
      calls.call(Target.Arn, Target.Input ? JSON.parse(Target.Input) : scheduledEvent(ref));
    };
    return [{ everyMs, run }];
  });
  return {
    start(speed) {
      for (const { everyMs, run } of schedules)
        timers.push(setInterval(() => void run().catch((cause: unknown) => log(String(cause))), everyMs / speed));
    },
    close: () => timers.forEach(clearInterval),
  };
}
