import { startCloud } from '#infra/local/cloud.ts';

// A whole local cloud in a process of its own: prints its addresses, ends with a signal.
const [dataFolder = ''] = process.argv.slice(2);
const cloud = await startCloud({ dataFolder, site: 'none', seed: true, log: () => undefined });
const { origin, identityOrigin, table } = cloud;
process.once('SIGTERM', () => void cloud.close().then(() => process.exit(0)));
console.log(`ready ${JSON.stringify({ origin, identityOrigin, tableEndpoint: table.endpoint })}`);
