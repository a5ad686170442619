import { CloudFormationClient, DescribeStacksCommand, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { stackName, type StageConfig } from './config.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** A CloudFormation template, as far as a deploy is compared with the one before. */
interface Template {
  Resources?: Record<string, { Type: string; Properties?: unknown }>;
  /** Hashes of the inline code in the site's documents of this release. */
  Metadata?: { inlineHashes?: InlineHashes };
}

interface Properties {
  Environment?: { Variables?: Record<string, unknown> };
  DistributionConfig?: { Aliases?: string[]; Origins?: { OriginCustomHeaders?: Header[] }[] };
  Domain?: unknown;
}

interface Header {
  HeaderName: string;
  HeaderValue: unknown;
}

/** The templates of a stage's two main stacks. */
export interface StageTemplates {
  data: Template;
  app: Template;
}

const propertiesOf = ({ Resources = {} }: Template, type: string): Properties[] =>
  Object.values(Resources).flatMap(({ Type, Properties = {} }) => (Type === type ? (Properties as Properties) : []));
const variables = ({ app }: StageTemplates, name: string) =>
  propertiesOf(app, 'AWS::Lambda::Function').flatMap(({ Environment }) => Environment?.Variables?.[name] ?? []);
const distributions = ({ app }: StageTemplates) =>
  propertiesOf(app, 'AWS::CloudFront::Distribution').flatMap(({ DistributionConfig = {} }) => DistributionConfig);

/** What people's data, accounts and links depend on, with where the templates name it. */
const kept = {
  table: (stage: StageTemplates) => variables(stage, 'TABLE_NAME'),
  'user-pool': (stage: StageTemplates) => variables(stage, 'TOKEN_ISSUER'),
  domain: (stage: StageTemplates) => [
    ...distributions(stage).flatMap(({ Aliases = [] }) => Aliases),
    ...propertiesOf(stage.data, 'AWS::Cognito::UserPoolDomain').flatMap(({ Domain = [] }) => Domain),
  ],
};
const names = [...Object.keys(kept), 'site-secret'];

const sentSecret = (stage: StageTemplates): unknown[] =>
  distributions(stage)
    .flatMap(({ Origins = [] }) => Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders))
    .flatMap(({ HeaderName, HeaderValue }) => (HeaderName === edgeHeader ? HeaderValue : []));
/** The secrets that a value refers to, by their resources, for example `apisecretsecret1` and a hash. */
const secretsIn = (value: unknown) => [...JSON.stringify(value).matchAll(/"Ref":"(\w+)"/g)].map(([, id = '']) => id);
const numberOf = (secret: string) => /(\d+)[0-9A-F]{8}$/.exec(secret)?.[1] ?? secret;

/** Whether some function of `by` refuses the secret that CloudFront sends in `stage`. */
function refusedSecret(stage: StageTemplates, by: StageTemplates): string | undefined {
  const accepted = variables(by, 'API_SECRET').map(secretsIn);
  const refused = secretsIn(sentSecret(stage)).find((secret) => accepted.some((each) => !each.includes(secret)));
  return refused && numberOf(refused);
}

const inWords = (found: unknown[]) =>
  [
    ...new Set(
      found.map((each) => (typeof each === 'string' ? each : `its own (${Object.values(each as object).join()})`)),
    ),
  ]
    .sort()
    .join(' and ') || 'none';

function problemsOf(stage: string, before: StageTemplates, after: StageTemplates): [name: string, problem: string][] {
  const changes = Object.entries(kept).flatMap(([name, find]): [string, string][] => {
    const [old, next] = [inWords(find(before)), inWords(find(after))];
    return old === 'none' || old === next
      ? []
      : [[name, `This would change the ${name.replace('-', ' ')} of ${stage} from ${old} to ${next}.`]];
  });
  const setting = `infra/config.ts: ${stage}.siteSecrets`;
  const order = 'Change the secret in the order of docs/runbook.md, "Change the site\'s secret".';
  const [now, next] = [refusedSecret(before, after), refusedSecret(after, before)];
  if (now) changes.push(['site-secret', `${setting}.accepted lacks ${now}, which CloudFront sends now. ${order}`]);
  else if (next)
    changes.push(['site-secret', `${setting}.sent is ${next}, which the functions do not accept yet. ${order}`]);
  return changes;
}

/**
 * Refuses a deploy that would change what people's data, accounts and links depend on, or that would lock the site out of its API.
 * @param named what the command line says with `-c change=…`: names of such changes, separated by commas.
 * @throws Error with one sentence for each change that is not named, and what to add to the command.
 */
export function refuseUnnamedChanges(
  stage: string,
  before: StageTemplates,
  after: StageTemplates,
  named: unknown,
): void {
  const allowed = typeof named === 'string' ? named.split(',') : [];
  const unknown = allowed.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`-c change=${unknown.join()} is no change. Choose from: ${names.join(', ')}.`);
  const problems = problemsOf(stage, before, after).filter(([name]) => !allowed.includes(name));
  if (problems.length === 0) return;
  const sentences = problems.map(([, problem]) => problem);
  const all = [...new Set([...allowed, ...problems.map(([name]) => name)])];
  throw new Error([...sentences, `If you mean it, add this to the command: -c change=${all.join()}`].join('\n'));
}

/** The templates of a stage as it is deployed. Without a stack its template is empty. */
export async function deployedStage({ stage, region }: Pick<StageConfig, 'stage' | 'region'>): Promise<StageTemplates> {
  const client = new CloudFormationClient({ region });
  const templateOf = async (part: string): Promise<Template> => {
    const StackName = stackName(stage, part);
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName })).catch((cause: unknown) => {
      if (cause instanceof Error && cause.message.includes('does not exist')) return { Stacks: [] };
      throw cause;
    });
    // A stack whose first deploy failed serves nobody.
    if (!/^(CREATE_COMPLETE|UPDATE_|IMPORT_)/.test(Stacks[0]?.StackStatus ?? '')) return {};
    const { TemplateBody = '{}' } = await client.send(new GetTemplateCommand({ StackName }));
    return JSON.parse(TemplateBody) as Template;
  };
  const [data, app] = await Promise.all([templateOf('data'), templateOf('app')]);
  return { data, app };
}
