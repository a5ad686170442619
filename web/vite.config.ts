import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { localSignIn } from './local-sign-in.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `vite build` makes the site to be deployed; `--mode this-machine` and the dev server the one that signs in at this machine's own identity server. */
export default defineConfig(({ command, mode }) => {
  const isLocal = mode === 'this-machine' || command === 'serve';
  const gateway = process.env.GATEWAY_ORIGIN;
  return {
    root: at('.'),
    publicDir: at('public'),
    plugins: [react(), ...(isLocal ? [localSignIn()] : [])],
    build: {
      outDir: at(mode === 'this-machine' ? '../.local/site' : 'dist'),
      emptyOutDir: true,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      sourcemap: false,
      rolldownOptions: {
        output: {
          // What changes with an upgrade only, so that a release leaves it in the browsers' caches.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      ...(gateway ? { proxy: { '/api': gateway, '/config.json': gateway } } : {}),
    },
    preview: { host: '127.0.0.1' },
  };
});
