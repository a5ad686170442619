/** What a person can do about an error, most often one of AWS, in one sentence. */
export function awsProblem(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { name, message } = cause;
  if (name === 'CredentialsProviderError')
    return 'There are no AWS credentials: sign in ("aws sso login"), or set AWS_PROFILE or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, then run this again.';
  if (message === 'Region is missing')
    return 'There is no AWS region: name the stage with --stage, or set AWS_REGION, then run this again.';
  if (/^(Expired|Unrecognized|Invalid)\w*(Token|Client)/.test(name))
    return `AWS does not take these credentials (${name}): sign in again, then run this again.`;
  if (/^AccessDenied/.test(name)) return `These AWS credentials lack a right (docs/runbook.md lists them): ${message}`;
  return message;
}

/** Runs a command of this project: prints what it returns, or what to do about its failure. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  // Hides the AWS SDK's notice on Node.js 20 about the end of its support.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  try {
    console.log(await command());
  } catch (cause) {
    console.error(awsProblem(cause));
    process.exitCode = 1;
  }
}
