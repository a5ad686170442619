import { resourcesOf, type TemplateBody } from '../stacks/resources.ts';

/** A metric's value in each period. A dimension may be a reference of the template, such as `{ Ref: … }`. */
export interface Measured {
  namespace: string;
  name: string;
  dimensions?: Record<string, unknown>;
  /** The same in each period. */
  value: number;
}

interface MetricKey {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
}

interface AlarmProperties extends Partial<MetricKey> {
  AlarmDescription: string;
  Metrics?: { Id: string; Expression?: string; MetricStat?: { Metric: MetricKey; Period: number } }[];
  Period?: number;
  DatapointsToAlarm: number;
  EvaluationPeriods: number;
  Threshold: number;
  ComparisonOperator: string;
  TreatMissingData: string;
}

/** The value that AWS gives to `SERVICE_QUOTA` of a metric of usage. */
const quota = 1000;

/** Names of the alarms, as the runbook has them. */
export const alarmNames = (template: TemplateBody): string[] => alarmsOf(template).map(nameOf);

/** Names of the alarms that are on when only these metrics have data. */
export const alarmsOn = (template: TemplateBody, measured: Measured[]): string[] =>
  alarmsOf(template)
    .filter((alarm) => isOn(alarm, measured))
    .map(nameOf);

/** The seconds until each alarm is on. */
export const alarmDelays = (template: TemplateBody): [name: string, seconds: number][] =>
  alarmsOf(template).map((alarm) => {
    const periods = [alarm.Period ?? 0, ...(alarm.Metrics ?? []).map(({ MetricStat }) => MetricStat?.Period ?? 0)];
    return [nameOf(alarm), Math.max(...periods) * alarm.DatapointsToAlarm];
  });

/** How many of its last periods have to be bad for each alarm. */
export const alarmWindows = (template: TemplateBody): [name: string, window: string][] =>
  alarmsOf(template).map((alarm) => [nameOf(alarm), `${alarm.DatapointsToAlarm} of ${alarm.EvaluationPeriods}`]);

const alarmsOf = (template: TemplateBody) =>
  resourcesOf<AlarmProperties>(template, 'AWS::CloudWatch::Alarm').map(({ properties }) => properties);

const nameOf = ({ AlarmDescription }: AlarmProperties) => AlarmDescription.split(':')[0] ?? '';

function isOn(alarm: AlarmProperties, measured: Measured[]): boolean {
  const value = watchedBy(alarm, measured);
  if (value === undefined) return alarm.TreatMissingData === 'breaching';
  if (alarm.ComparisonOperator === 'GreaterThanThreshold') return value > alarm.Threshold;
  if (alarm.ComparisonOperator === 'LessThanThreshold') return value < alarm.Threshold;
  throw new Error(`No test knows ${alarm.ComparisonOperator}.`);
}

function watchedBy({ Metrics, Namespace = '', MetricName = '', Dimensions }: AlarmProperties, measured: Measured[]) {
  if (!Metrics) return find({ Namespace, MetricName, ...(Dimensions && { Dimensions }) }, measured);
  const values = new Map(
    Metrics.flatMap(({ Id, MetricStat }) => (MetricStat ? [[Id, find(MetricStat.Metric, measured)] as const] : [])),
  );
  const [result] = Metrics.filter(({ Expression }) => Expression !== undefined);
  return sumOf(result?.Expression ?? '', values);
}

/** For CloudWatch, the same name with other dimensions is another metric. */
function find({ Namespace, MetricName, Dimensions = [] }: MetricKey, measured: Measured[]): number | undefined {
  const textOf = (dimensions: (readonly [string, unknown])[]) => JSON.stringify(dimensions.sort());
  const wanted = textOf(Dimensions.map(({ Name, Value }) => [Name, Value] as const));
  return measured.find(
    ({ namespace, name, dimensions = {} }) =>
      namespace === Namespace && name === MetricName && textOf(Object.entries(dimensions)) === wanted,
  )?.value;
}

type Values = ReadonlyMap<string, number | undefined>;

/** Metric math as far as our alarms use it: sums of products, of which a condition may choose one or a number. A metric without data makes the result missing, unless `FILL` gives it a value. */
function sumOf(expression: string, values: Values): number | undefined {
  const [, name, least, chosen, other] = /^IF\((\w+) > (\d+), (.+), (\d+)\)$/.exec(expression) ?? [];
  if (name !== undefined && chosen !== undefined)
    return (values.get(name) ?? 0) > Number(least) ? sumOf(chosen, values) : Number(other);
  const terms = expression.split(' + ').map((term) => productOf(term, values));
  return terms.reduce((sum, term) => (sum === undefined || term === undefined ? undefined : sum + term), 0);
}

function productOf(term: string, values: Values): number | undefined {
  let product = 1;
  for (const [, operator, factor = ''] of term.matchAll(/(?:^| ([*/]) )(FILL\(\w+, \d+\)|[^ ]+)/g)) {
    const value = valueOf(factor, values);
    if (value === undefined) return undefined;
    product = operator === '/' ? product / value : product * value;
  }
  return product;
}

function valueOf(factor: string, values: Values): number | undefined {
  const [, filled, otherwise] = /^FILL\((\w+), (\d+)\)$/.exec(factor) ?? [];
  if (filled !== undefined) return values.get(filled) ?? Number(otherwise);
  if (/^SERVICE_QUOTA\(\w+\)$/.test(factor)) return quota;
  if (/^\d+$/.test(factor)) return Number(factor);
  if (values.has(factor)) return values.get(factor);
  throw new Error(`No test knows ${factor}.`);
}
