import * as z from 'zod/mini';
import { explained } from './explained-permissions.ts';

const count = z.object({
  calls: z.number(),
  bytesIn: z.number(),
  bytesOut: z.number(),
  readUnits: z.number(),
  writeUnits: z.number(),
  gigabyteSeconds: z.number(),
});
const events = z.object({
  routes: z.record(z.string(), z.record(z.string(), z.number())),
  functions: z.record(z.string(), z.object({ calls: z.number(), failed: z.number(), isTriggered: z.boolean() })),
  permissions: z.array(
    z.object({
      role: z.string(),
      action: z.string(),
      resource: z.string(),
      leadingKeys: z.optional(z.string()),
      uses: z.number(),
    }),
  ),
  denied: z.array(z.object({ who: z.string(), action: z.string(), resource: z.string(), keys: z.string() })),
  counts: z.record(z.string(), z.record(z.string(), count)),
});
export type Events = z.infer<typeof events>;
type Permission = Events['permissions'][number];

/** What several clouds have seen, each in its journal. */
export const readEvents = (journals: readonly string[]): Events[] =>
  journals.map((text) => events.parse(JSON.parse(text)));

export const nameOf = ({ role, action, resource, leadingKeys }: Omit<Permission, 'uses'>): string =>
  [role, action, resource, leadingKeys].filter(Boolean).join(' ');

/** Each sentence names something that the stories should have used, that AWS would have refused, or that explains nothing. */
export function findings(journals: readonly Events[], reasons: Readonly<Record<string, string>> = explained): string[] {
  const unused = unusedPermissions(journals, {});
  return [
    ...missing(journals, ({ routes }) =>
      Object.entries(routes).map(([route, answers]) => [route, Object.keys(answers).some(isSuccess)]),
    ).map((route) => `No story got a success of the route ${route}.`),
    ...missing(journals, ({ functions }) =>
      Object.entries(functions).flatMap(([name, { calls, isTriggered }]): [string, boolean][] =>
        isTriggered ? [[name, calls > 0]] : [],
      ),
    ).map((name) => `No story had the function ${name} called.`),
    ...[
      ...new Set(
        journals.flatMap(({ denied }) =>
          denied.map(({ who, action, resource, keys }) => `${who} may not ${action} on ${resource} ${keys}`.trim()),
        ),
      ),
    ].map((refusal) => `AWS would refuse: ${refusal}.`),
    ...Object.keys(reasons)
      .filter((pattern) => !unused.some((name) => fits(pattern, name)))
      .map((pattern) => `The explanation of an unused permission fits none: ${pattern}.`),
  ];
}

/** Permissions that no story used and that are not explained. */
export function unusedPermissions(
  journals: readonly Events[],
  reasons: Readonly<Record<string, string>> = explained,
): string[] {
  const uses = new Map<string, number>();
  for (const { permissions } of journals)
    for (const each of permissions) uses.set(nameOf(each), (uses.get(nameOf(each)) ?? 0) + each.uses);
  const unused = [...uses].filter(([, times]) => times === 0).map(([name]) => name);
  return unused.filter((name) => reasonFor(name, reasons) === undefined).sort();
}

const isSuccess = (status: string) => status.startsWith('2');

function missing(journals: readonly Events[], seen: (journal: Events) => [name: string, isSeen: boolean][]): string[] {
  const all = journals.flatMap(seen);
  const used = new Set(all.filter(([, isSeen]) => isSeen).map(([name]) => name));
  return [...new Set(all.map(([name]) => name))].filter((name) => !used.has(name)).sort();
}

const reasonFor = (name: string, reasons: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(reasons).find(([pattern]) => fits(pattern, name))?.[1];

/** `*` in a pattern is any text. */
function fits(pattern: string, name: string): boolean {
  return new RegExp(`^${pattern.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '.*')}$`).test(name);
}

export function summary(journals: readonly Events[]): string {
  const permissions = new Map(
    journals.flatMap((each) => each.permissions.map((one): [string, number] => [nameOf(one), 0])),
  );
  for (const { permissions: all } of journals)
    for (const each of all) permissions.set(nameOf(each), (permissions.get(nameOf(each)) ?? 0) + each.uses);
  const used = [...permissions.values()].filter((times) => times > 0).length;
  const calls = journals
    .flatMap(({ functions }) => Object.values(functions))
    .reduce((sum, each) => sum + each.calls, 0);
  return `The functions ran ${calls} times and used ${used} of ${permissions.size} permissions.`;
}
