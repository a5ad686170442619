import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configOf, stages } from '#infra/config.ts';

describe('a stage', () => {
  it('is dev unless it is named', () => expect(configOf(undefined).stage).toBe('dev'));
  it('is chosen by its name', () => expect(configOf('prod').stage).toBe('prod'));
  it('that does not exist is refused with those that do', () => {
    expect(() => configOf('prd')).toThrow('There is no stage "prd". Choose one of: dev, prod.');
    expect(() => configOf('toString')).toThrow('There is no stage');
  });

  it('shares no name with another', () => {
    const names = Object.values(stages).flatMap(({ signIn }) => [signIn.domainPrefix, signIn.googleSecretName]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('of production keeps its data', () => expect(stages.prod.keepData).toBe(true));
});

it('asks nobody outside for anything at synth', () => {
  const cdk = JSON.parse(readFileSync('cdk.json', 'utf8')) as Record<string, unknown>;
  expect(cdk).toMatchObject({ versionReporting: false, notices: false });
});
