import { readdirSync, readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Bytes of a process and its children that only they use; 0 where the system does not say. */
export function memoryOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + privateBytes(each), 0);
}

/** Resident pages without those of files, such as the binary: other processes share them. */
function privateBytes(pid: number): number {
  try {
    const [, resident = '0', shared = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(resident) - Number(shared)) * pageBytes;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
    );
    return children.flatMap((child) => [child, ...childrenOf(child)]);
  } catch {
    return [];
  }
}
