/** Every setting a function may have. What grants a right in the stacks also sets the variable. */
export const envNames = [
  'TABLE_NAME',
  'UPLOADS_BUCKET',
  'REPORTS_BUCKET',
  'USER_POOL_ID',
  'TOKEN_ISSUER',
  'TOKEN_CLIENT_ID',
  'TOKEN_JWKS_URI',
  'MAIL_FROM',
  'MAIL_CONTACT_TO',
  'MAIL_CONFIGURATION_SET',
  'SITE_ORIGIN',
  'IMPORT_MAX_RECEIVES',
  'EXPORTS_BUCKET',
  'EXPORT_MAX_RECEIVES',
  'API_SECRET',
] as const;

export type EnvName = (typeof envNames)[number];

/** @throws Error naming the variable that is not set. */
export function env(name: EnvName): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}
