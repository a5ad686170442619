import * as z from 'zod/mini';
import type { Deployment } from '../assembly/resolve.ts';

const corsRule = z.object({
  AllowedMethods: z.array(z.string()),
  AllowedOrigins: z.array(z.string()),
  AllowedHeaders: z._default(z.array(z.string()), []),
  MaxAgeSeconds: z.optional(z.number()),
  MaxAge: z.optional(z.number()),
});
export type CorsRule = z.infer<typeof corsRule>;

const keyRule = z.object({ Name: z.enum(['prefix', 'suffix']), Value: z.string() });
const queueNotification = z.strictObject({
  Event: z.string(),
  Queue: z.string(),
  Filter: z.optional(z.object({ S3Key: z.object({ Rules: z.array(keyRule) }) })),
});
const properties = z.object({
  CorsConfiguration: z.optional(z.object({ CorsRules: z.array(corsRule) })),
  NotificationConfiguration: z.optional(z.strictObject({ QueueConfigurations: z.array(queueNotification) })),
});

export interface Bucket {
  name: string;
  arn: string;
  cors: CorsRule[];
  notifications: QueueNotification[];
}

/** What a bucket tells a queue. */
export interface QueueNotification {
  event: string;
  queueArn: string;
  /** Whether it is told of an object with this key. */
  concerns(key: string): boolean;
}

export function bucketsOf(deployment: Deployment): Bucket[] {
  return deployment.ofType('AWS::S3::Bucket').map(({ ref, attributes, properties: given }) => {
    const { CorsConfiguration, NotificationConfiguration } = properties.parse(given);
    return {
      name: ref,
      arn: attributes['Arn'] ?? '',
      cors: CorsConfiguration?.CorsRules ?? [],
      notifications: (NotificationConfiguration?.QueueConfigurations ?? []).map(({ Event, Queue, Filter }) => ({
        event: Event,
        queueArn: Queue,
        concerns: (key) =>
          (Filter?.S3Key.Rules ?? []).every(({ Name, Value }) =>
            Name === 'prefix' ? key.startsWith(Value) : key.endsWith(Value),
          ),
      })),
    };
  });
}

/** The headers that let a page of this origin do this, if a rule of the bucket allows it. */
export function corsHeaders({ cors }: Bucket, origin: string | undefined, method: string): Record<string, string> {
  const rule = cors.find(
    ({ AllowedOrigins, AllowedMethods }) =>
      origin !== undefined &&
      (AllowedOrigins.includes(origin) || AllowedOrigins.includes('*')) &&
      AllowedMethods.includes(method),
  );
  if (!rule || origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    'access-control-allow-headers': rule.AllowedHeaders.join(', '),
    vary: 'Origin',
  };
}

/** Reads the rules of a `PutBucketCors` request. */
export function parseCors(xml: string): CorsRule[] {
  const all = (text: string, name: string) =>
    [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);
  return xml
    .split('<CORSRule>')
    .slice(1)
    .map((rule) => ({
      AllowedMethods: all(rule, 'AllowedMethod'),
      AllowedOrigins: all(rule, 'AllowedOrigin'),
      AllowedHeaders: all(rule, 'AllowedHeader'),
    }));
}
