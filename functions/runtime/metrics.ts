import { metricNamespace } from './metric-names.ts';

export interface Measured {
  name: string;
  unit: 'Count' | 'Seconds';
  value: number;
}

/**
 * A line of the embedded metric format, which CloudWatch turns into metrics. Written to the output directly, because Lambda's JSON log
 * format wraps what goes through `console`, and CloudWatch would not find it.
 */
export function emitMetrics(functionName: string, metrics: readonly Measured[], now = Date.now()): void {
  const line = {
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          Namespace: metricNamespace,
          Dimensions: [['FunctionName']],
          Metrics: metrics.map(({ name, unit }) => ({ Name: name, Unit: unit })),
        },
      ],
    },
    FunctionName: functionName,
    ...Object.fromEntries(metrics.map(({ name, value }) => [name, value])),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
