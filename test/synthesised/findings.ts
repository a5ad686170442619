import * as z from 'zod/mini';
import { explained, inPairs } from './explained-permissions.ts';

const times = z.record(z.string(), z.number());
const events = z.object({
  routes: z.record(z.string(), times),
  functions: z.record(z.string(), z.object({ calls: z.number(), isTriggered: z.boolean() })),
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
  rejected: times,
  fed: z.record(z.string(), z.object({ offered: z.number(), passed: z.number() })),
  errors: z.record(z.string(), times),
});
export type Events = z.infer<typeof events>;
type Permission = Events['permissions'][number];

/** What several clouds have seen, each in its journal. */
export const readEvents = (journals: readonly string[]): Events[] =>
  journals.map((text) => events.parse(JSON.parse(text)));

const nameOf = ({ role, action, resource, leadingKeys }: Omit<Permission, 'uses'>): string =>
  [role, action, resource, leadingKeys].filter(Boolean).join(' ');

/** What AWS would refuse, whichever stories ran. */
export function refusals(journals: readonly Events[]): string[] {
  const denied = journals.flatMap((each) =>
    each.denied.map(({ who, action, resource, keys }) => `${who} may not ${action} on ${resource} ${keys}`.trim()),
  );
  const rejected = journals.flatMap((each) => Object.keys(each.rejected));
  return [
    ...[...new Set(denied)].map((refusal) => `AWS would refuse: ${refusal}.`),
    ...[...new Set(rejected)].map((rejection) => `AWS would not understand ${rejection}`),
  ];
}

/** What all stories together should have used, and did not; and explanations that explain nothing. */
export function gaps(journals: readonly Events[], reasons: Readonly<Record<string, string>> = explained): string[] {
  const unused = unusedPermissions(journals);
  return [
    ...missing(journals, ({ routes }) =>
      Object.entries(routes).map(([route, answers]) => [route, Object.keys(answers).some(isSuccess)]),
    ).map((route) => `No story got a success of the route ${route}.`),
    ...missing(journals, ({ functions }) =>
      Object.entries(functions).flatMap(([name, { calls, isTriggered }]): [string, boolean][] =>
        isTriggered ? [[name, calls > 0]] : [],
      ),
    ).map((name) => `No story had the function ${name} called.`),
    ...missing(journals, ({ fed }) => Object.entries(fed).map(([name, { passed }]) => [name, passed > 0])).map(
      (name) => `No story had anything passed on to the queue ${name}, of ${offeredTo(journals, name)} offered.`,
    ),
    ...unused
      .filter((name) => !Object.keys(reasons).some((pattern) => fits(pattern, name)))
      .map((name) => `No story used the permission: ${name}`),
    ...Object.keys(reasons)
      .filter((pattern) => !unused.some((name) => fits(pattern, name)))
      .map((pattern) => `The explanation of an unused permission fits none: ${pattern}.`),
  ];
}

/** The errors of the functions, the most frequent first: where a story that failed may have failed. */
export function errorsOfFunctions(journals: readonly Events[]): string[] {
  const all = new Map<string, number>();
  for (const { errors } of journals)
    for (const [name, texts] of Object.entries(errors))
      for (const [text, count] of Object.entries(texts))
        all.set(`${name}: ${text}`, (all.get(`${name}: ${text}`) ?? 0) + count);
  return [...all].sort(([, a], [, b]) => b - a).map(([text, count]) => `${count} × ${text}`);
}

const offeredTo = (journals: readonly Events[], queue: string): number =>
  journals.reduce((sum, { fed }) => sum + (fed[queue]?.offered ?? 0), 0);

/** Each permission with how often all stories together used it. */
function usesOfPermissions(journals: readonly Events[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { permissions } of journals)
    for (const each of permissions) {
      const pair = inPairs.find((actions) => actions.includes(each.action)) ?? [each.action];
      const name = nameOf({ ...each, action: pair.join('+') });
      uses.set(name, (uses.get(name) ?? 0) + each.uses);
    }
  return uses;
}

const unusedPermissions = (journals: readonly Events[]): string[] =>
  [...usesOfPermissions(journals)]
    .filter(([, uses]) => uses === 0)
    .map(([name]) => name)
    .sort();

const isSuccess = (status: string) => status.startsWith('2');

function missing(journals: readonly Events[], seen: (journal: Events) => [name: string, isSeen: boolean][]): string[] {
  const all = journals.flatMap(seen);
  const used = new Set(all.filter(([, isSeen]) => isSeen).map(([name]) => name));
  return [...new Set(all.map(([name]) => name))].filter((name) => !used.has(name)).sort();
}

/** `*` in a pattern is any text. */
function fits(pattern: string, name: string): boolean {
  return new RegExp(`^${pattern.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '.*')}$`).test(name);
}

export function summary(journals: readonly Events[]): string {
  const permissions = [...usesOfPermissions(journals).values()];
  const used = permissions.filter((uses) => uses > 0).length;
  const calls = journals
    .flatMap(({ functions }) => Object.values(functions))
    .reduce((sum, each) => sum + each.calls, 0);
  return `The functions ran ${calls} times and used ${used} of ${permissions.length} permissions.`;
}
