import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { SESClient, type SESClientConfig } from '@aws-sdk/client-ses';

/**
 * An SES client without retries. SES has no idempotency token, so a retry would be a second mail. Each mail gets a new connection: a
 * kept one that died while the function was frozen would fail like a mail that may have been sent.
 */
export function sesClient(settings: Omit<SESClientConfig, 'maxAttempts'> = {}): SESClient {
  return new SESClient({
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 20_000,
      throwOnRequestTimeout: true,
      httpAgent: new HttpAgent({ keepAlive: false }),
      httpsAgent: new HttpsAgent({ keepAlive: false }),
    },
    ...settings,
    maxAttempts: 1,
  });
}
