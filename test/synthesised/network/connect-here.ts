import tls from 'node:tls';

/** Where this machine plays AWS. */
export interface Network {
  port: number;
  /** The certificate to trust, in PEM form. */
  certificate: string;
}

interface Options extends tls.ConnectionOptions {
  host?: string;
}

/** From now on each TLS connection of this process to another machine ends here, whatever its name. Nothing reaches the real AWS. */
export function connectHere({ port, certificate }: Network): void {
  const connect = tls.connect.bind(tls);
  const here = (options: Options): tls.TLSSocket => {
    const { host = 'localhost' } = options;
    if (host === 'localhost' || host === '127.0.0.1') return connect(options);
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
