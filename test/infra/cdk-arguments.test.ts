import { describe, expect, it } from 'vitest';
import { cdkArguments, stageOf } from '#infra/cdk-arguments.ts';

const here = { googleSecretVersion: 'v1', isTerminal: true };

describe('cdkArguments', () => {
  it('deploy passes the current version of Google’s secret and asks about new rights', () =>
    expect(cdkArguments('deploy', ['-c', 'stage=prod'], here)).toEqual([
      ...['deploy', '--all', '--context', 'googleSecretVersion=v1', '-c', 'stage=prod'],
    ]));

  it('a deploy without a terminal asks no question', () => {
    const withoutTerminal = { ...here, isTerminal: false };
    expect(cdkArguments('deploy', [], withoutTerminal)).toContain('never');
    expect(cdkArguments('diff', [], withoutTerminal)).not.toContain('never');
    expect(cdkArguments('destroy', [], withoutTerminal)).not.toContain('--force');
  });

  it('only a first deploy is marked as one', () => {
    expect(cdkArguments('deploy', [], { ...here, isFirstDeploy: true })).toContain('isFirstDeploy=true');
    expect(cdkArguments('deploy', [], here)).not.toContain('isFirstDeploy=true');
  });

  it('destroy covers all stacks and skips the checks of the settings', () => {
    expect(cdkArguments('diff', [], here)).not.toContain('--all');
    expect(cdkArguments('destroy', [], { ...here, googleSecretVersion: undefined })).toEqual([
      ...['destroy', '--all', '--context', 'destroy=true'],
    ]);
  });
});

describe('stageOf', () => {
  it.each([
    [['-c', 'stage=prod'], 'prod'],
    [['--context', 'stage=prod'], 'prod'],
    [['--context=stage=prod'], 'prod'],
    [['-cstage=prod'], 'prod'],
    [['--stage', 'prod'], 'prod'],
    [['--stage=prod', '-c', 'stage=prod'], 'prod'],
    [['-c', 'other=x', '-c', 'stage=dev'], 'dev'],
  ])('the stage of %j is %s', (given, stage) => expect(stageOf('deploy', given)).toBe(stage));

  it.each([[[]], [['prod']], [['stage=prod']], [['--require-approval', 'never']], [['--stage']], [['-c']]])(
    'destroy without a clear stage is refused: %j',
    (given) =>
      expect(() => stageOf('destroy', given)).toThrow(
        'Name the stage (dev or prod) after two dashes: npm run destroy -- -c stage=dev',
      ),
  );

  it('an unknown stage or two different stages are refused', () => {
    expect(() => stageOf('deploy', ['-c', 'stage=prd'])).toThrow('There is no stage "prd". Choose one of: dev, prod.');
    expect(() => stageOf('deploy', ['-c', 'stage=dev', '--stage', 'prod'])).toThrow('not dev and prod');
  });

  it('both spellings of the stage become CDK’s context', () => {
    for (const given of [
      ['--stage', 'prod'],
      ['--context', 'stage=prod'],
    ])
      expect(cdkArguments('diff', given, here).slice(-2)).toEqual(['--context', 'stage=prod']);
    expect(cdkArguments('diff', ['--stage=prod'], here).at(-1)).toBe('--context=stage=prod');
  });
});
