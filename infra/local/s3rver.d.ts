declare module 's3rver' {
  import type { EventEmitter } from 'node:events';
  import type { AddressInfo } from 'node:net';

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
    readonly store: { getResourcePath(bucket: string, key: string, resource: string): string };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
