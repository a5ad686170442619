import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack, Validations } from 'aws-cdk-lib';
import { UserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { afterAll, describe, expect, it } from 'vitest';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';
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
    '%s has a reason for each finding',
    (_, config) => {
      expect(() => synthStage({ config, check: true })).not.toThrow();
    },
    180_000,
  );
});

/** A synth of these constructs under the security checks. */
function synth(make: (stack: Stack) => void) {
  const app = new App({ outdir: mkdtempSync(join(folder, 'out-')), analyticsReporting: false });
  Validations.of(app).addPlugins(new SecurityChecks());
  make(new Stack(app, 'stack'));
  return () => app.synth();
}

describe('a synth under the security checks', () => {
  it('an error of cdk-nag fails the synth', () =>
    expect(synth((stack) => void new Queue(stack, 'queue'))).toThrow('security-checks::AwsSolutions-SQS3'));

  it('a warning of cdk-nag fails the synth', () =>
    expect(synth((stack) => void new UserPool(stack, 'pool'))).toThrow('security-checks::AwsSolutions-COG2'));

  it('an acknowledgement covers its own finding on its own construct only', () => {
    const queue = (stack: Stack, id: string) =>
      new Queue(stack, id, { enforceSSL: true, encryption: QueueEncryption.SQS_MANAGED });
    const end = { 'AwsSolutions-SQS3': 'Anything.', 'Serverless-SQSRedrivePolicy': 'Anything.' };
    expect(synth((stack) => acknowledge(queue(stack, 'one'), end))).not.toThrow();
    const others = synth((stack) => {
      acknowledge(queue(stack, 'one'), end);
      acknowledge(queue(stack, 'two'), { 'AwsSolutions-SQS3': 'Anything.' });
    });
    expect(others).toThrow('security-checks::Serverless-SQSRedrivePolicy');
    expect(others).not.toThrow('AwsSolutions-SQS3');
  });

  it('a wildcard is acknowledged without the name of its resource', () => {
    const wildcard = (reasons: Record<string, string>) =>
      synth((stack) => {
        const bucket = new Bucket(stack, 'bucket', { enforceSSL: true });
        acknowledge(bucket, { 'AwsSolutions-S1': 'Anything.' });
        const role = new Role(stack, 'role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
        const resources = [bucket.arnForObjects('reports/*')];
        role.addToPolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources }));
        acknowledge(role, reasons);
      });
    expect(wildcard({ 'AwsSolutions-IAM5[Resource::/reports/*]': 'Anything.' })).not.toThrow();
    expect(wildcard({ 'AwsSolutions-IAM5[Resource::/*]': 'Anything.' })).toThrow('IAM5[Resource::/reports/*]');
  });
});
