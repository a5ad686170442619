import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { StageConfig } from '#infra/config.ts';

/** The current version of the secret with Google's client. @throws Error if there is no such secret, or it is being deleted. */
export async function currentGoogleSecret({ account, region, signIn }: StageConfig): Promise<string> {
  const name = signIn.googleSecretName;
  const missing = `Secrets Manager in ${region} has no secret "${name}": store Google's client there first (docs/guide.md, "Google's OAuth client"), or use the credentials of account ${account}.`;
  const client = new SecretsManagerClient({ region });
  const secret = await client.send(new DescribeSecretCommand({ SecretId: name })).catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === 'ResourceNotFoundException') throw new Error(missing, { cause });
    throw cause;
  });
  if (secret.DeletedDate)
    throw new Error(
      `The secret "${name}" is being deleted: keep it by "aws secretsmanager restore-secret --secret-id ${name} --region ${region}".`,
    );
  const versions = Object.entries(secret.VersionIdsToStages ?? {});
  const current = versions.find(([, stages]) => stages.includes('AWSCURRENT'));
  if (!current) throw new Error(missing);
  return current[0];
}
