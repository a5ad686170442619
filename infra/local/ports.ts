import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { CannotStart } from './cannot-start.ts';

/** Below the ephemeral ports: the system could use one of those for an outgoing connection before its server listens. */
const [first, last] = [20_000, 32_000];
const maxAttempts = 50;

/** Finds a TCP port on 127.0.0.1 that is free. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const port = randomInt(first, last);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port found between ${first} and ${last}.`);
}

/** Whether a server can listen on this port of 127.0.0.1. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** The port if it is free, else 0: the system then chooses one. */
export async function portOrAny(port: number | undefined): Promise<number> {
  return port !== undefined && (await isFree(port)) ? port : 0;
}

/** Checks both loopback addresses, because a browser may resolve `localhost` to either. @throws CannotStart */
export async function requireFreePort(port: number): Promise<void> {
  const answered = await Promise.all(['127.0.0.1', '::1'].map((host) => answers(host, port)));
  if (!answered.includes(true) && (await isFree(port))) return;
  throw new CannotStart(
    `Another program uses port ${port}. Stop it, or choose another port, for example PORT=${port + 100} npm start.`,
  );
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });
}
