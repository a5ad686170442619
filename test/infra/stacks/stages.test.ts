import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configOf, stages } from '#infra/config.ts';

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
