import net from 'node:net';
import tls from 'node:tls';

/** Where this machine plays AWS. */
export interface Network {
  port: number;
  /** For plain HTTP, which only a browser or a smoke test tries. */
  plainPort?: number | undefined;
  /** The certificate to trust, in PEM form. */
  certificate: string;
}

interface Options extends tls.ConnectionOptions {
  host?: string;
}

const isLocal = (host: unknown) => host === 'localhost' || host === '127.0.0.1';

/**
 * From now on each TLS connection of this process to another machine ends here, whatever its name, and so do those to its port of plain
 * HTTP. Nothing reaches the real AWS.
 */
export function connectHere({ port, plainPort, certificate }: Network): void {
  if (plainPort !== undefined) connectPlainHere(plainPort);
  const connect = tls.connect.bind(tls);
  const here = (options: Options): tls.TLSSocket => {
    const { host = 'localhost' } = options;
    if (isLocal(host)) return connect(options);
    const servername = options.servername || host;
    return connect({ ...options, host: '127.0.0.1', port, servername, ca: certificate });
  };
  Object.assign(tls, {
    connect(...[options, ...rest]: unknown[]): tls.TLSSocket {
      const callback = rest.find((each) => typeof each === 'function');
      if (typeof options !== 'object' || options === null) throw new Error('Connect with options.');
      const socket = here(options);
      if (callback) socket.once('secureConnect', () => void Reflect.apply(callback, undefined, []));
      return socket;
    },
  });
}

function connectPlainHere(plainPort: number): void {
  const connect = net.connect.bind(net);
  Object.assign(net, {
    connect(...[options, ...rest]: unknown[]): unknown {
      const isPlainHttp =
        typeof options === 'object' &&
        options !== null &&
        'host' in options &&
        'port' in options &&
        !isLocal(options.host) &&
        Number(options.port || 80) === 80;
      const here = isPlainHttp ? { ...options, host: '127.0.0.1', port: plainPort } : options;
      return Reflect.apply(connect, undefined, [here, ...rest]);
    },
  });
}
