import { spawnSync } from 'node:child_process';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { configToDeploy, refusePlaceholders } from '#infra/before-deploy.ts';
import { stages, type StageConfig } from '#infra/config.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { firm } from '#web/lib/words/firm.ts';

const other = '444455556666';
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
    contactTo: 'office@truein.co.in',
    alarmsTo: 'operations@example.org.in',
  },
};

const placeholdersOf = (config: StageConfig, firmDetails: object) => {
  try {
    refusePlaceholders(config, firmDetails);
    return [];
  } catch (refusal) {
    return /deploy prod: (.*)\.$/.exec((refusal as Error).message)?.[1]?.split(', ');
  }
};

describe('refusePlaceholders', () => {
  it('placeholders stop a deploy with one sentence that names the files and every field', () =>
    expect(() => refusePlaceholders(testStage('prod'), { ...ownFirm, email: madeUpFirm.email })).toThrow(
      'Replace the placeholders in infra/config.ts and web/src/lib/words/firm.ts before you deploy prod: prod.mail.identity.domain, prod.mail.from.address, prod.mail.contactTo, prod.mail.alarmsTo, firm.email.',
    ));

  it('a deploy with the firm’s own details passes', () => expect(placeholdersOf(ownConfig, ownFirm)).toEqual([]));

  it('every made-up detail of the firm and a made-up account are found', () =>
    expect(placeholdersOf({ ...ownConfig, account: '000000000000' }, madeUpFirm)).toEqual([
      ...['prod.account', 'firm.address.0', 'firm.phones.0', 'firm.phones.1', 'firm.email', 'firm.site'],
      ...madeUpFirm.social.map((_, n) => `firm.social.${n}.address`),
    ]));

  it('the entered details are all made up or all the firm’s own', () => {
    const details = ['address.0', 'phones.0', 'phones.1', 'email', 'site'].map((field) => `firm.${field}`);
    const social = firm.social.map((_, n) => `firm.social.${n}.address`);
    expect([[], [...details, ...social]]).toContainEqual(placeholdersOf(ownConfig, firm));
  });
});

describe('configToDeploy', () => {
  it('a synth without credentials accepts placeholders and takes dev if no stage is named', async () => {
    expect(await configToDeploy(undefined, { account: undefined, isDestroy: false })).toEqual(stages.dev);
    expect(await configToDeploy('prod', { account: undefined, isDestroy: false })).toEqual(stages.prod);
  });

  it('a synth with credentials needs a stage, even for a destroy', async () => {
    for (const isDestroy of [true, false])
      await expect(configToDeploy(undefined, { account: stages.dev.account, isDestroy })).rejects.toThrow(
        'Add the stage (dev or prod) to the command, for example: -- -c stage=dev.',
      );
  });

  it('a destroy accepts any settings', async () =>
    expect(await configToDeploy('prod', { account: stages.prod.account, isDestroy: true })).toEqual(stages.prod));

  it('a deploy needs valid settings and the stage’s account, and pins the secret that is current', async () => {
    const before = { stage: { ...stages.prod }, firm: { ...firm } };
    onTestFinished(() => {
      Object.assign(stages.prod, before.stage);
      Object.assign(firm, before.firm);
      vi.restoreAllMocks();
    });
    Object.assign(firm, ownFirm);
    Object.assign(stages.prod, ownConfig);
    const secret = { VersionIdsToStages: { old: ['AWSPREVIOUS'], new: ['AWSCURRENT'] } };
    vi.spyOn(SecretsManagerClient.prototype, 'send').mockReturnValue(Promise.resolve(secret) as never);
    const deploy = (account: string, isDestroy = false) => configToDeploy('prod', { account, isDestroy });
    expect((await deploy(ownConfig.account)).signIn.googleSecretVersion).toBe('new');
    for (const isDestroy of [false, true]) await expect(deploy(other, isDestroy)).rejects.toThrow(other);
    stages.prod.mail = { ...ownConfig.mail, contactTo: 'the office' };
    await expect(deploy(ownConfig.account)).rejects.toThrow('contactTo');
  });
});

describe('the entry files of the CDK', () => {
  const synth = (file: string, context: object) =>
    spawnSync(process.execPath, ['--import', 'tsx', file], {
      encoding: 'utf8',
      env: {
        ...process.env,
        CDK_DEFAULT_ACCOUNT: other,
        CDK_OUTDIR: '/nowhere',
        CDK_CONTEXT_JSON: JSON.stringify(context),
      },
    });

  it.each<[string, object, RegExp]>([
    [
      'infra/app.ts',
      { stage: 'dev' },
      /^(Replace the placeholders|These AWS credentials belong to account 4444)[^\n]*\n$/,
    ],
    [
      'infra/github-app.ts',
      { stages: 'dev' },
      /^(Give the repository|These AWS credentials belong to account 4444)[^\n]*\n$/,
    ],
  ])('%s refuses the context %j in one sentence without a stack trace', (file, context, sentence) => {
    const { status, stderr } = synth(file, context);
    expect(status).toBe(1);
    expect(stderr).toMatch(sentence);
  });
});
