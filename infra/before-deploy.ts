import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { firm } from '#web/lib/words/firm.ts';
import { configOf, refuseMistakes, stages, type StageConfig } from './config.ts';

/** Reserved names (RFC 2606), and this repository's stand-ins for the firm's own details. */
const placeholders = [
  /(^|[@./])example\.(com|net|org)$/i,
  /\.example$/i,
  /^0{12}$/,
  /(5550 0150|98555 00150)$/,
  /Lotus Chambers/,
  /\/(truein-consulting|truein\.consulting|@truein-consulting)$/,
];

/** The paths of all texts in a value that are placeholders, as in `prod.mail.from.address`. */
function placeholdersIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return placeholders.some((pattern) => pattern.test(value)) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => placeholdersIn(each, `${path}.${name}`));
}

/** @throws Error that names every setting and detail that is still a placeholder. */
export function refusePlaceholders(config: StageConfig, firmsOwn: object = firm): void {
  const left = [...placeholdersIn(config, config.stage), ...placeholdersIn(firmsOwn, 'firm')];
  if (left.length === 0) return;
  throw new Error(
    `Replace the placeholders in infra/config.ts and web/src/lib/words/firm.ts before you deploy ${config.stage}: ${left.join(', ')}.`,
  );
}

/**
 * @param account of the credentials; undefined if there are none.
 * @throws Error if the stage is in another account.
 */
export function refuseOtherAccount(config: StageConfig, account: string | undefined): void {
  if (account === undefined || account === config.account || /^0*$/.test(config.account)) return;
  throw new Error(
    `These AWS credentials belong to account ${account}, but ${config.stage} is in account ${config.account} (infra/config.ts). Use credentials for that account.`,
  );
}

/** The current version of the secret with Google's client. @throws Error if there is no such secret, or it is being deleted. */
export async function currentGoogleSecret({ account, region, signIn }: StageConfig): Promise<string> {
  const name = signIn.googleSecretName;
  const missing = `Secrets Manager in ${region} has no secret "${name}". Store Google's client there first (docs/guide.md, "Google's OAuth client"), or use the credentials of account ${account}.`;
  const client = new SecretsManagerClient({ region });
  const secret = await client.send(new DescribeSecretCommand({ SecretId: name })).catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === 'ResourceNotFoundException') throw new Error(missing, { cause });
    throw cause;
  });
  if (secret.DeletedDate)
    throw new Error(
      `The secret "${name}" is being deleted. Restore it with "aws secretsmanager restore-secret --secret-id ${name} --region ${region}".`,
    );
  const versions = Object.entries(secret.VersionIdsToStages ?? {});
  const current = versions.find(([, stages]) => stages.includes('AWSCURRENT'));
  if (!current) throw new Error(missing);
  return current[0];
}

interface Synth {
  /** Of the credentials. A synth without any only looks at the templates, so it may have placeholders and needs no stage. */
  account: string | undefined;
  /** What was deployed can be destroyed, whatever the settings are now. */
  isDestroy: boolean;
}

/** The settings to synthesise a stage with. @throws Error with what is wrong with them, or with the credentials for them. */
export async function configToDeploy(stage: unknown, { account, isDestroy }: Synth): Promise<StageConfig> {
  if (stage === undefined && account !== undefined)
    throw new Error(`Name the stage (${Object.keys(stages).join(' or ')}) after two dashes, as in -- -c stage=dev.`);
  const config = configOf(stage);
  refuseOtherAccount(config, account);
  if (isDestroy) return config;
  refuseMistakes(config);
  if (account === undefined) return config;
  refusePlaceholders(config);
  return { ...config, signIn: { ...config.signIn, googleSecretVersion: await currentGoogleSecret(config) } };
}
