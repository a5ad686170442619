import { configOf, type StageConfig, type StageName } from '#infra/config.ts';

const identities = { dev: { address: 'truein-dev@example.com' }, prod: { domain: 'example.com' } };
const domainPrefixes = { dev: 'truein-dev', prod: 'truein' };

/**
 * A stage's row with fixed names, so tests stay green when somebody enters their own names into infra/config.ts, points the stage at a
 * restored table or changes the site's secret.
 */
export function testStage(name: StageName): StageConfig {
  const { site: _, restoredTable: __, ...row } = configOf(name);
  return {
    ...row,
    account: '111122223333',
    region: 'ap-south-1',
    siteSecrets: { sent: 1, accepted: [1] },
    signIn: { ...row.signIn, domainPrefix: domainPrefixes[name], googleSecretName: `truein/${name}/google` },
    mail: {
      ...row.mail,
      identity: identities[name],
      from: { name: 'TrueIn', address: name === 'dev' ? 'truein-dev@example.com' : 'reports@example.com' },
      contactTo: 'office@example.com',
      ...(row.mail.alarmsTo !== undefined && { alarmsTo: 'operations@example.com' }),
    },
  };
}
