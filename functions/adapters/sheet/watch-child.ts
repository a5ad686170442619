import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { ReaderLimits } from './refuse-file.ts';

export interface ChildUsage {
  cpuMs: number;
  /** Bytes: the peak where the system reports it, else the current value. */
  rssBytes: number;
}

export type Excess = 'cpu' | 'memory' | 'time';

/** Linux reports CPU time in hundredths of a second here, on every machine. */
const msPerTick = 10;

/** `undefined`: the process has ended, or the system does not report it. */
export type ReadUsage = (pid: number) => Promise<ChildUsage | undefined>;

const ofLinux: ReadUsage = async (pid) => {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'latin1'),
    readFile(`/proc/${pid}/status`, 'latin1'),
  ]);
  // The name in brackets may contain spaces; only numbers follow it. User and system time are the 14th and 15th fields of the line.
  const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(numbers[11]) + Number(numbers[12]);
  return { cpuMs: ticks * msPerTick, rssBytes: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024 };
};

const ofPs: ReadUsage = (pid) =>
  new Promise((resolve, reject) => {
    execFile('ps', ['-o', 'rss=,time=', '-p', String(pid)], (error, stdout) => {
      if (error) return reject(error);
      resolve(parsePs(stdout));
    });
  });

/** Parses `  51234 0:01.23` or `51234 1-02:03:04`: kilobytes, then days, hours, minutes, seconds. */
export function parsePs(line: string): ChildUsage | undefined {
  const [, rss, days = '0', clock = ''] = /^\s*(\d+)\s+(?:(\d+)-)?([\d:.]+)\s*$/.exec(line) ?? [];
  if (rss === undefined) return undefined;
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { cpuMs: (Number(days) * 86_400 + seconds) * 1000, rssBytes: Number(rss) * 1024 };
}

const [readUsage, everyMs] = process.platform === 'linux' ? ([ofLinux, 50] as const) : ([ofPs, 400] as const);

/** Polls a child's usage, and calls back once if it exceeds its limits. */
export function watchChild(
  pid: number,
  { cpuMs, rssBytes, wallMs }: Pick<ReaderLimits, 'cpuMs' | 'rssBytes' | 'wallMs'>,
  onExcess: (excess: Excess) => void,
) {
  const usage: ChildUsage = { cpuMs: 0, rssBytes: 0 };
  const begin = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const look = async () => {
    const now = await readUsage(pid).catch(() => undefined);
    if (isOver) return;
    usage.cpuMs = Math.max(usage.cpuMs, now?.cpuMs ?? 0);
    usage.rssBytes = Math.max(usage.rssBytes, now?.rssBytes ?? 0);
    const excess = excessOf();
    if (excess) return onExcess(excess);
    timer = setTimeout(() => void look(), everyMs);
  };
  const excessOf = (): Excess | undefined => {
    if (usage.cpuMs > cpuMs) return 'cpu';
    if (usage.rssBytes > rssBytes) return 'memory';
    return performance.now() - begin > wallMs ? 'time' : undefined;
  };
  void look();
  return {
    usage,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
