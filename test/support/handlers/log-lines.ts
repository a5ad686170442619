import { onTestFinished, vi } from 'vitest';

/** What is logged from now on, until the test is over. */
export function logLines(): string[] {
  const lines: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)));
    onTestFinished(() => spy.mockRestore());
  }
  return lines;
}
