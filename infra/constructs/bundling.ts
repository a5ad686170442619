import { LogLevel, OutputFormat, type BundlingOptions, type ICommandHooks } from 'aws-cdk-lib/aws-lambda-nodejs';

/** Ways to find credentials, which the SDK imports when it finds none: in Lambda they are in the environment, where it looks first. */
const credentialProviders = [
  ...['sso', 'ini', 'process', 'web-identity', 'login', 'http'].map((name) => `@aws-sdk/credential-provider-${name}`),
  '@smithy/credential-provider-imds',
];

/** How every function is bundled: one minified ES module that needs no `node_modules`. */
export const bundling: BundlingOptions = {
  format: OutputFormat.ESM,
  target: 'node24',
  mainFields: ['module', 'main'],
  minify: true,
  logLevel: LogLevel.WARNING,
  bundleAwsSDK: true,
  externalModules: credentialProviders,
};

/**
 * For the hot function, which speaks to DynamoDB alone: the SDK imports event streams for an operation that has one, and none of its
 * has; and a cache of 6 kB for the one endpoint of its region.
 */
export const hotBundling: BundlingOptions = {
  externalModules: [...credentialProviders, '@smithy/core/event-streams'],
  esbuildArgs: { '--alias:mnemonist/lru-cache': './functions/runtime/endpoint-store.ts' },
};

/** For bundles with CommonJS packages in them, which call `require` for what Node brings along. */
export const requireBanner = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/** Puts a folder of the project beside the bundle. Node does the copying, so that it works in every shell. */
export function copyFolder(from: string, to: string): ICommandHooks {
  return {
    beforeBundling: () => [],
    beforeInstall: () => [],
    afterBundling: (project, output) => [
      `node -e "fs.cpSync('${posix(project)}/${from}','${posix(output)}/${to}',{recursive:true})"`,
    ],
  };
}

const posix = (path: string): string => path.replaceAll('\\', '/');
