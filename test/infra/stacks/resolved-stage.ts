import type { StageTemplates } from './stage-templates.ts';

const region = 'ap-south-1';
export const account = '111122223333';
const arn = (service: string, name: string) => `arn:aws:${service}:${region}:${account}:${name}`;

interface Body {
  Type: string;
  Properties?: unknown;
}

export interface ResolvedResource {
  id: string;
  type: string;
  /** The properties with a text for each reference: made-up ARNs and names that are alike wherever one thing is meant. */
  properties: Record<string, unknown>;
  arn: string;
}

interface Template {
  Resources: Record<string, Body>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
}

/** ARNs by the type of a resource. Those of other types only have to differ. */
function arnOf(id: string, { Type, Properties = {} }: Body): string {
  switch (Type) {
    case 'AWS::S3::Bucket':
      return `arn:aws:s3:::${id}`;
    case 'AWS::SNS::Topic':
      return arn('sns', id);
    case 'AWS::SQS::Queue':
      return arn('sqs', id);
    case 'AWS::Lambda::Function':
      return arn('lambda', `function:${id}`);
    case 'AWS::Logs::LogGroup':
      return arn('logs', `log-group:${id}:*`);
    case 'AWS::CloudWatch::Alarm':
      return arn('cloudwatch', `alarm:${id}`);
    case 'AWS::CloudFront::Distribution':
      return `arn:aws:cloudfront::${account}:distribution/${id}`;
    case 'AWS::SES::ConfigurationSet':
      return arn('ses', `configuration-set/${id}`);
    case 'AWS::IAM::Role':
      return `arn:aws:iam::${account}:role/${id}`;
    default:
      return arn(Type.split('::')[1]?.toLowerCase() ?? '', `${JSON.stringify(Properties).length}/${id}`);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What the two templates of a stage say once they are deployed, as far as names go. */
export function resolvedStage({
  data,
  app,
  firewall,
}: Pick<StageTemplates, 'data' | 'app' | 'firewall'>): ResolvedResource[] {
  const templates: Template[] = [data, app];

  function output(template: Template, matches: (name: string, exported: unknown) => boolean, name: string): unknown {
    const found = Object.entries(template.Outputs ?? {}).find(([key, { Export }]) => matches(key, Export?.Name));
    if (!found) throw new Error(`No stack has the output ${name}.`);
    return resolve(template, found[1].Value);
  }

  function ref(template: Template, id: string): string {
    const pseudo = { 'AWS::AccountId': account, 'AWS::Region': region, 'AWS::Partition': 'aws', 'AWS::NoValue': '' };
    if (id in pseudo) return pseudo[id as keyof typeof pseudo];
    if (id.startsWith('AWS::')) return id;
    const resource = template.Resources[id];
    if (!resource) throw new Error(`No resource ${id}.`);
    const { Type, Properties } = resource;
    if (Type === 'AWS::SNS::Topic') return arnOf(id, resource);
    const target = isObject(Properties) ? Properties : {};
    if (Type === 'AWS::Lambda::Alias')
      return `${arn('lambda', 'function')}:${String(resolve(template, target['FunctionName']))}:${String(target['Name'])}`;
    return id;
  }

  function resolve(template: Template, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => resolve(template, each));
    if (!isObject(value)) return value;
    const [[name, argument] = ['', undefined], ...more] = Object.entries(value);
    if (more.length === 0) {
      if (name === 'Ref') return ref(template, String(argument));
      if (name === 'Fn::GetAtt') {
        const [id = '', attribute] = argument as string[];
        const resource = template.Resources[id];
        if (!resource) throw new Error(`No resource ${id}.`);
        return attribute === 'Arn' ? arnOf(id, resource) : attribute === 'QueueName' ? id : `${id}.${attribute}`;
      }
      if (name === 'Fn::Join') {
        const [separator, parts] = resolve(template, argument) as [string, string[]];
        return parts.join(separator);
      }
      if (name === 'Fn::Select') {
        const [index, parts] = resolve(template, argument) as [number, string[]];
        return parts[index];
      }
      if (name === 'Fn::Split') {
        const [separator, text] = resolve(template, argument) as [string, string];
        return text.split(separator);
      }
      if (name === 'Fn::GetStackOutput') {
        const { OutputName } = argument as { OutputName: string };
        const owner = [data, ...(firewall ? [firewall] : [])].find(
          ({ Outputs = {} }: Template) => OutputName in Outputs,
        );
        return output(owner ?? data, (key) => key === OutputName, OutputName);
      }
      if (name === 'Fn::ImportValue') return output(data, (_, exported) => exported === argument, String(argument));
    }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(template, each)]));
  }

  return templates.flatMap((template) =>
    Object.entries(template.Resources).map(([id, resource]) => ({
      id,
      type: resource.Type,
      properties: (resolve(template, resource.Properties ?? {}) ?? {}) as Record<string, unknown>,
      arn: arnOf(id, resource),
    })),
  );
}
