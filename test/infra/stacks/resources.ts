import { expect } from 'vitest';
import { functionSizes, type HandlerName } from '#infra/constructs/function-sizes.ts';

/** A resource of a template. The caller gives the type of its properties. */
export interface Resource<Properties> {
  id: string;
  properties: Properties;
  deletionPolicy: string | undefined;
}

export interface TemplateBody {
  Resources: Record<
    string,
    { Type: string; Properties?: unknown; DeletionPolicy?: string; DependsOn?: string[]; UpdatePolicy?: object }
  >;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
  Metadata?: object;
}

export function resourcesOf<Properties>(template: TemplateBody, type: string): Resource<Properties>[] {
  return Object.entries(template.Resources)
    .filter(([, resource]) => resource.Type === type)
    .map(([id, { Properties = {}, DeletionPolicy }]) => ({
      id,
      properties: Properties as Properties,
      deletionPolicy: DeletionPolicy,
    }));
}

export interface FunctionProperties {
  Runtime: string;
  Architectures: string[];
  Timeout: number;
  Role: { 'Fn::GetAtt': [roleId: string, 'Arn'] };
  LoggingConfig: { LogFormat: string; LogGroup: { Ref: string } };
  Environment: { Variables: Record<string, unknown> };
}

export const handlerNames = Object.keys(functionSizes) as HandlerName[];

/** Our functions, by the names of their handlers. */
export function functionsOf(template: TemplateBody): Map<HandlerName, Resource<FunctionProperties>> {
  const all = resourcesOf<FunctionProperties>(template, 'AWS::Lambda::Function');
  return new Map(
    handlerNames.map((name) => {
      const found = all.filter(({ id }) => id.includes(name.replaceAll('-', '')));
      if (found.length !== 1) throw new Error(`There are ${found.length} functions for ${name}.`);
      return [name, found[0] as Resource<FunctionProperties>];
    }),
  );
}

export interface Statement {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, unknown>>;
}

interface Policy {
  Roles: { Ref: string }[];
  PolicyDocument: { Statement: Statement[] };
}

/** The policy statements of a role. */
export function statementsOfRole(template: TemplateBody, roleId: string): Statement[] {
  return resourcesOf<Policy>(template, 'AWS::IAM::Policy')
    .filter(({ properties }) => properties.Roles.some(({ Ref }) => Ref === roleId))
    .flatMap(({ properties }) => properties.PolicyDocument.Statement);
}

export const listed = <Item>(value: Item | Item[]): Item[] => (Array.isArray(value) ? value : [value]);

/** Expects that a resource of this type has at least what `resource` has; the elements of its lists, too. */
export function expectResource(template: TemplateBody, type: string, resource: object): void {
  const all = Object.values(template.Resources).filter((each) => each.Type === type);
  const found = all.some((each) => {
    try {
      expect(each).toMatchObject(resource);
      return true;
    } catch {
      return false;
    }
  });
  // Fails with what exists instead in the message.
  if (!found) expect(all).toContainEqual(resource);
}

export function expectProperties(template: TemplateBody, type: string, properties: object): void {
  expectResource(template, type, { Properties: properties });
}
