import { describe, expect, it } from 'vitest';
import { settingMistakes } from '#infra/before-deploy/setting-mistakes.ts';
import { stages, type StageConfig } from '#infra/config.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';

const prod = testStage('prod');
const site = {
  domainName: 'www.truein.example',
  certificateArn: `arn:aws:acm:us-east-1:${prod.account}:certificate/11112222-3333-4444-5555-666677778888`,
};
const sound: StageConfig = { ...prod, site };

describe("a stage's row", () => {
  it('is sound under its own domain, without one, and as it is entered', () => {
    for (const config of [sound, prod, testStage('dev'), ...Object.values(stages)])
      expect(settingMistakes(config)).toEqual([]);
  });

  it('may send from a domain below the one that SES knows', () =>
    expect(settingMistakes(withMail({ from: { name: 'TrueIn', address: 'reports@mail.example.com' } }))).toEqual([]));

  it.each<[string, StageConfig, string]>([
    ['an account with a digit less', { ...prod, account: '11112222333' }, 'prod.account has to be the 12 digits'],
    ['a region that is none', { ...sound, region: 'ap-soth-1' }, 'prod.region has to be a region of AWS'],
    ['a region without CloudFront', { ...sound, region: 'cn-north-1' }, 'prod.region has to be a region of AWS'],
    ['an address for a domain', withSite({ domainName: 'https://www.truein.example' }), 'prod.site.domainName'],
    ['a domain with a path', withSite({ domainName: 'www.truein.example/' }), 'prod.site.domainName'],
    [
      'a certificate of another region',
      withSite({ certificateArn: site.certificateArn.replace('us-east-1', 'ap-south-1') }),
      'prod.site.certificateArn has to be the ARN of a certificate in us-east-1 of account 111122223333',
    ],
    [
      'a certificate of another account',
      withSite({ certificateArn: site.certificateArn.replace('111122223333', '444455556666') }),
      'prod.site.certificateArn',
    ],
    [
      'a sender of another domain',
      withMail({ from: { name: 'TrueIn', address: 'reports@notexample.com' } }),
      'prod.mail.from.address has to be of mail.identity',
    ],
    [
      'a sender that is not the verified address',
      withMail({ identity: { address: 'a@example.com' }, from: { name: 'TrueIn', address: 'b@example.com' } }),
      'prod.mail.from.address has to be of mail.identity',
    ],
    [
      'an office without an address',
      withMail({ contactTo: 'the office' }),
      'prod.mail.contactTo has to be a mail address',
    ],
    ['alarms without an address', withMail({ alarmsTo: 'operations@' }), 'prod.mail.alarmsTo has to be a mail address'],
    [
      'a name that would break the sender',
      withMail({ from: { ...prod.mail.from, name: 'A <b>' } }),
      'prod.mail.from.name',
    ],
    ['no mails', withMail({ sendRate: 0 }), 'prod.mail.sendRate'],
    ['capitals in the sign-in address', withSignIn({ domainPrefix: 'TrueIn' }), 'prod.signIn.domainPrefix'],
    ['a word that Cognito keeps', withSignIn({ domainPrefix: 'truein-cognito' }), 'prod.signIn.domainPrefix'],
    ['an ARN for the secret', withSignIn({ googleSecretName: 'arn:aws:x' }), 'prod.signIn.googleSecretName'],
    [
      'a secret that no function accepts',
      { ...sound, siteSecrets: { sent: 2, accepted: [1] } },
      'prod.siteSecrets.sent',
    ],
    ['a budget of nothing', { ...sound, monthlyBudget: 0 }, 'prod.monthlyBudget'],
    [
      'the ARN of a stream for its label',
      { ...sound, restoredTable: { name: 'truein-prod-restored-1', streamLabel: 'arn:aws:dynamodb:x' } },
      'prod.restoredTable.streamLabel',
    ],
  ])('is refused with %s, in one sentence', (_, config, sentence) => {
    const mistakes = settingMistakes(config);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(`infra/config.ts: ${sentence}`);
  });
});

function withMail(mail: Partial<StageConfig['mail']>): StageConfig {
  return { ...sound, mail: { ...sound.mail, ...mail } };
}

function withSite(own: Partial<typeof site>): StageConfig {
  return { ...sound, site: { ...site, ...own } };
}

function withSignIn(signIn: Partial<StageConfig['signIn']>): StageConfig {
  return { ...sound, signIn: { ...sound.signIn, ...signIn } };
}
