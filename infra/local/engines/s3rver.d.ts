declare module 's3rver' {
  import type { EventEmitter } from 'node:events';
  import type { AddressInfo } from 'node:net';

  interface Context {
    method: string;
    path: string;
    query: Record<string, string | string[] | undefined>;
    type: string;
    status: number;
    body: unknown;
  }

  /** The part of s3rver that the local cloud uses; the package has no types. */
  export default class S3rver extends EventEmitter {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string; configs?: string[] }[];
    });
    readonly httpServer: import('node:http').Server;
    readonly store: {
      getResourcePath(bucket: string, key: string | undefined, resource: string): string;
      listObjects(bucket: string, options: { prefix: string }): Promise<{ objects: { key: string }[] }>;
    };
    /** Koa's middleware in order of execution. */
    readonly middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
