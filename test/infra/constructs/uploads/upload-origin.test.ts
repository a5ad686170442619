import { describe, expect, it } from 'vitest';
import { resourcesOf } from '#test/infra/stacks/resources.ts';
import { stageTemplates, type StageTemplates } from '#test/infra/stacks/stage-templates.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';

const underCloudFront = await stageTemplates(testStage('dev'));
const underOwnName = await stageTemplates();

/** A call as the template has it: JSON, in which `{…}` stands for what CloudFormation fills in. */
function callAt({ app }: StageTemplates, when: 'Create' | 'Update' | 'Delete'): string {
  const [resource, ...others] = resourcesOf<Record<string, unknown>>(app, 'Custom::UploadOrigin');
  expect(others).toEqual([]);
  const call = resource?.properties[when];
  if (typeof call === 'string') return call;
  const [, parts] = (call as { 'Fn::Join': [string, unknown[]] })['Fn::Join'];
  return parts.map((part) => (typeof part === 'string' ? part : `{${JSON.stringify(part)}}`)).join('');
}

/** The origins of the rule that is put. */
function originsAt(stage: StageTemplates, when: 'Create' | 'Update'): string {
  return /"AllowedOrigins":\[(.*?)\],"AllowedHeaders"/.exec(callAt(stage, when))?.[1] ?? '';
}

describe('the cross-origin rule of the uploads', () => {
  it.each(['Create', 'Update'] as const)(
    'CloudFront’s name is the only origin when there is no domain (%s)',
    (when) => {
      const [distribution] = resourcesOf(underCloudFront.app, 'AWS::CloudFront::Distribution');
      expect(originsAt(underCloudFront, when)).toBe(
        `"https://{${JSON.stringify({ 'Fn::GetAtt': [distribution?.id, 'DomainName'] })}}"`,
      );
    },
  );

  it.each(['Create', 'Update'] as const)('the site’s domain is the only origin (%s)', (when) => {
    expect(originsAt(underOwnName, when)).toBe('"https://truein.example"');
  });

  it('only POST is allowed, and deleting the site deletes the rule', () => {
    expect(callAt(underCloudFront, 'Create')).toContain('"action":"putBucketCors"');
    expect(callAt(underCloudFront, 'Create')).toContain('"AllowedMethods":["POST"]');
    expect(callAt(underCloudFront, 'Delete')).toContain('"action":"deleteBucketCors"');
  });

  it('no template has a wildcard origin', () => {
    for (const { app, data } of [underCloudFront, underOwnName])
      expect(JSON.stringify([app, data])).not.toMatch(/https:\/\/\*\.(?!googleusercontent)/);
  });
});

describe('the function that writes the rule', () => {
  it('the function may set the bucket’s rule and write its log only', () => {
    const policies = resourcesOf<{ PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } }>(
      underCloudFront.app,
      'AWS::IAM::Policy',
    ).filter(({ id }) => id.startsWith('uploadorigin'));
    const statements = policies.flatMap(({ properties }) => properties.PolicyDocument.Statement);
    expect(new Set(statements.flatMap(({ Action }) => Action))).toEqual(
      new Set(['s3:PutBucketCORS', 'logs:CreateLogStream', 'logs:PutLogEvents']),
    );
    const cors = statements.filter(({ Action }) => Action === 's3:PutBucketCORS');
    expect(JSON.stringify(cors.map(({ Resource }) => Resource))).toMatch(/uploadsbucket/);
  });
});
