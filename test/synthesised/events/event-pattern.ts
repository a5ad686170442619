import * as z from 'zod/mini';

const record = z.record(z.string(), z.unknown());
const rule = z.union([
  z.strictObject({ prefix: z.string() }),
  z.strictObject({ suffix: z.string() }),
  z.strictObject({ exists: z.boolean() }),
  z.strictObject({ 'anything-but': z.union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()]) }),
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
]);
const rules = z.array(rule);

/** Whether an event fits a pattern of EventBridge. @throws Error for a comparison that is not known here. */
export function matchesPattern(pattern: unknown, event: unknown): boolean {
  const values = z.safeParse(record, event).data ?? {};
  return Object.entries(record.parse(pattern)).every(([name, expected]) =>
    Array.isArray(expected)
      ? rules.parse(expected).some((each) => fits(each, values[name]))
      : matchesPattern(expected, values[name]),
  );
}

function fits(expected: z.infer<typeof rule>, value: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return [value].flat().includes(expected);
  if ('exists' in expected) return (value !== undefined) === expected.exists;
  if ('prefix' in expected) return typeof value === 'string' && value.startsWith(expected.prefix);
  if ('suffix' in expected) return typeof value === 'string' && value.endsWith(expected.suffix);
  return value !== undefined && ![expected['anything-but']].flat().some((each) => each === value);
}
