import { createHash, X509Certificate } from 'node:crypto';
import type { Network } from '#test/synthesised/network/connect-here.ts';

const variables = { port: 'PLAYED_NETWORK_PORT', key: 'PLAYED_NETWORK_KEY' } as const;

/** Browsers that are launched from now on find AWS where it is played, and trust it. */
export function leadBrowsersTo({ port, certificate }: Network): void {
  process.env[variables.port] = String(port);
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  process.env[variables.key] = createHash('sha256').update(key).digest('base64');
}

/** Lets a browser find every machine where AWS is played. It trusts this one key: what comes with a certificate error is never cached. */
export function networkArguments(): string[] {
  const port = process.env[variables.port];
  if (!port) return [];
  return [
    `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
    `--ignore-certificate-errors-spki-list=${process.env[variables.key]}`,
  ];
}
