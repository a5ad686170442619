import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** How long a file took in its worker, in seconds: its environment, imports, hooks and tests. */
function secondsOf(file: TestModule): number {
  const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } = file.diagnostic();
  return (collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration) / 1000;
}

/** Prints the ten slowest files at the end of a run. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const slowest = files
      .map((file) => ({ name: relative(process.cwd(), file.moduleId), seconds: secondsOf(file) }))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, 10);
    console.log(
      [
        '',
        'Slowest files:',
        ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
      ].join('\n'),
    );
  }
}
