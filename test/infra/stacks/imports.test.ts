import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { handlerNames } from './resources.ts';

/** Every file of this project that the entry reaches. */
async function reachedFrom(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

describe('the infrastructure', () => {
  let reached: string[];
  beforeAll(async () => {
    reached = await reachedFrom('infra/app.ts');
  });

  it('infra/app.ts reaches nothing of the local cloud', () => {
    expect(reached).toContain('infra/stacks/app-stack.ts');
    expect(reached.filter((path) => path.startsWith('infra/local/'))).toEqual([]);
  });

  it('each synth runs the security checks', () => expect(reached).toContain('infra/findings/security-checks.ts'));

  it('infra/app.ts reaches contract, domain, keys and names of the functions only', () => {
    const data =
      /^(functions\/(contract\/|domain\/|adapters\/dynamo\/keys\.ts$|runtime\/(env|metric-names)\.ts$)|web\/src\/lib\/words\/firm\.ts$)/;
    const taken = reached.filter((path) => !path.startsWith('infra/'));
    expect(taken).toContain('functions/contract/api.ts');
    expect(taken.filter((path) => !data.test(path))).toEqual([]);
  });
});

it.each(handlerNames)('the handler %s reaches files of functions/ only', async (name) => {
  const reached = await reachedFrom(`functions/handlers/${name}.ts`);
  expect(reached).toContain(`functions/handlers/${name}.ts`);
  expect(reached.filter((path) => !path.startsWith('functions/'))).toEqual([]);
});
