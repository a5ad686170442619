import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { SESClient, type SESClientConfig } from '@aws-sdk/client-ses';

/**
 * A client that sends once. SES has no idempotency token: a repeat is a second mail. A kept connection that died while
 * the function slept would look like a mail that may have gone out, so each mail has its own.
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
