import { devNull } from 'node:os';
import type { EnvName } from '#functions/runtime/env.ts';
import { exportReceives, importReceives } from '#infra/constructs/function-sizes.ts';

/** Fixed names of the local cloud's parts. */
export const localNames = {
  region: 'ap-south-1',
  accountId: '000000000000',
  table: 'truein-local',
  uploadsBucket: 'truein-local-uploads',
  reportsBucket: 'truein-local-reports',
  exportsBucket: 'truein-local-exports',
  userPoolId: 'ap-south-1_Local',
  clientId: 'truein-local-web',
  configurationSet: 'truein-local',
} as const;

/** The secret that the local site sends to the functions, like CloudFront. */
export const localSiteSecret = 'local';

export const sampleAccounts = {
  candidate: { email: 'candidate@example.com', name: 'Asha Kulkarni' },
  admin: { email: 'admin@example.com', name: 'Vikram Rao' },
} as const;

export interface Endpoints {
  dynamo: string;
  s3: string;
  mail: string;
  siteOrigin: string;
  identity: { issuer: string; jwksUri: string; userPoolEndpoint: string };
}

/** The environment variables of the functions. */
export function functionEnvironment({ dynamo, s3, mail, siteOrigin, identity }: Endpoints): Record<string, string> {
  const settings: Record<EnvName, string> = {
    TABLE_NAME: localNames.table,
    UPLOADS_BUCKET: localNames.uploadsBucket,
    REPORTS_BUCKET: localNames.reportsBucket,
    USER_POOL_ID: localNames.userPoolId,
    TOKEN_ISSUER: identity.issuer,
    TOKEN_CLIENT_ID: localNames.clientId,
    TOKEN_JWKS_URI: identity.jwksUri,
    MAIL_FROM: 'TrueIn <reports@truein.example>',
    MAIL_CONTACT_TO: 'office@truein.example',
    MAIL_CONFIGURATION_SET: localNames.configurationSet,
    SITE_ORIGIN: siteOrigin,
    IMPORT_MAX_RECEIVES: String(importReceives),
    EXPORTS_BUCKET: localNames.exportsBucket,
    EXPORT_MAX_RECEIVES: String(exportReceives),
    API_SECRET: localSiteSecret,
  };
  return {
    ...settings,
    AWS_REGION: localNames.region,
    // s3rver accepts only this pair of keys. DynamoDB Local accepts any.
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_SES: mail,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.userPoolEndpoint,
  };
}

/** Sets the variables for this process, and hides any real AWS account of the developer. */
export function applyEnvironment(variables: Record<string, string>): void {
  delete process.env.AWS_PROFILE;
  delete process.env.AWS_DEFAULT_PROFILE;
  delete process.env.AWS_SESSION_TOKEN;
  delete process.env.AWS_IGNORE_CONFIGURED_ENDPOINT_URLS;
  Object.assign(process.env, variables, { AWS_CONFIG_FILE: devNull, AWS_SHARED_CREDENTIALS_FILE: devNull });
}
