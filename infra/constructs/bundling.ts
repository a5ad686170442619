import { LogLevel, OutputFormat, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';

/**
 * The SDK's fallback credential providers. They can be left out, because on Lambda the credentials are in the environment, where the SDK
 * looks first.
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

/** For the busiest function, which calls only DynamoDB. It leaves out the SDK's event streams, which no operation of DynamoDB uses. */
export const hotBundling: BundlingOptions = {
  externalModules: [...credentialProviders, '@smithy/core/event-streams'],
};

/** For bundles that contain CommonJS packages, which call `require` for Node's built-in modules. */
export const requireBanner = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

const typst = '@myriaddreamin/typst-ts-node-compiler';

/** For the function that renders reports. Typst with its native module, the template and the fonts are copied next to its bundle. */
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
