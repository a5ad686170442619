import { describe, expect, it } from 'vitest';
import { cdkArguments, stageOf } from '#infra/cdk-arguments.ts';

const here = { googleSecretVersion: 'v1', isTerminal: true };

describe('the CDK', () => {
  it('is told the current version of the Google secret, and asks about new rights where somebody can answer', () =>
    expect(cdkArguments('deploy', ['-c', 'stage=prod'], here)).toEqual([
      ...['deploy', '--all', '--context', 'googleSecretVersion=v1', '-c', 'stage=prod'],
    ]));

  it('asks nothing in a deploy without a terminal, where it would wait for ever', () => {
    const withoutTerminal = { ...here, isTerminal: false };
    expect(cdkArguments('deploy', [], withoutTerminal)).toContain('never');
    expect(cdkArguments('diff', [], withoutTerminal)).not.toContain('never');
    expect(cdkArguments('destroy', [], withoutTerminal)).not.toContain('--force');
  });

  it('is told that nothing is there yet to be protected', () => {
    expect(cdkArguments('deploy', [], { ...here, isFirstDeploy: true })).toContain('isFirstDeploy=true');
    expect(cdkArguments('deploy', [], here)).not.toContain('isFirstDeploy=true');
  });

  it('compares all stacks, and destroys them whatever the settings are now', () => {
    expect(cdkArguments('diff', [], here)).not.toContain('--all');
    expect(cdkArguments('destroy', [], { ...here, googleSecretVersion: undefined })).toEqual([
      ...['destroy', '--all', '--context', 'destroy=true'],
    ]);
  });
});

describe('the stage', () => {
  it.each([
    [['-c', 'stage=prod'], 'prod'],
    [['--context', 'stage=prod'], 'prod'],
    [['--context=stage=prod'], 'prod'],
    [['-cstage=prod'], 'prod'],
    [['--stage', 'prod'], 'prod'],
    [['--stage=prod', '-c', 'stage=prod'], 'prod'],
    [['-c', 'other=x', '-c', 'stage=dev'], 'dev'],
  ])('of %j is %s', (given, stage) => expect(stageOf('deploy', given)).toBe(stage));

  it.each([[[]], [['prod']], [['stage=prod']], [['--require-approval', 'never']], [['--stage']], [['-c']]])(
    'is asked for after %j, and none is destroyed instead',
    (given) =>
      expect(() => stageOf('destroy', given)).toThrow(
        'Name the stage (dev or prod) after two dashes: npm run destroy -- -c stage=dev',
      ),
  );

  it('is one that there is, and one alone', () => {
    expect(() => stageOf('deploy', ['-c', 'stage=prd'])).toThrow('There is no stage "prd". Choose one of: dev, prod.');
    expect(() => stageOf('deploy', ['-c', 'stage=dev', '--stage', 'prod'])).toThrow('not dev and prod');
  });

  it('has the name by which the CDK knows it', () => {
    for (const given of [
      ['--stage', 'prod'],
      ['--context', 'stage=prod'],
    ])
      expect(cdkArguments('diff', given, here).slice(-2)).toEqual(['--context', 'stage=prod']);
    expect(cdkArguments('diff', ['--stage=prod'], here).at(-1)).toBe('--context=stage=prod');
  });
});
