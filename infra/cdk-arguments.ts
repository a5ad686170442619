const cdkCommands = ['diff', 'deploy', 'destroy'] as const;
export type CdkCommand = (typeof cdkCommands)[number];

export const isCdkCommand = (text: string): text is CdkCommand => cdkCommands.some((each) => each === text);

/** The stage that `-c stage=…` or `--context stage=…` names. */
export function stageOf(given: readonly string[]): string | undefined {
  return given
    .flatMap((text, index) =>
      /^(-c|--context)$/.test(text) ? (given[index + 1] ?? []) : text.replace(/^--context=|^-c=?/, ''),
    )
    .find((text) => text.startsWith('stage='))
    ?.slice('stage='.length);
}

interface Circumstances {
  googleSecretVersion: string | undefined;
  /** Whether a person can answer the CDK's questions. */
  isTerminal: boolean;
}

/** What the CDK is called with. What the caller gives comes last, so it wins. */
export function cdkArguments(
  command: CdkCommand,
  given: readonly string[],
  { googleSecretVersion, isTerminal }: Circumstances,
): string[] {
  return [
    command,
    // `cdk diff` takes all stacks by itself.
    ...(command === 'diff' ? [] : ['--all']),
    // What was deployed can be destroyed, whatever the settings are now.
    ...(command === 'destroy' ? ['--context', 'destroy=true'] : []),
    ...(googleSecretVersion === undefined ? [] : ['--context', `googleSecretVersion=${googleSecretVersion}`]),
    // Without a terminal the CDK would stop at its question about new rights. Whoever deploys so has looked at `npm run diff` before.
    ...(command === 'deploy' && !isTerminal ? ['--require-approval', 'never'] : []),
    ...given,
  ];
}
