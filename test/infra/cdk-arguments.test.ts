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

  it('compares all stacks, and destroys them whatever the settings are now', () => {
    expect(cdkArguments('diff', [], here)).not.toContain('--all');
    expect(cdkArguments('destroy', [], { ...here, googleSecretVersion: undefined })).toEqual([
      ...['destroy', '--all', '--context', 'destroy=true'],
    ]);
  });
});

it.each([
  [['-c', 'stage=prod'], 'prod'],
  [['--context', 'stage=prod'], 'prod'],
  [['--context=stage=prod'], 'prod'],
  [['-cstage=prod'], 'prod'],
  [['--require-approval', 'never'], undefined],
  [['-c', 'other=x', '-c', 'stage=dev'], 'dev'],
])('%j names the stage %s', (given, stage) => expect(stageOf(given)).toBe(stage));
