import { inspect } from 'node:util';
import { onTestFinished, vi } from 'vitest';

/** Collects the log lines, as they look on this machine, from now on until the test ends. */
export function logLines(): string[] {
  const lines: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(inspect(line)));
    onTestFinished(() => spy.mockRestore());
  }
  return lines;
}
