import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { firm } from '#web/lib/words/firm.ts';
import { configOf, refuseInvalidSettings, stages, type StageConfig } from './config.ts';

/** Reserved names (RFC 2606), and this repository's placeholders for the firm's own details. */
const placeholders = [
  /(^|[@./])example\.(com|net|org)$/i,
  /\.example$/i,
  /^0{12}$/,
  /(5550 0150|98555 00150)$/,
  /Lotus Chambers/,
  /\/(truein-consulting|truein\.consulting|@truein-consulting)$/,
];

/** The paths of all placeholders in a value, for example `prod.mail.from.address`. */
function placeholdersIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return placeholders.some((pattern) => pattern.test(value)) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => placeholdersIn(each, `${path}.${name}`));
}

/** @throws Error that names every setting and detail that is still a placeholder. */
export function refusePlaceholders(config: StageConfig, firmDetails: object = firm): void {
  const found = [...placeholdersIn(config, config.stage), ...placeholdersIn(firmDetails, 'firm')];
  if (found.length === 0) return;
  throw new Error(
    `Replace the placeholders in infra/config.ts and web/src/lib/words/firm.ts before you deploy ${config.stage}: ${found.join(', ')}.`,
  );
}

/**
 * @param account that of the credentials, undefined without credentials.
 * @throws Error if the stage is in another account.
 */
export function refuseOtherAccount(config: StageConfig, account: string | undefined): void {
  if (account === undefined || account === config.account || /^0*$/.test(config.account)) return;
  throw new Error(
    `These AWS credentials belong to account ${account}, but ${config.stage} is in account ${config.account} (infra/config.ts). Use credentials for that account.`,
  );
}

/** Finds the current version of the secret with Google's OAuth client. @throws Error if the secret is missing or is being deleted. */
export async function currentGoogleSecret({ account, region, signIn }: StageConfig): Promise<string> {
  const name = signIn.googleSecretName;
  const missing = `Secrets Manager in ${region} has no secret "${name}". Store Google's client ID and secret there first (docs/guide.md, "Google's OAuth client"), or use the credentials of account ${account}.`;
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
  /** The account of the credentials. A synth without credentials deploys nothing, so it accepts placeholders and needs no stage. */
  account: string | undefined;
  /** A destroy skips the checks of the settings, because it needs none of them. */
  isDestroy: boolean;
}

/** The settings to synthesise a stage with. @throws Error that says what is wrong with them, or with the credentials. */
export async function configToDeploy(stage: unknown, { account, isDestroy }: Synth): Promise<StageConfig> {
  if (stage === undefined && account !== undefined)
    throw new Error(
      `Add the stage (${Object.keys(stages).join(' or ')}) to the command, for example: -- -c stage=dev.`,
    );
  const config = configOf(stage);
  refuseOtherAccount(config, account);
  if (isDestroy) return config;
  refuseInvalidSettings(config);
  if (account === undefined) return config;
  refusePlaceholders(config);
  return { ...config, signIn: { ...config.signIn, googleSecretVersion: await currentGoogleSecret(config) } };
}
