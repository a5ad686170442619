import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { awsProblem } from '#infra/run-command.ts';
import { currentGoogleSecret } from '#infra/before-deploy.ts';
import { deployedStage } from '#infra/stage-changes.ts';
import { chooseTable } from '#infra/choose-table.ts';
import { stages } from '#infra/config.ts';
import { testStage } from './stacks/test-stage.ts';

/** A fake of CloudFormation and Secrets Manager. */
let server: Server;
let answer: { status: number; body: string } | ((asked: string) => { status: number; body: string });
let asked: { region: string | undefined; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked = { region: /Credential=[^/]+\/\d+\/([^/]+)/.exec(request.headers.authorization ?? '')?.[1], body };
      const { status, body: reply } = typeof answer === 'function' ? answer(body) : answer;
      response.statusCode = status;
      response.setHeader('content-type', reply.startsWith('<') ? 'text/xml' : 'application/x-amz-json-1.1');
      response.end(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

beforeEach(() => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFORMATION', origin);
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', origin);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('TABLE_NAME', '');
  return () => vi.unstubAllEnvs();
});

const output = (key: string, value: string) =>
  `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;
const stack = (outputs: string) =>
  `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>s</StackName><Outputs>${outputs}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
const refusal = (code: string, message: string) =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;

const problemOf = (work: Promise<unknown>) => work.then(() => 'none', awsProblem);

describe('chooseTable', () => {
  it('the table is the one that the stage’s data stack names in its region', async () => {
    answer = { status: 200, body: stack(output('Other', 'x') + output('TableName', 'truein-dev-data-table-1')) };
    vi.stubEnv('TABLE_NAME', 'of-another-stage');
    const { table, where } = await chooseTable({ stage: 'dev' });
    expect([table.name, where]).toEqual(['truein-dev-data-table-1', 'in dev']);
    expect(asked.region).toBe(stages.dev.region);
    expect(asked.body).toContain('StackName=truein-dev-data');
  });

  it('a stage without a data stack is refused with what to do about that', async () => {
    answer = { status: 400, body: refusal('ValidationError', 'Stack with id truein-prod-data does not exist') };
    expect(await problemOf(chooseTable({ stage: 'prod' }))).toBe(
      `This AWS account has no table of prod in ${stages.prod.region}. Deploy the stage first, or use the credentials of its account.`,
    );
  });

  it('missing rights and expired credentials are explained in words', async () => {
    answer = {
      status: 403,
      body: refusal('AccessDenied', 'User x is not authorized to perform: cloudformation:DescribeStacks'),
    };
    expect(await problemOf(chooseTable({ stage: 'dev' }))).toMatch(
      /^These AWS credentials lack a permission.*DescribeStacks/,
    );
    answer = { status: 403, body: refusal('ExpiredToken', 'The security token included in the request is expired') };
    expect(await problemOf(chooseTable({ stage: 'dev' }))).toContain('Sign in again');
  });
});

describe('deployedStage', () => {
  const templates = { data: { Resources: { people: { Type: 'AWS::Cognito::UserPool' } } }, app: { Resources: {} } };
  const template = (of: object) =>
    `<GetTemplateResponse><GetTemplateResult><TemplateBody>${JSON.stringify(of).replaceAll('"', '&quot;')}</TemplateBody></GetTemplateResult></GetTemplateResponse>`;
  const withStatus = (status: string) =>
    stack('').replace('</StackName>', `</StackName><StackStatus>${status}</StackStatus>`);
  const answerWith = (status: string) => (asked: string) => ({
    status: 200,
    body: asked.includes('Action=DescribeStacks')
      ? withStatus(status)
      : template(asked.includes('StackName=truein-dev-data') ? templates.data : templates.app),
  });

  it.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'])(
    'the templates of both stacks are read when they are in %s',
    async (status) => {
      answer = answerWith(status);
      expect(await deployedStage(testStage('dev'))).toEqual(templates);
      expect(asked.region).toBe('ap-south-1');
    },
  );

  it('a stack whose first deploy failed counts as not deployed', async () => {
    answer = answerWith('ROLLBACK_COMPLETE');
    expect(await deployedStage(testStage('dev'))).toEqual({ data: {}, app: {} });
  });

  it('a stack that does not exist counts as not deployed', async () => {
    answer = { status: 400, body: refusal('ValidationError', 'Stack with id truein-dev-data does not exist') };
    expect(await deployedStage(testStage('dev'))).toEqual({ data: {}, app: {} });
  });

  it('missing rights stop the deploy', async () => {
    answer = { status: 403, body: refusal('AccessDenied', 'not authorized to perform: cloudformation:DescribeStacks') };
    expect(await problemOf(deployedStage(testStage('dev')))).toMatch(/^These AWS credentials lack a permission/);
  });
});

describe('currentGoogleSecret', () => {
  it('the current version of the secret is returned', async () => {
    const versions = { old: ['AWSPREVIOUS'], new: ['AWSCURRENT'] };
    answer = { status: 200, body: JSON.stringify({ Name: 'x', VersionIdsToStages: versions }) };
    expect(await currentGoogleSecret(testStage('dev'))).toBe('new');
    expect(asked).toEqual({ region: 'ap-south-1', body: JSON.stringify({ SecretId: 'truein/dev/google' }) });
  });

  it('a missing secret stops the deploy and says what to do', async () => {
    answer = { status: 400, body: JSON.stringify({ __type: 'ResourceNotFoundException', message: 'x' }) };
    expect(await problemOf(currentGoogleSecret(testStage('dev')))).toBe(
      'Secrets Manager in ap-south-1 has no secret "truein/dev/google". Store Google\'s client ID and secret there first (docs/guide.md, "Google\'s OAuth client"), or use the credentials of account 111122223333.',
    );
  });

  it('a secret that is being deleted stops the deploy and says how to restore one', async () => {
    const versions = { new: ['AWSCURRENT'] };
    answer = {
      status: 200,
      body: JSON.stringify({ Name: 'x', VersionIdsToStages: versions, DeletedDate: 1795000000 }),
    };
    expect(await problemOf(currentGoogleSecret(testStage('dev')))).toContain(
      'is being deleted. Restore it with "aws secretsmanager restore-secret --secret-id truein/dev/google --region ap-south-1"',
    );
  });
});
