import { LogLevel, OutputFormat, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';

/**
 * The SDK imports these ways to find credentials in case it finds none. Lambda has them in the environment, where the SDK looks first,
 * so they can be left out.
 */
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
 * For the busiest function, which calls only DynamoDB. Leaves out the SDK's event streams, which none of its operations uses, and a 6
 * kB endpoint cache, because it calls the endpoint of one region.
 */
export const hotBundling: BundlingOptions = {
  externalModules: [...credentialProviders, '@smithy/core/event-streams'],
  esbuildArgs: { '--alias:mnemonist/lru-cache': './functions/runtime/endpoint-store.ts' },
};

/** For bundles that contain CommonJS packages, which call `require` for Node's built-in modules. */
export const requireBanner = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

const typst = '@myriaddreamin/typst-ts-node-compiler';

/** For the function that draws reports: beside its bundle are Typst with its native module, the template and the fonts. */
export const reportBundling: BundlingOptions = {
  externalModules: [...credentialProviders, typst],
  commandHooks: {
    beforeBundling: () => [],
    beforeInstall: () => [],
    // Runs in the project's folder.
    afterBundling: (_, output) => [
      `node --import tsx infra/constructs/reports/copy-report-files.ts "${output.replaceAll('\\', '/')}"`,
    ],
  },
};
