import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { StageConfig } from './config.ts';

/** The current version of the secret with Google's client. @throws Error if there is no such secret yet. */
export async function currentGoogleSecret({ region, signIn }: StageConfig): Promise<string> {
  const name = signIn.googleSecretName;
  const missing = `Secrets Manager in ${region} has no secret "${name}": store Google's client there first (docs/runbook.md).`;
  const client = new SecretsManagerClient({ region });
  const secret = await client.send(new DescribeSecretCommand({ SecretId: name })).catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === 'ResourceNotFoundException') throw new Error(missing, { cause });
    throw cause;
  });
  const versions = Object.entries(secret.VersionIdsToStages ?? {});
  const current = versions.find(([, stages]) => stages.includes('AWSCURRENT'));
  if (!current) throw new Error(missing);
  return current[0];
}
