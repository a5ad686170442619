import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { localSignIn } from '../../web/local-sign-in.ts';

const authFile = fileURLToPath(import.meta.resolve('#web/lib/session/auth.ts'));
const modules = [
  'providers/cognito/apis/signInWithRedirect.mjs',
  'providers/cognito/utils/oauth/completeOAuthFlow.mjs',
  'utils/openAuthSession.mjs',
];

/** The site's auth code, bundled and readable. */
async function bundle(...plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: authFile, formats: ['es'], fileName: 'auth' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  return output?.output[0].code ?? '';
}

/** A plugin that changes a module as an upgrade of Amplify might. */
function upgrade(module: string, change: (code: string) => string): Plugin {
  return {
    name: 'upgrade',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith(`/@aws-amplify/auth/dist/esm/${module}`) ? { code: change(code), map: null } : undefined,
  };
}

describe('localSignIn', () => {
  it('the local build differs from the deployed one only in the scheme for localhost', async () => {
    const deployed = await bundle();
    const local = await bundle(localSignIn());
    const schemes = /\(?\/\^localhost:\/\.test\(domain\) \? "http" : "https"\)?/g;

    expect(deployed).toContain('oauth2/authorize');
    expect(deployed).not.toContain('localhost:');
    expect(local.match(schemes)).toHaveLength(2);
    const undone = local
      .replaceAll('`${/^localhost:/.test(domain) ? "http" : "https"}://', '`https://')
      .replace('(/^localhost:/.test(domain) ? "http" : "https") + "://" +', '"https://" +')
      .replace('/^http:\\/\\/localhost:/.test(url) ? url : url.replace', 'url.replace');
    expect(undone).toBe(deployed);
  });

  it.each(modules)('the build fails when Amplify changes the line in %s', async (module) => {
    await expect(
      bundle(
        upgrade(module, (code) => code.replaceAll('https://', 'wss://')),
        localSignIn(),
      ),
    ).rejects.toThrow(`${module} does not contain, exactly once:`);
  });

  it('the build fails when Amplify moves a module', async () => {
    const [module = ''] = modules;
    const moved: Plugin = {
      name: 'moved',
      enforce: 'pre',
      resolveId: (source) => (source.endsWith('/signInWithRedirect.mjs') ? '\0moved.mjs' : undefined),
      load: (id) => (id === '\0moved.mjs' ? 'export const signInWithRedirect = () => {};' : undefined),
    };

    await expect(bundle(moved, localSignIn())).rejects.toThrow(`${module} is no part of the build`);
  });
});
