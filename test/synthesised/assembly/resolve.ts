import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Assembly, Stack } from './assembly.ts';
import { physicalNames, type Physical } from './physical-names.ts';

export const account = '000000000000';

/** A resource with all its values. */
export interface Deployed {
  stack: string;
  region: string;
  logicalId: string;
  type: string;
  properties: Record<string, unknown>;
  ref: string;
  attributes: Record<string, string>;
}

/** All stacks as they are once deployed: each intrinsic function has its value. */
export interface Deployment {
  all: Deployed[];
  ofType(type: string): Deployed[];
  assetAt: Assembly['assetAt'];
}

const text = z.string();
const texts = z.array(z.unknown());
const stackOutput = z.object({ StackName: z.unknown(), OutputName: z.unknown() });
const importName = z.unknown();

/** Gives each resource its names, and each property its value, as CloudFormation would. */
export function deploy({ stacks, assetAt }: Assembly): Deployment {
  const names = new Map<string, Physical>();
  const idOf = (stack: Stack, logicalId: string) => `${stack.name}/${logicalId}`;

  function physical(stack: Stack, logicalId: string): Physical {
    const id = idOf(stack, logicalId);
    const known = names.get(id);
    if (known) return known;
    const resource = stack.resources[logicalId];
    if (!resource) throw new Error(`${id} is referred to, but is no resource of the template.`);
    const made = physicalNames(resource.Type, {
      account,
      region: stack.region,
      stack: stack.name,
      logicalId,
      text(property) {
        const value = resolve(stack, resource.Properties[property]);
        return value === undefined ? undefined : text.parse(value);
      },
    });
    names.set(id, made);
    return made;
  }

  const pseudo = (stack: Stack): Record<string, string> => ({
    'AWS::AccountId': account,
    'AWS::Region': stack.region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack.name,
    'AWS::StackId': `arn:aws:cloudformation:${stack.region}:${account}:stack/${stack.name}/1`,
  });

  function refer(stack: Stack, name: string): string {
    return pseudo(stack)[name] ?? physical(stack, name).ref;
  }

  function attributeOf(stack: Stack, logicalId: string, attribute: string): string {
    const value = physical(stack, logicalId).attributes[attribute];
    if (value === undefined) throw new Error(`${idOf(stack, logicalId)} has no known attribute ${attribute}.`);
    return value;
  }

  function output(stackName: unknown, outputName: unknown): unknown {
    const stack = stacks.find(({ name }) => name === stackName);
    const found = stack?.outputs[text.parse(outputName)];
    if (!stack || !found) throw new Error(`There is no output ${String(outputName)} of a stack ${String(stackName)}.`);
    return resolve(stack, found.Value);
  }

  function exported(stack: Stack, name: unknown): unknown {
    for (const each of stacks)
      for (const { Value, Export } of Object.values(each.outputs))
        if (Export && resolve(each, Export.Name) === name) return resolve(each, Value);
    throw new Error(`${stack.name} imports ${String(name)}, which no stack exports.`);
  }

  const functions: Record<string, (stack: Stack, argument: unknown) => unknown> = {
    Ref: (stack, name) => refer(stack, text.parse(name)),
    'Fn::GetAtt'(stack, argument) {
      const [logicalId, ...path] = typeof argument === 'string' ? argument.split('.') : z.array(text).parse(argument);
      return attributeOf(stack, logicalId ?? '', path.join('.'));
    },
    'Fn::Join'(stack, argument) {
      const [separator, parts] = z.tuple([text, z.unknown()]).parse(argument);
      return texts.parse(resolve(stack, parts)).map(String).join(separator);
    },
    'Fn::Select'(stack, argument) {
      const [index, list] = z.tuple([z.unknown(), z.unknown()]).parse(argument);
      return texts.parse(resolve(stack, list))[Number(index)];
    },
    'Fn::Split'(stack, argument) {
      const [separator, whole] = z.tuple([text, z.unknown()]).parse(argument);
      return text.parse(resolve(stack, whole)).split(separator);
    },
    'Fn::Sub'(stack, argument) {
      const [pattern, own] =
        typeof argument === 'string' ? [argument, {}] : z.tuple([text, z.record(text, z.unknown())]).parse(argument);
      return pattern.replace(/\$\{(!?)([^}]+)\}/g, (whole, isLiteral: string, name: string) => {
        if (isLiteral) return `\${${name}}`;
        if (name in own) return String(resolve(stack, own[name]));
        const [logicalId = '', ...path] = name.split('.');
        return path.length ? attributeOf(stack, logicalId, path.join('.')) : refer(stack, whole.slice(2, -1));
      });
    },
    'Fn::GetStackOutput'(stack, argument) {
      const { StackName, OutputName } = stackOutput.parse(argument);
      return output(resolve(stack, StackName), OutputName);
    },
    'Fn::ImportValue': (stack, argument) => exported(stack, resolve(stack, importName.parse(argument))),
  };

  function resolve(stack: Stack, value: unknown): unknown {
    if (typeof value === 'string') return withSecrets(value);
    if (Array.isArray(value)) return value.map((each) => resolve(stack, each));
    if (typeof value !== 'object' || value === null) return value;
    const [[name, argument] = ['', undefined], ...more] = Object.entries(value);
    const call = more.length === 0 ? functions[name] : undefined;
    if (call) {
      const result = call(stack, argument);
      return typeof result === 'string' ? withSecrets(result) : result;
    }
    if (more.length === 0 && name.startsWith('Fn::'))
      throw new Error(`${stack.name} uses ${name}, which is not known here.`);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(stack, each)]));
  }

  const all = stacks.flatMap((stack) =>
    Object.entries(stack.resources).map(([logicalId, { Type, Properties }]) => ({
      stack: stack.name,
      region: stack.region,
      logicalId,
      type: Type,
      properties: z.record(z.string(), z.unknown()).parse(resolve(stack, Properties)),
      ...physical(stack, logicalId),
    })),
  );
  return { all, ofType: (type) => all.filter((each) => each.type === type), assetAt };
}

/** Resolves what CloudFormation asks Secrets Manager for. A secret has one value, the same at every start. */
function withSecrets(value: string): string {
  return value.replace(
    /\{\{resolve:secretsmanager:(.+?):SecretString:([^:}]*):?([^:}]*):?([^:}]*)\}\}/g,
    (_, id: string, key: string) => createHash('sha256').update(`${id}#${key}`).digest('hex').slice(0, 48),
  );
}
