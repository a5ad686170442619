import { describe, expect, it } from 'vitest';
import { placeholdersLeft, refusePlaceholders } from '#infra/before-deploy/placeholders.ts';
import { stages, type StageConfig } from '#infra/config.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { firm } from '#web/lib/words/firm.ts';

/** The made-up details of this repository, fixed here because the firm may have entered its own. */
const madeUpFirm = {
  address: ['4th Floor, Lotus Chambers', 'Linking Road, Bandra West'],
  phones: ['+91 22 5550 0150', '+91 98555 00150'],
  email: 'hello@truein.example',
  site: 'https://www.truein.example',
  social: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/truein-consulting' },
    { name: 'Instagram', address: 'https://www.instagram.com/truein.consulting' },
    { name: 'YouTube', address: 'https://www.youtube.com/@truein-consulting' },
  ],
};
const ownFirm = {
  address: ['1 Real Street', 'Pune 411 001'],
  phones: ['+91 20 2612 0000'],
  email: 'hello@truein.co.in',
  site: 'https://www.truein.co.in',
  social: [{ name: 'LinkedIn', address: 'https://www.linkedin.com/company/real-firm' }],
};
const ownConfig: StageConfig = {
  ...testStage('prod'),
  mail: {
    identity: { domain: 'truein.co.in' },
    from: { name: 'TrueIn', address: 'reports@truein.co.in' },
    sendRate: 14,
    contactTo: 'office@truein.co.in',
    alarmsTo: 'operations@example.org.in',
  },
};

describe('a deploy', () => {
  it('a placeholder stops a deploy with one sentence that names field and file', () => {
    expect(() => refusePlaceholders(testStage('prod'), ownFirm)).toThrow(
      "Enter the firm's own prod.mail.identity.domain into infra/config.ts before prod is deployed (and 3 more: prod.mail.from.address, prod.mail.contactTo, prod.mail.alarmsTo).",
    );
    expect(() => refusePlaceholders(ownConfig, { ...ownFirm, email: madeUpFirm.email })).toThrow(
      "Enter the firm's own email into web/src/lib/words/firm.ts before prod is deployed.",
    );
  });

  it('a deploy with the firm’s own details passes', () => expect(placeholdersLeft(ownConfig, ownFirm)).toEqual([]));

  it('every made-up detail of the firm and a made-up account are found', () => {
    const left = placeholdersLeft({ ...ownConfig, account: '000000000000' }, madeUpFirm).map(({ field }) => field);
    const details = [
      'address.0',
      'phones.0',
      'phones.1',
      'email',
      'site',
      ...madeUpFirm.social.map((_, n) => `social.${n}.address`),
    ];
    expect(left).toEqual(['prod.account', ...details]);
  });

  it('the entered details are all made up or all the firm’s own', () => {
    const social = firm.social.map((_, n) => `social.${n}.address`);
    const left = placeholdersLeft(ownConfig).map(({ field }) => field);
    expect([[], ['address.0', 'phones.0', 'phones.1', 'email', 'site', ...social]]).toContainEqual(left);
    for (const config of Object.values(stages)) {
      const { account, mail } = config;
      const names = placeholdersLeft(config, ownFirm).map(({ field }) => field);
      expect(names.includes(`${config.stage}.account`)).toBe(account === '000000000000');
      expect(names.includes(`${config.stage}.mail.contactTo`)).toBe(mail.contactTo.endsWith('example.com'));
    }
  });
});
