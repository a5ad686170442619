import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { localSignIn } from '../../web/local-sign-in.ts';

const authFile = fileURLToPath(import.meta.resolve('#web/lib/session/auth.ts'));
const amplifyAuth = dirname(
  createRequire(createRequire(import.meta.url).resolve('aws-amplify')).resolve('@aws-amplify/auth/package.json'),
);
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

/** A plugin that stands for an upgrade of Amplify. */
function upgrade(module: string, change: (code: string) => string): Plugin {
  return {
    name: 'upgrade',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith(`/@aws-amplify/auth/dist/esm/${module}`) ? { code: change(code), map: null } : undefined,
  };
}

describe('the local build', () => {
  it('is the deployed build but for the scheme of a localhost domain, in three places', async () => {
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

  it.each(modules)('stops when Amplify changes the line in %s', async (module) => {
    await expect(
      bundle(
        upgrade(module, (code) => code.replaceAll('https://', 'wss://')),
        localSignIn(),
      ),
    ).rejects.toThrow(`${module} does not contain, exactly once:`);
  });

  it('stops when Amplify moves one of the modules', async () => {
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

const evaluate = (expression: string, names: object): unknown => runInNewContext(expression, names);

describe('the scheme', () => {
  it.each([
    ['localhost:4000', 'http://localhost:4000/oauth2/token'],
    ['truein.auth.ap-south-1.amazoncognito.com', 'https://truein.auth.ap-south-1.amazoncognito.com/oauth2/token'],
    ['localhost.example.com', 'https://localhost.example.com/oauth2/token'],
  ])('of %s', (domain, url) => {
    const code = rewritten('providers/cognito/utils/oauth/completeOAuthFlow.mjs');
    const expression = /oAuthTokenEndpoint = (.*);/.exec(code)?.[1] ?? '';

    expect(evaluate(expression, { domain })).toBe(url);
  });

  it.each([
    ['http://localhost:4000/logout', 'http://localhost:4000/logout'],
    ['http://truein.example.com/logout', 'https://truein.example.com/logout'],
  ])('of a redirect to %s', (from, to) => {
    const expression = /location\.href = (.*);/.exec(rewritten('utils/openAuthSession.mjs'))?.[1] ?? '';

    expect(evaluate(expression, { url: from })).toBe(to);
  });
});

/** A module of the installed Amplify, as the local build has it. */
function rewritten(module: string): string {
  const file = join(amplifyAuth, 'dist/esm', module);
  const { transform } = localSignIn();
  const result: unknown =
    typeof transform === 'function' ? Reflect.apply(transform, {}, [readFileSync(file, 'utf8'), file]) : undefined;
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : '';
}
