import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { stages, type StageConfig } from '#infra/config.ts';
import { placeholdersLeft, refusePlaceholders } from '#infra/placeholders.ts';
import { firm } from '#web/lib/words/firm.ts';

const ownFirm = {
  ...firm,
  address: ['1 Real Street', 'Pune 411 001'],
  phones: ['+91 20 2612 0000'],
  email: 'hello@truein.co.in',
  site: 'https://www.truein.co.in',
  social: [{ name: 'LinkedIn', address: 'https://www.linkedin.com/company/real-firm' }],
};
const ownConfig: StageConfig = {
  ...stages.prod,
  mail: {
    identity: { domain: 'truein.co.in' },
    from: { name: 'TrueIn', address: 'reports@truein.co.in' },
    sendRate: 14,
    contactTo: 'office@truein.co.in',
    alarmsTo: 'operations@example.org.in',
  },
};

describe('a deploy', () => {
  it("is refused while something of the firm's is a placeholder, in one sentence that names field and file", () => {
    expect(() => refusePlaceholders(stages.prod, ownFirm)).toThrow(
      "Enter the firm's own prod.mail.identity.domain into infra/config.ts before prod is deployed (and 3 more: prod.mail.from.address, prod.mail.contactTo, prod.mail.alarmsTo).",
    );
    expect(() => refusePlaceholders(ownConfig, { ...ownFirm, email: firm.email })).toThrow(
      "Enter the firm's own email into web/src/lib/words/firm.ts before prod is deployed.",
    );
  });

  it("goes on with the firm's own", () => expect(placeholdersLeft(ownConfig, ownFirm)).toEqual([]));

  it('notices each detail of the firm that this repository has made up', () => {
    const left = placeholdersLeft(ownConfig).map(({ field }) => field);
    const details = [
      'address.0',
      'phones.0',
      'phones.1',
      'email',
      'site',
      ...firm.social.map((_, n) => `social.${n}.address`),
    ];
    expect(left).toEqual(details);
  });

  it('notices them in every stage that a row here has', () => {
    for (const config of Object.values(stages))
      expect(placeholdersLeft(config, ownFirm).map(({ field }) => field)).toContain(`${config.stage}.mail.contactTo`);
  });

  it('asks before anything is synthesised, as soon as there is an account', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'infra/app.ts'], {
      encoding: 'utf8',
      env: { ...process.env, CDK_DEFAULT_ACCOUNT: '111122223333', CDK_OUTDIR: '/nowhere' },
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain("Enter the firm's own dev.mail.identity.address into infra/config.ts");
  });
});
