import { configOf, stages, type StageName } from './config.ts';

const cdkCommands = ['diff', 'deploy', 'destroy'] as const;
export type CdkCommand = (typeof cdkCommands)[number];

export const isCdkCommand = (text: string): text is CdkCommand => cdkCommands.some((each) => each === text);

/** With `--stage dev` as the other commands have it, in the words of the CDK: `--context stage=dev`. */
export function inWordsOfCdk(given: readonly string[]): string[] {
  return given.flatMap((text, index) => {
    if (given[index - 1] === '--stage') return [`stage=${text}`];
    return text === '--stage' ? ['--context'] : text.replace(/^--stage=/, '--context=stage=');
  });
}

/** The values of every `-c name=…` and `--context name=…`. */
function contextsOf(given: readonly string[], name: string): string[] {
  return given
    .flatMap((text, index) =>
      /^(-c|--context)$/.test(given[index - 1] ?? '') ? text : (/^(?:--context=|-c=?)(.+)/.exec(text)?.[1] ?? []),
    )
    .filter((text) => text.startsWith(`${name}=`))
    .map((text) => text.slice(name.length + 1));
}

/**
 * The stage that `-c stage=…` or `--stage …` names. None is taken for granted: npm keeps for itself what stands before the two dashes.
 * @throws Error if it is none that there is, or not one.
 */
export function stageOf(command: CdkCommand, given: readonly string[]): StageName {
  const [stage, ...others] = new Set(contextsOf(inWordsOfCdk(given), 'stage'));
  const example = `npm run ${command} -- -c stage=dev`;
  if (stage === undefined)
    throw new Error(`Name the stage (${Object.keys(stages).join(' or ')}) after two dashes: ${example}`);
  if (others.length > 0) throw new Error(`Name one stage, and not ${[stage, ...others].join(' and ')}: ${example}`);
  return configOf(stage).stage;
}

interface Circumstances {
  googleSecretVersion: string | undefined;
  /** Whether a person can answer the CDK's questions. */
  isTerminal: boolean;
  isFirstDeploy?: boolean;
}

/** What the CDK is called with. What the caller gives comes last, so it wins. */
export function cdkArguments(
  command: CdkCommand,
  given: readonly string[],
  { googleSecretVersion, isTerminal, isFirstDeploy = false }: Circumstances,
): string[] {
  return [
    command,
    // `cdk diff` takes all stacks by itself.
    ...(command === 'diff' ? [] : ['--all']),
    // What was deployed can be destroyed, whatever the settings are now.
    ...(command === 'destroy' ? ['--context', 'destroy=true'] : []),
    ...(googleSecretVersion === undefined ? [] : ['--context', `googleSecretVersion=${googleSecretVersion}`]),
    ...(isFirstDeploy ? ['--context', 'isFirstDeploy=true'] : []),
    // Without a terminal the CDK would stop at its question about new rights. Whoever deploys so has looked at `npm run diff` before.
    ...(command === 'deploy' && !isTerminal ? ['--require-approval', 'never'] : []),
    ...inWordsOfCdk(given),
  ];
}
