import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browsers } from './browsers.ts';
import { chunkGroups } from './chunks.ts';
import { localSignIn } from './local-sign-in.ts';
import { prerender, publicEntries, scopedName } from './prerender.ts';
import { serviceWorker } from './service-worker-build.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Leaves out dependencies of an island or a page that are loaded already when it is requested. */
function withoutLoaded(_file: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  if (hostId.includes('/hydrate-island-')) return []; // islands are small, but the list of their dependencies is not
  const isLoaded = /\/(react|rolldown-runtime|preload-helper|site)-[\w-]+\.js$/;
  return hostId.includes('/start-') ? dependencies : dependencies.filter((file) => !isLoaded.test(`/${file}`));
}

/** `vite build` builds the deployed site; `--mode this-machine` and the dev server sign in at this machine's own identity server. */
export default defineConfig(({ command, mode }) => {
  const isLocal = mode === 'this-machine' || command === 'serve';
  const gateway = process.env.GATEWAY_ORIGIN;
  return {
    root: at('.'),
    publicDir: at('public'),
    plugins: [
      react(),
      tailwind({ optimize: false }),
      prerender(),
      serviceWorker(),
      ...(isLocal ? [localSignIn()] : []),
    ],
    resolve: {
      alias: {
        // Its package entry leads to a development build with warnings, so use the production file.
        ...(command === 'build' && {
          'react-router/dom': at('../node_modules/react-router/dist/production/dom-export.mjs'),
          'react-router': at('../node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    // The public pages are rendered in a build of their own, so a class name may depend only on its file.
    css: { modules: { generateScopedName: scopedName } },
    build: {
      outDir: at(mode === 'this-machine' ? '../.local/site' : 'dist'),
      emptyOutDir: true,
      target: browsers,
      cssTarget: browsers,
      assetsInlineLimit: 0,
      sourcemap: false,
      modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
      rolldownOptions: {
        input: { app: at('app.html'), ...publicEntries },
        // The domain is pure, so unused parts of it can be dropped.
        treeshake: { moduleSideEffects: [{ test: /\/functions\/domain\//, sideEffects: false }] },
        output: {
          codeSplitting: { groups: chunkGroups },
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
