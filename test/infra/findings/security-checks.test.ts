import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack, Validations } from 'aws-cdk-lib';
import { UserPool } from 'aws-cdk-lib/aws-cognito';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { afterAll, describe, expect, it } from 'vitest';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { acknowledge, acknowledgedOn } from '#infra/findings/acknowledge.ts';
import { SecurityChecks } from '#infra/findings/security-checks.ts';
import { prodWithDomain } from '../stacks/stage-templates.ts';
import { synthStage } from '../stacks/synth-stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'truein-checks-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the stages', () => {
  it.each([
    ['dev', testStage('dev')],
    ['prod', prodWithDomain],
  ] as const)(
    '%s has a reason for each finding and no stale acknowledgement',
    (_, config) => {
      expect(() => synthStage({ config, check: true })).not.toThrow();
    },
    180_000,
  );
});

/** A synth of these constructs under the security checks. */
function synth(make: (stack: Stack) => void) {
  const app = new App({ outdir: mkdtempSync(join(folder, 'out-')), analyticsReporting: false });
  Validations.of(app).addPlugins(new SecurityChecks(app));
  make(new Stack(app, 'stack'));
  return () => app.synth();
}

describe('a synth under the security checks', () => {
  it('an error of cdk-nag fails the synth', () =>
    expect(synth((stack) => void new Queue(stack, 'queue'))).toThrow('security-checks::AwsSolutions-SQS3'));

  it('a warning of cdk-nag fails the synth', () =>
    expect(synth((stack) => void new UserPool(stack, 'pool'))).toThrow('security-checks::AwsSolutions-COG2'));

  it('a finding of Control Tower fails the synth even when others are acknowledged', () =>
    expect(
      synth((stack) =>
        acknowledge(new Bucket(stack, 'bucket'), { 'CT.S3.PR.9': 'Anything.', 'AwsSolutions-S1': 'Anything.' }),
      ),
    ).toThrow('security-checks::CT.S3.PR.2'));

  it('an acknowledgement that matches no finding fails the synth', () => {
    const makeTwo = (stack: Stack) => {
      acknowledge(new Queue(stack, 'one', { enforceSSL: true, encryption: QueueEncryption.SQS_MANAGED }), {
        'AwsSolutions-SQS3': 'Anything.',
        'Serverless-SQSRedrivePolicy': 'Anything.',
        'CT.SQS.PR.1': 'Anything.',
      });
      return stack;
    };
    expect(synth(makeTwo)).not.toThrow();
    const stale = synth((stack) => acknowledge(makeTwo(stack), { 'AwsSolutions-COG8': 'Anything.' }));
    expect(stale).toThrow(/stale-acknowledgement/);
    expect(stale).toThrow(/AwsSolutions-COG8/);
  });
});

it('an acknowledgement covers its own findings and its own construct only', () => {
  const stack = new Stack(new App(), 'stack');
  const queue = new Queue(stack, 'queue');
  acknowledge(queue, { 'AwsSolutions-IAM5[Resource::/reports/*]': 'Anything.', 'CT.SQS.PR.1': 'Anything.' });
  expect(acknowledgedOn(queue)).toEqual(['AwsSolutions-IAM5[Resource::/reports/*]', 'CT.SQS.PR.1']);
  expect(acknowledgedOn(stack)).toEqual([]);
});
