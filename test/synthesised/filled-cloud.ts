import { seed } from '#infra/local/seed/seed.ts';
import { sampleAccounts } from '#infra/local/settings.ts';
import type { CloudOptions, SynthesisedCloud } from './cloud-options.ts';
import { startSynthesised } from './cloud.ts';

/** Starts what an assembly would deploy, and fills it as its first admin would, through the site. */
export async function startFilled(options: Omit<CloudOptions, 'accounts'>): Promise<SynthesisedCloud> {
  const cloud = await startSynthesised({ ...options, accounts: Object.values(sampleAccounts) });
  const { origin, signInOrigin, table, clientId } = cloud;
  try {
    await seed({
      origin,
      identityOrigin: signInOrigin,
      tableEndpoint: table.endpoint,
      names: { table: table.name, clientId },
      log: options.log ?? console.error,
    });
    return cloud;
  } catch (cause) {
    await cloud.close();
    throw cause;
  }
}
