import { listed } from './resources.ts';

export interface PolicyStatement {
  Effect: 'Allow' | 'Deny';
  Principal?: string | { Service?: string | string[]; AWS?: string | string[] };
  Action: string | string[];
  Resource?: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
}

export interface PolicyRequest {
  /** A service (`sns.amazonaws.com`), or nobody where the policy is that of a role. */
  service?: string;
  action: string;
  resource: string;
  /** Condition keys in lower case. AWS sends `aws:securetransport` with each call of its services. */
  context: Record<string, string>;
}

function isLike(pattern: string, text: string): boolean {
  const literally = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literally.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(text);
}

const operators: Record<string, (wanted: string, is: string) => boolean> = {
  StringEquals: (wanted, is) => wanted === is,
  ArnEquals: isLike,
  ArnLike: isLike,
  StringLike: isLike,
  Bool: (wanted, is) => wanted === is,
};

/** A key that the request lacks fails its condition, as in IAM. */
function conditionsHold(condition: PolicyStatement['Condition'] = {}, context: PolicyRequest['context']): boolean {
  return Object.entries(condition).every(([operator, keys]) => {
    const holds = operators[operator];
    if (!holds) throw new Error(`This test does not know the condition operator ${operator}.`);
    return Object.entries(keys).every(([key, wanted]) => {
      const is = context[key.toLowerCase()];
      return is !== undefined && listed(wanted).some((each) => holds(each, is));
    });
  });
}

function isMeant({ Principal, Action, Resource, Condition }: PolicyStatement, request: PolicyRequest): boolean {
  const { service, action, resource, context } = request;
  const services = typeof Principal === 'object' ? listed(Principal.Service ?? []) : [];
  const everyone = Principal === '*' || (typeof Principal === 'object' && listed(Principal.AWS ?? []).includes('*'));
  return (
    (service === undefined || everyone || services.includes(service)) &&
    listed(Action).some((each) => isLike(each.toLowerCase(), action.toLowerCase())) &&
    (Resource === undefined || listed(Resource).some((each) => isLike(each, resource))) &&
    conditionsHold(Condition, context)
  );
}

/** Whether these statements, by themselves, allow the request. */
export function allows(statements: readonly PolicyStatement[], request: PolicyRequest): boolean {
  const meant = statements.filter((each) => isMeant(each, request));
  return meant.length > 0 && meant.every(({ Effect }) => Effect === 'Allow');
}
