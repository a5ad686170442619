import { metricNamespace } from './metric-names.ts';

interface Measured {
  name: string;
  unit: 'Count' | 'Seconds';
  value: number;
}

/**
 * A line of the embedded metric format, of which CloudWatch makes metrics. It goes to the output as it is: what goes through
 * `console` is wrapped by Lambda's JSON log format, and then found by nobody.
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
