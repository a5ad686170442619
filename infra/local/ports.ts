import { connect } from 'node:net';
import { CannotStart } from './cannot-start.ts';
import { isFree } from './engines/free-port.ts';

/** The port if it is free, else 0, which takes any. */
export async function portOrAny(port: number | undefined): Promise<number> {
  return port !== undefined && (await isFree(port)) ? port : 0;
}

/** Checks both loopback addresses, because a browser may resolve `localhost` to either. @throws CannotStart */
export async function requireFreePort(port: number): Promise<void> {
  const answered = await Promise.all(['127.0.0.1', '::1'].map((host) => answers(host, port)));
  if (!answered.includes(true) && (await isFree(port))) return;
  throw new CannotStart(
    `Port ${port} is taken by another program: stop it, or choose another port, for example PORT=${port + 100} npm start.`,
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
