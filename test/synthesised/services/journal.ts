import * as z from 'zod/mini';
import type { Access } from '../access/access.ts';
import type { Deployment } from '../assembly/resolve.ts';
import type { FunctionSettings } from '../functions/function-settings.ts';
import { errorIn } from './log-errors.ts';

/** What has happened since the cloud started. */
export interface Events {
  /** Answers by route, and by status. */
  routes: Record<string, Record<string, number>>;
  /** Calls by the function's logical id. Functions without a trigger run only in a deployment, if at all. */
  functions: Record<string, { calls: number; isTriggered: boolean }>;
  /** Permissions of the functions' roles, and how often each was used. */
  permissions: { role: string; action: string; resource: string; leadingKeys?: string; uses: number }[];
  denied: { who: string; action: string; resource: string; keys: string }[];
  /** Calls that a service did not understand, with how often: an index that is not there, an item that is too large. */
  rejected: Record<string, number>;
  /** Queues that a pipe or a bucket feeds: how many records or objects there were, and how many the queue was told of. */
  fed: Record<string, { offered: number; passed: number }>;
  /** Errors by function, with how often: those that it threw, and those in its log. */
  errors: Record<string, Record<string, number>>;
}

export interface Journal {
  answered(routeKey: string, status: number): void;
  /** @param error what it has thrown */
  called(logicalId: string, error?: string): void;
  logged(fn: FunctionSettings, line: string): void;
  /** A service has not understood a call of a role. */
  rejected(role: string, call: string, why: string): void;
  /** A pipe or a bucket had something that might concern a queue. */
  offered(queueArn: string, isPassed: boolean): void;
  read(): Events;
}

const sourceOf = z.object({ EventSourceArn: z.string() });
const aliasOf = z.object({ FunctionName: z.string() });
const routeKeyOf = z.object({ RouteKey: z.string() });

export function openJournal({ deployment, access }: { deployment: Deployment; access: Access }): Journal {
  const routes: Events['routes'] = {};
  const functions: Events['functions'] = {};
  const rejected: Events['rejected'] = {};
  const fed: Events['fed'] = {};
  const errors: Events['errors'] = {};
  const named = namesIn(deployment);
  // Triggers call an alias. The functions of custom resources have none.
  const aliased = deployment
    .ofType('AWS::Lambda::Alias')
    .map(({ properties }) => aliasOf.parse(properties).FunctionName);
  const roleOf = z.object({ Role: z.string() });
  const triggered = new Set(
    deployment
      .ofType('AWS::Lambda::Function')
      .filter(({ ref }) => aliased.includes(ref))
      .map(({ logicalId }) => logicalId),
  );
  // CDK's own functions, and their rights, are for deployments only.
  const ofDeployments = new Set(
    deployment
      .ofType('AWS::Lambda::Function')
      .filter(({ logicalId }) => !triggered.has(logicalId))
      .map(({ properties }) => roleOf.parse(properties).Role),
  );
  for (const { properties } of deployment.ofType('AWS::ApiGatewayV2::Route'))
    routes[routeKeyOf.parse(properties).RouteKey] = {};
  for (const { logicalId } of deployment.ofType('AWS::Lambda::Function'))
    functions[logicalId] = { calls: 0, isTriggered: triggered.has(logicalId) };
  for (const { properties } of deployment.ofType('AWS::Lambda::EventSourceMapping'))
    fed[named(sourceOf.parse(properties).EventSourceArn)] = { offered: 0, passed: 0 };
  const noteError = (logicalId: string, text: string) => {
    const own = (errors[shortName(logicalId)] ??= {});
    own[text] = (own[text] ?? 0) + 1;
  };
  return {
    answered(routeKey, status) {
      const route = (routes[routeKey] ??= {});
      route[status] = (route[status] ?? 0) + 1;
    },
    called(logicalId, error) {
      const fn = (functions[logicalId] ??= { calls: 0, isTriggered: false });
      fn.calls += 1;
      if (error) noteError(logicalId, error);
    },
    logged({ logicalId }, line) {
      const error = errorIn(line);
      if (error) noteError(logicalId, error);
    },
    rejected(role, call, why) {
      const text = `${call} of ${named(role)}: ${why}`;
      rejected[text] = (rejected[text] ?? 0) + 1;
    },
    offered(queueArn, isPassed) {
      const queue = (fed[named(queueArn)] ??= { offered: 0, passed: 0 });
      queue.offered += 1;
      if (isPassed) queue.passed += 1;
    },
    read: () => ({
      routes,
      functions,
      permissions: access
        .usage()
        .filter(({ role }) => !ofDeployments.has(role))
        .map((each) => ({ ...each, role: named(each.role), resource: named(each.resource) })),
      denied: access.denied().map((each) => ({ ...each, who: named(each.who), resource: named(each.resource) })),
      rejected,
      fed,
      errors,
    }),
  };
}

/** The name of a resource without the hash that CDK appends. */
const shortName = (logicalId: string) => logicalId.replace(/[0-9A-F]{8}$/, '');

/** Writes an ARN as the resource is called in its template, without the hash that CDK appends. */
function namesIn({ all }: Deployment): (arn: string) => string {
  const arns = all.flatMap(({ attributes, logicalId, ref }): [string, string][] => {
    const name = shortName(logicalId);
    return [...Object.values(attributes), ref]
      .filter((value) => value.startsWith('arn:'))
      .map((value) => [value, name]);
  });
  const longestFirst = arns.sort(([a], [b]) => b.length - a.length);
  return (text) => {
    const [arn = '', name = ''] =
      longestFirst.find(([value]) => text === value || text.startsWith(`${value}/`) || text.startsWith(`${value}:`)) ??
      [];
    return arn ? name + text.slice(arn.length) : text;
  };
}
