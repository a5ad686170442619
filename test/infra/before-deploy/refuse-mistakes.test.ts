import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { refuseBeforeSynth } from '#infra/before-deploy/refuse-mistakes.ts';
import type { StageConfig } from '#infra/config.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';

const madeUp = testStage('dev');
const { account } = madeUp;
const other = '444455556666';
const mail = {
  ...madeUp.mail,
  identity: { domain: 'truein.co.in' },
  from: { name: 'TrueIn', address: 'reports@truein.co.in' },
  contactTo: 'office@truein.co.in',
};
const own: StageConfig = { ...madeUp, mail };
const mistaken: StageConfig = { ...own, region: 'ap-soth-1' };
const firmsOwn = {};

describe('refuseBeforeSynth', () => {
  it('sound settings pass; without credentials made-up names pass as well', () => {
    expect(() => refuseBeforeSynth(own, { account, isDestroy: false, firmsOwn })).not.toThrow();
    expect(() => refuseBeforeSynth(madeUp, { account: undefined, isDestroy: false })).not.toThrow();
  });

  it('made-up names are refused with credentials, mistakes always', () => {
    expect(() => refuseBeforeSynth(madeUp, { account, isDestroy: false, firmsOwn })).toThrow("Enter the firm's own");
    expect(() => refuseBeforeSynth(mistaken, { account: undefined, isDestroy: false })).toThrow('dev.region');
  });

  it('a destroy accepts any settings', () =>
    expect(() => refuseBeforeSynth({ ...madeUp, region: 'x' }, { account, isDestroy: true })).not.toThrow());

  it('credentials of another account are refused, even for a destroy', () => {
    for (const isDestroy of [true, false])
      expect(() => refuseBeforeSynth(own, { account: other, isDestroy, firmsOwn })).toThrow(
        `These AWS credentials are of account ${other}, and dev is in account ${account} (infra/config.ts): use the credentials of that account.`,
      );
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
      /^(Enter the firm's own dev\.|These AWS credentials are of account 4444)[^\n]*\n$/,
    ],
    [
      'infra/github-app.ts',
      { stages: 'dev' },
      /^(Name the repository|These AWS credentials are of account 4444)[^\n]*\n$/,
    ],
  ])('%s refuses the context %j in one sentence without a stack trace', (file, context, sentence) => {
    const { status, stderr } = synth(file, context);
    expect(status).toBe(1);
    expect(stderr).toMatch(sentence);
  });
});
