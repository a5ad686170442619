import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';

interface Timer {
  at: number;
  run: () => void;
}

/** The time of one run, which passes only while nothing else happens. Several runs, each with its own, go on at once. */
interface RunTime {
  startedAt: number;
  now: number;
  random: () => number;
  timers: Map<object, Timer>;
  /** Calls over a real network that have no reply yet. */
  inFlight: number;
  onLanded: () => void;
}

const here = new AsyncLocalStorage<RunTime>();
const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  now: Date.now,
  ticks: performance.now,
  random: Math.random,
};

/** Turns of the event loop without anything new, after which a run only waits for time to pass. */
const quietTurns = 3;
/** Real time without a timer or a call, after which a run hangs. */
const hangsAfterMs = 20_000;

/**
 * Replaces timers, clocks and randomness for all code that runs in {@link inVirtualTime}; other code keeps the real ones. Call it before
 * a module keeps a reference to one of them. @returns what undoes it
 */
export function provideVirtualTime(): () => void {
  const clear = (timer: unknown) => {
    const run = here.getStore();
    if (!run?.timers.delete(timer as object)) real.clearTimeout(timer as NodeJS.Timeout);
  };
  const set = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const run = here.getStore();
    if (!run) return real.setTimeout(callback, ms, ...args);
    const timer = { ref: () => timer, unref: () => timer, hasRef: () => true };
    run.timers.set(timer, { at: run.now + Math.max(0, ms), run: AsyncResource.bind(() => callback(...args)) });
    return timer;
  };
  const replace = (clock: { set: unknown; clear: unknown; now: unknown; ticks: unknown; random: unknown }) => {
    Object.assign(globalThis, { setTimeout: clock.set, clearTimeout: clock.clear });
    Date.now = clock.now as typeof Date.now;
    Object.defineProperty(performance, 'now', { configurable: true, writable: true, value: clock.ticks });
    Math.random = clock.random as typeof Math.random;
  };
  replace({
    set,
    clear,
    now: () => Math.floor(here.getStore()?.now ?? real.now()),
    ticks: () => {
      const run = here.getStore();
      return run ? run.now - run.startedAt : real.ticks.call(performance);
    },
    random: () => (here.getStore()?.random ?? real.random)(),
  });
  return () => replace({ ...real, set: real.setTimeout, clear: real.clearTimeout });
}

/** Runs this with a time of its own, which jumps to the next timer whenever all that runs waits for one. */
export async function inVirtualTime<T>(startedAt: number, random: () => number, task: () => Promise<T>): Promise<T> {
  const run: RunTime = {
    ...{ startedAt, now: startedAt, random, timers: new Map(), inFlight: 0 },
    onLanded: () => undefined,
  };
  let isDone = false;
  const done = here.run(run, task).finally(() => (isDone = true));
  done.catch(() => undefined);
  let quiet = 0;
  let waitsSince = real.now();
  while (!isDone) {
    if (run.inFlight > 0) await new Promise<void>((resolve) => (run.onLanded = resolve));
    await new Promise((resolve) => setImmediate(resolve));
    quiet = run.inFlight > 0 ? 0 : quiet + 1;
    if (quiet < quietTurns) continue;
    quiet = 0;
    if (passTime(run)) waitsSince = real.now();
    else if (real.now() - waitsSince > hangsAfterMs) throw new Error('The run waits for nothing.');
  }
  return done;
}

/** Runs the next timer. @returns whether there was one */
function passTime(run: RunTime): boolean {
  let next: [object, Timer] | undefined;
  for (const entry of run.timers) if (!next || entry[1].at < next[1].at) next = entry;
  if (!next) return false;
  const [key, timer] = next;
  run.timers.delete(key);
  run.now = Math.max(run.now, timer.at);
  timer.run();
  return true;
}

/** A call over a real network: no time passes in its run until it has its reply. */
export async function whileTimeStands<T>(send: () => Promise<T>): Promise<T> {
  const run = here.getStore();
  if (!run) return send();
  run.inFlight += 1;
  try {
    return await send();
  } finally {
    run.inFlight -= 1;
    if (run.inFlight === 0) run.onLanded();
  }
}

export const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
