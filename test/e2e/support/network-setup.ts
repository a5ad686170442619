import { inject } from 'vitest';
import { connectHere } from '#test/synthesised/network/connect-here.ts';

const variable = 'PLAYED_NETWORK_PORT';
const network = process.env['VITEST'] ? inject('network') : null;
if (network) {
  connectHere(network);
  process.env[variable] = String(network.port);
}

/** Lets a browser find every machine where AWS is played, and trust it. */
export function networkArguments(): string[] {
  const port = process.env[variable];
  if (!port) return [];
  return [
    `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
    '--ignore-certificate-errors',
  ];
}
