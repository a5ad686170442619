import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { stripContractSchemas } from './strip-contract-schemas.ts';
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
    plugins: [react(), stripContractSchemas(), prerender(), serviceWorker(), ...(isLocal ? [localSignIn()] : [])],
    resolve: {
      alias: {
        'react-remove-scroll': at('no-scroll-lock.tsx'),
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
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      sourcemap: false,
      modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
      rolldownOptions: {
        input: { app: at('app.html'), ...publicEntries },
        // The domain is pure, so unused parts of it can be dropped.
        treeshake: { moduleSideEffects: [{ test: /\/functions\/domain\//, sideEffects: false }] },
        output: {
          codeSplitting: {
            groups: [
              // Packages that change only with an upgrade, so that they stay in the browsers' caches across releases.
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              // Also runs on public pages before React, so no other chunk may pull it in.
              { name: 'session-hint', test: /vite\/preload-helper|web\/src\/lib\/session\/session-hint\.ts$/ },
              // The session and the API client in one chunk, because single small files weigh more.
              {
                name: 'session',
                test: /web\/src\/lib\/(session\/(session|session-store|stored-session|note-return|admin-flag|forget-tokens)|api-client|api-problem)\.ts$|functions\/contract\/me\.ts\?stripped$/,
              },
              // The style sheet of all public pages, which every other page needs, too, with the small parts that most islands use;
              // parts for admins only are in their own chunks.
              {
                name: 'site',
                test: /web\/src\/(?!ui\/\w+\/(admin-page|choice-field|data-table|filter-panel|finder-field|form-dialog|month-pager|nothing-found|paged-list|quiz-choice|section-nav|table)\.|ui\/status-mark\.)((styles|ui|pages|app\/shell|features\/(home|marketing|contact|legal))\/.*\.css|lib\/(paths|words\/pillars)\.ts|pages\/island-prefix\.ts|ui\/((class-names|button-link|assessment-link)|figure\/(glyph|profile-\w+)|page\/(use-reduced-motion|keyboard-focus))\.tsx?)$/,
              },
              // Modules that the quiz shares with other pages in one chunk, because single small files weigh more.
              {
                name: 'shared',
                test: /web\/src\/(lib\/(event-id|retry|route-state|outbox\/outbox-\w+(-\w+)?|register-service-worker)|ui\/(visually-hidden|button|page\/page-head|figure\/logo))\.tsx?$|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared|icons\/(x|menu|log-out)\.)|functions\/domain\/(attempts\/resumes|reports\/promise\/promised-hours|text\/counted)\.ts$/,
              },
              // Modules that dialogs and tabs share; then the tabs with theirs in one chunk.
              {
                name: 'radix',
                test: /node_modules\/@radix-ui\/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-(callback-ref|controllable-state|effect-event|layout-effect)))\//,
              },
              { name: 'tabs', test: /web\/src\/ui\/page\/tabs\.tsx$|node_modules\/@radix-ui\/react-tabs\// },
              { name: 'hero', test: /node_modules\/embla-|web\/src\/ui\/page\/(hero-slider|use-slides)\.tsx?$/ },
              {
                name: 'home',
                test: /web\/src\/features\/home\/(home-hero|pillar-carousel|use-rotation|rotation)\.tsx?$/,
              },
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
