import { format } from 'node:util';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { publicOperations } from '#functions/contract/operations/public.ts';
import { serve } from '#functions/runtime/http.ts';
import { log, logFailure } from '#functions/runtime/log.ts';
import { emitMetrics } from '#functions/runtime/metrics.ts';

/** What `console` gets of a line. */
function given(level: 'info' | 'warn' | 'error', write: () => void): unknown[] {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  write();
  expect(spy).toHaveBeenCalledOnce();
  return spy.mock.calls[0] ?? [];
}

/** What Lambda's Node.js runtime writes for it under `LogFormat: JSON`: one argument becomes the message as it is, more become a text. */
function inLambda(args: unknown[]): { message: unknown } {
  const message = args.length === 1 ? args[0] : format(...args);
  const line = { timestamp: '2026-11-23T01:00:00.000Z', level: 'INFO', requestId: 'of Lambda', message };
  return JSON.parse(JSON.stringify(line)) as { message: unknown };
}

describe('log lines', () => {
  it('are plain JSON in Lambda, so that metric filters find $.message.event', () => {
    const args = given('error', () => log.error('report-set-aside', { receiveCount: 5, code: 'failed' }));
    expect(inLambda(args).message).toEqual({ event: 'report-set-aside', receiveCount: 5, code: 'failed' });
  });

  it('contain the stack of a failure and no e-mail address', () => {
    const cause = new Error('No mail to asha@example.com');
    const { message } = inLambda(given('error', () => logFailure('not-sent', cause, { requestId: 'of the API' })));
    expect(message).toMatchObject({ event: 'not-sent', requestId: 'of the API', error: 'Error' });
    expect(message).toHaveProperty('stack', expect.stringContaining('log.test.ts'));
    expect(JSON.stringify(message)).not.toContain('asha');
  });

  it('are one line with the level on this machine', () => {
    const text = format(...given('warn', () => log.warn('slow', { seconds: 3, why: 'a\nb' })));
    expect(text).not.toContain('\n');
    expect(JSON.parse(text)).toEqual({ level: 'warn', event: 'slow', seconds: 3, why: 'a\nb' });
  });
});

describe('log lines that roll a release back', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('name the version with an unexpected error, for the release’s alarm', async () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_VERSION', '7');
    vi.stubEnv('API_SECRET', 'secret');
    const handler = serve('public', publicOperations, {
      getActiveQuiz: () => Promise.reject(new TypeError('x is undefined')),
      sendContactMessage: () => Promise.reject(new Error('Not asked')),
    });
    const from = {
      headers: { [edgeHeader]: 'secret' },
      requestContext: { requestId: 'r1', http: { sourceIp: '192.0.2.1' } },
    };
    const event = { routeKey: 'GET /api/quiz', ...from } as unknown as APIGatewayProxyEventV2;
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => spy.mockRestore());
    expect(await handler(event)).toMatchObject({ statusCode: 500 });
    expect(inLambda(spy.mock.calls[0] ?? []).message).toMatchObject({
      event: 'unexpected',
      version: '7',
      requestId: 'r1',
    });
  });
});

it('emitMetrics writes one plain line in the embedded metric format', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  emitMetrics('reconcile-reports', [{ name: 'HangingReports', unit: 'Count', value: 2 }], 1000);
  const text = String(written.mock.calls[0]?.[0]);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(text)).toEqual({
    _aws: {
      Timestamp: 1000,
      CloudWatchMetrics: [
        {
          Namespace: 'TrueIn',
          Dimensions: [['FunctionName']],
          Metrics: [{ Name: 'HangingReports', Unit: 'Count' }],
        },
      ],
    },
    FunctionName: 'reconcile-reports',
    HangingReports: 2,
  });
});
