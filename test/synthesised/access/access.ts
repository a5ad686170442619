import { runSimulation } from '@cloud-copilot/iam-simulate';
import { account } from '../assembly/resolve.ts';
import type { Policies, Statement } from './policies.ts';

/** Something that a role or a service of AWS wants to do. */
export interface Attempted {
  action: string;
  resource: string;
  /** Values of the condition keys that belong to the action. */
  context: Record<string, string | string[]>;
}

/** A role by its ARN, or a service of AWS such as `s3.amazonaws.com`. */
export type Principal = { role: string } | { service: string };

/** A permission that a role has: one action on one resource, for the partition keys of one pattern where its policy says so. */
export interface Permission {
  role: string;
  action: string;
  resource: string;
  leadingKeys?: string;
}

export interface Access {
  /** Why it is refused, in AWS's words; `undefined` if it is allowed. */
  refusal(principal: Principal, attempted: Attempted): Promise<string | undefined>;
  /** Each permission, with how often it was used. */
  usage(): (Permission & { uses: number })[];
  denied(): { who: string; action: string; resource: string; keys: string }[];
}

const keyName = 'dynamodb:LeadingKeys';
const keyOf = ({ role, action, resource, leadingKeys = '' }: Permission) =>
  [role, action, resource, leadingKeys].join(' ');

/** Evaluates the policies of the templates as IAM does. */
export function openAccess({ ofRoles, ofResources }: Policies): Access {
  const uses = new Map<string, Permission & { uses: number }>();
  for (const [role, { documents }] of ofRoles)
    for (const { Statement } of documents)
      for (const each of Statement)
        for (const permission of permissionsOf(role, each)) uses.set(keyOf(permission), { ...permission, uses: 0 });
  const denied = new Map<string, ReturnType<Access['denied']>[number]>();

  function note(role: string, { action, resource, context }: Attempted, statement: Statement): void {
    const keys = [context[keyName] ?? []].flat();
    for (const permission of permissionsOf(role, statement)) {
      const found = uses.get(keyOf(permission));
      const { leadingKeys } = permission;
      const fits = leadingKeys === undefined || keys.some((key) => matches(leadingKeys, key));
      if (found && fits && matches(permission.action, action) && matches(permission.resource, resource))
        found.uses += 1;
    }
  }

  async function decide(principal: Principal, { action, resource, context }: Attempted) {
    const isRole = 'role' in principal;
    const { unknown = [] } = (isRole && ofRoles.get(principal.role)) || {};
    if (unknown.length > 0)
      throw new Error(`The content of ${unknown.join(', ')} is not known here: add it to policies.ts.`);
    const policies = isRole ? (ofRoles.get(principal.role)?.documents ?? []) : [];
    const resourcePolicy = [...ofResources].find(([arn]) => resource === arn || resource.startsWith(`${arn}/`))?.[1];
    const response = await runSimulation(
      {
        request: {
          principal: isRole ? principal.role : principal.service,
          action,
          resource: { resource, accountId: account },
          contextVariables: {
            'aws:SecureTransport': 'true',
            'aws:PrincipalAccount': account,
            ...(isRole ? { 'aws:PrincipalArn': principal.role } : { 'aws:PrincipalIsAWSService': 'true' }),
            ...context,
          },
        },
        identityPolicies: policies.map((policy, index) => ({ name: String(index), policy })),
        serviceControlPolicies: [],
        resourceControlPolicies: [],
        ...(resourcePolicy && { resourcePolicy }),
      },
      {},
    );
    if (response.resultType === 'error')
      throw new Error(`IAM cannot evaluate ${action}: ${JSON.stringify(response.errors)}`);
    const results = response.resultType === 'single' ? [response.result] : response.results;
    return {
      result: response.overallResult,
      statements: results.flatMap((each) => each.analysis?.identityAnalysis?.allowStatements ?? []),
    };
  }

  return {
    async refusal(principal, attempted) {
      const { result, statements } = await decide(principal, attempted);
      const who = 'role' in principal ? principal.role : principal.service;
      if (result === 'Allowed') {
        for (const { statement } of statements) noteRaw(who, attempted, statement);
        return undefined;
      }
      const { action, resource, context } = attempted;
      const keys = [context[keyName] ?? []].flat().join(', ');
      denied.set([who, action, resource, keys].join(' '), { who, action, resource, keys });
      const because =
        result === 'ExplicitlyDenied'
          ? 'with an explicit deny in an identity-based policy'
          : `because no identity-based policy allows the ${action} action`;
      return `User: ${who} is not authorized to perform: ${action} on resource: ${resource} ${because}`;
    },
    usage: () => [...uses.values()],
    denied: () => [...denied.values()],
  };

  function noteRaw(role: string, attempted: Attempted, raw: unknown): void {
    const all = ofRoles.get(role)?.documents.flatMap(({ Statement }) => Statement) ?? [];
    const text = JSON.stringify(raw);
    for (const each of all) if (JSON.stringify(each) === text) note(role, attempted, each);
  }
}

/** All combinations of a statement's actions, resources and patterns of leading keys. */
function permissionsOf(role: string, { Effect, Action = [], Resource = [], Condition = {} }: Statement): Permission[] {
  if (Effect === 'Deny') return [];
  const patterns = Object.values(Condition).flatMap((keys) => keys[keyName] ?? []);
  return Action.flatMap((action) =>
    Resource.flatMap((resource) =>
      patterns.length
        ? patterns.map((leadingKeys) => ({ role, action, resource, leadingKeys }))
        : [{ role, action, resource }],
    ),
  );
}

/** Matches IAM's wildcards `*` and `?`. Actions are compared without regard to case. */
function matches(pattern: string, value: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'is').test(value);
}
