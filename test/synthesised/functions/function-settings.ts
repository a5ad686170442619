import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deployed, Deployment } from '../assembly/resolve.ts';
import { sdkFolder } from './task-folders.ts';

/** A function as its template describes it. */
export interface FunctionSettings {
  arn: string;
  name: string;
  logicalId: string;
  runtime: string;
  handler: string;
  /** Folder of the bundle. */
  code: string;
  roleArn: string;
  memoryMb: number;
  timeoutSeconds: number;
  variables: Record<string, string>;
  logGroup: string;
  logFormat: 'Text' | 'JSON';
  /** Most calls at a time; no limit if absent. */
  reservedConcurrency?: number;
}

const properties = z.object({
  Runtime: z.string(),
  Handler: z.string(),
  Role: z.string(),
  Code: z.object({ S3Key: z.string() }),
  MemorySize: z._default(z.number(), 128),
  Timeout: z._default(z.number(), 3),
  Environment: z._default(z.object({ Variables: z._default(z.record(z.string(), z.string()), {}) }), { Variables: {} }),
  LoggingConfig: z._default(
    z.object({ LogFormat: z._default(z.enum(['Text', 'JSON']), 'Text'), LogGroup: z.optional(z.string()) }),
    { LogFormat: 'Text' },
  ),
  ReservedConcurrentExecutions: z.optional(z.number()),
});

export function functionSettings(
  { assetAt }: Deployment,
  { logicalId, ref, attributes, properties: given }: Deployed,
): FunctionSettings {
  const parsed = properties.parse(given);
  const { LogGroup = `/aws/lambda/${ref}`, LogFormat } = parsed.LoggingConfig;
  return {
    arn: attributes['Arn'] ?? '',
    name: ref,
    logicalId,
    runtime: parsed.Runtime,
    handler: parsed.Handler,
    code: assetAt(parsed.Code.S3Key),
    roleArn: parsed.Role,
    memoryMb: parsed.MemorySize,
    timeoutSeconds: parsed.Timeout,
    variables: parsed.Environment.Variables,
    logGroup: LogGroup,
    logFormat: LogFormat,
    ...(parsed.ReservedConcurrentExecutions !== undefined && {
      reservedConcurrency: parsed.ReservedConcurrentExecutions,
    }),
  };
}

/** The keys with which a role signs its calls. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

export function credentialsOf(roleArn: string): Credentials {
  const text = (of: string) => createHash('sha256').update(`${of} of ${roleArn}`).digest('hex');
  return {
    accessKeyId: `ASIA${text('key').slice(0, 16).toUpperCase()}`,
    secretAccessKey: text('secret').slice(0, 40),
    sessionToken: text('session'),
  };
}

/** All variables of a function's process: the template's, and those that Lambda sets itself. */
export function processVariables(
  settings: FunctionSettings,
  region: string,
  runtimeApi: string,
): Record<string, string> {
  const { accessKeyId, secretAccessKey, sessionToken } = credentialsOf(settings.roleArn);
  return {
    ...settings.variables,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: `AWS_Lambda_${settings.runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: settings.name,
    AWS_LAMBDA_FUNCTION_VERSION: '1',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(settings.memoryMb),
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: settings.logGroup,
    AWS_LAMBDA_LOG_STREAM_NAME: `${new Date().toISOString().slice(0, 10).replaceAll('-', '/')}/[1]local`,
    AWS_LAMBDA_LOG_FORMAT: settings.logFormat,
    AWS_LAMBDA_RUNTIME_API: runtimeApi,
    _HANDLER: settings.handler,
    LAMBDA_TASK_ROOT: settings.code,
    NODE_PATH: sdkFolder(settings.code),
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    PATH: process.env['PATH'] ?? '',
  };
}
