import type { Plugin, Rolldown } from 'vite';

/** A line of one of Amplify's modules that requires https, and its replacement in a local build. */
interface Rewrite {
  readonly module: string;
  readonly from: string;
  readonly to: string;
}

const amplifyAuth = '/@aws-amplify/auth/';
const scheme = "/^localhost:/.test(domain) ? 'http' : 'https'";

const rewrites: readonly Rewrite[] = [
  {
    module: 'providers/cognito/apis/signInWithRedirect.mjs',
    from: '`https://${domain}/oauth2/authorize?',
    to: `\`\${${scheme}}://\${domain}/oauth2/authorize?`,
  },
  {
    module: 'providers/cognito/utils/oauth/completeOAuthFlow.mjs',
    from: "'https://' + domain + '/oauth2/token'",
    to: `(${scheme}) + '://' + domain + '/oauth2/token'`,
  },
  {
    module: 'utils/openAuthSession.mjs',
    from: "url.replace('http://', 'https://')",
    to: "(/^http:\\/\\/localhost:/.test(url) ? url : url.replace('http://', 'https://'))",
  },
];

/**
 * For the local cloud only: Amplify hard-codes https in three modules, but the local identity server uses http. If a version of Amplify
 * lacks these lines, the build stops instead of breaking the sign-in.
 */
export function localSignIn(): Plugin {
  return {
    name: 'local-sign-in',
    // `vite dev` bundles dependencies apart from the site's own code, without the site's plugins.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [rewriting] } } }),
    transform: rewriting.transform,
    buildEnd: rewriting.buildEnd,
  };
}

const rewriting = {
  name: 'local-sign-in-rewriting',

  transform(code: string, id: string): { code: string; map: null } | undefined {
    const path = pathOf(id);
    const rewrite = rewrites.find(({ module }) => path.endsWith(`${amplifyAuth}dist/esm/${module}`));
    if (!rewrite) return undefined;
    if (code.split(rewrite.from).length !== 2)
      throw unexpected(rewrite.module, `does not contain, exactly once: ${rewrite.from}`);
    return { code: code.replace(rewrite.from, () => rewrite.to), map: null };
  },

  buildEnd(this: Rolldown.PluginContext, error?: Error): void {
    const paths = [...this.getModuleIds()].map(pathOf);
    if (error || !paths.some((path) => path.includes(amplifyAuth))) return;
    const absent = rewrites.find(
      ({ module }) => !paths.some((path) => path.endsWith(`${amplifyAuth}dist/esm/${module}`)),
    );
    if (absent) throw unexpected(absent.module, 'is no part of the build');
  },
};

function pathOf(id: string): string {
  return (id.split('?')[0] ?? id).replaceAll('\\', '/');
}

function unexpected(module: string, what: string): Error {
  return new Error(
    `local-sign-in: @aws-amplify/auth ${module} ${what}. Did an upgrade of Amplify change it? See web/local-sign-in.ts.`,
  );
}
