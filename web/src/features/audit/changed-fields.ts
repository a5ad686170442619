export interface ChangedField {
  name: string;
  before: string;
  after: string;
}

/** Counts the changes, and says no more than that there was one. */
const counter = 'revision';

/** The fields that differ, by name; of what is no record, the whole. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  if (before === undefined && after === undefined) return [];
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  names.delete(counter);
  return [...names]
    .sort()
    .map((name) => ({ name, before: valueWords(name, old[name]), after: valueWords(name, now[name]) }))
    .filter((field) => field.before !== field.after);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  return { value };
}

/** Names of fields that hold a moment in epoch milliseconds. */
const momentName = /(At|From|Until|deadline)$/;
const earliestMoment = Date.UTC(2000, 0, 1);
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', hour12: false });

function valueWords(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const isMoment = typeof value === 'number' && momentName.test(name) && value > earliestMoment && value < 8.64e15;
  if (isMoment) return moment.format(value);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '–');
}

/** `discountPercentage` as `discount percentage`. */
export function fieldWords(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}
