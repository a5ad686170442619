import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configOf, refuseInvalidSettings, stages, type StageConfig } from '#infra/config.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';

const prod = testStage('prod');
const site = {
  domainName: 'www.truein.example',
  certificateArn: `arn:aws:acm:us-east-1:${prod.account}:certificate/11112222-3333-4444-5555-666677778888`,
};
const sound: StageConfig = { ...prod, site };

describe('the stages', () => {
  it('the default stage is dev', () => expect(configOf(undefined).stage).toBe('dev'));
  it('a stage is chosen by its name', () => expect(configOf('prod').stage).toBe('prod'));
  it('an unknown stage is refused with the names of the existing ones', () => {
    expect(() => configOf('prd')).toThrow('There is no stage "prd". Choose one of: dev, prod.');
    expect(() => configOf('toString')).toThrow('There is no stage');
  });

  it('stages share no sign-in domain and no secret', () => {
    const names = Object.values(stages).flatMap(({ signIn }) => [signIn.domainPrefix, signIn.googleSecretName]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('prod keeps its data when a stack is deleted', () => expect(stages.prod.keepData).toBe(true));
});

it('a synth sends no usage report and fetches no notices', () => {
  const cdk = JSON.parse(readFileSync('cdk.json', 'utf8')) as Record<string, unknown>;
  expect(cdk).toMatchObject({ versionReporting: false, notices: false });
});

describe('refuseInvalidSettings', () => {
  it('the rows of infra/config.ts have no mistakes, with and without a domain', () => {
    for (const config of [sound, prod, testStage('dev'), ...Object.values(stages)])
      expect(() => refuseInvalidSettings(config)).not.toThrow();
  });

  it('a sender below the verified domain is accepted', () =>
    expect(() =>
      refuseInvalidSettings(withMail({ from: { name: 'TrueIn', address: 'reports@mail.example.com' } })),
    ).not.toThrow());

  it.each<[string, StageConfig, string]>([
    ['an account of 11 digits', { ...prod, account: '11112222333' }, 'prod.account must be the 12 digits'],
    ['an unknown region', { ...sound, region: 'ap-soth-1' }, 'prod.region must be an AWS region'],
    ['a region without CloudFront', { ...sound, region: 'cn-north-1' }, 'prod.region must be an AWS region'],
    ['a URL for a domain', withSite({ domainName: 'https://www.truein.example' }), 'prod.site.domainName'],
    ['a domain with a path', withSite({ domainName: 'www.truein.example/' }), 'prod.site.domainName'],
    [
      'a certificate of another region',
      withSite({ certificateArn: site.certificateArn.replace('us-east-1', 'ap-south-1') }),
      'prod.site.certificateArn must be the ARN of a certificate in us-east-1 of account 111122223333',
    ],
    [
      'a certificate of another account',
      withSite({ certificateArn: site.certificateArn.replace('111122223333', '444455556666') }),
      'prod.site.certificateArn',
    ],
    [
      'a sender of another domain',
      withMail({ from: { name: 'TrueIn', address: 'reports@notexample.com' } }),
      'prod.mail.from.address must be covered by mail.identity',
    ],
    [
      'a sender other than the verified address',
      withMail({ identity: { address: 'a@example.com' }, from: { name: 'TrueIn', address: 'b@example.com' } }),
      'prod.mail.from.address must be covered by mail.identity',
    ],
    [
      'an office without an address',
      withMail({ contactTo: 'the office' }),
      'prod.mail.contactTo must be a mail address',
    ],
    [
      'an alarm recipient without an address',
      withMail({ alarmsTo: 'operations@' }),
      'prod.mail.alarmsTo must be a mail address',
    ],
    [
      'a name that would break the sender',
      withMail({ from: { ...prod.mail.from, name: 'A <b>' } }),
      'prod.mail.from.name',
    ],
    ['capitals in the sign-in address', withSignIn({ domainPrefix: 'TrueIn' }), 'prod.signIn.domainPrefix'],
    ['a word that Cognito reserves', withSignIn({ domainPrefix: 'truein-cognito' }), 'prod.signIn.domainPrefix'],
    ['an ARN for the secret', withSignIn({ googleSecretName: 'arn:aws:x' }), 'prod.signIn.googleSecretName'],
    [
      'a secret that no function accepts',
      { ...sound, siteSecrets: { sent: 2, accepted: [1] } },
      'prod.siteSecrets.sent',
    ],
    ['a budget of 0', { ...sound, monthlyBudget: 0 }, 'prod.monthlyBudget'],
    [
      'a stream’s ARN for its label',
      { ...sound, restoredTable: { name: 'truein-prod-restored-1', streamLabel: 'arn:aws:dynamodb:x' } },
      'prod.restoredTable.streamLabel',
    ],
  ])('%s is refused in one sentence', (_, config, sentence) => {
    const [only = '', ...others] = mistakesOf(config);
    expect(others).toEqual([]);
    expect(only).toContain(`infra/config.ts: ${sentence}`);
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

function mistakesOf(config: StageConfig): string[] {
  try {
    refuseInvalidSettings(config);
    return [];
  } catch (refusal) {
    return (refusal as Error).message.split('\n');
  }
}
