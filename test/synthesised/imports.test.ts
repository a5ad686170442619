import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules') && !name.startsWith('dist'))
    .map((name) => join(folder, name));
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'|import\('([^']+)'\)/g)].map(
    ([, name = '', lazy = '']) => name || lazy,
  );

/** They fill the cloud and stand beside it, as the stories do. */
const besideTheCloud = /^test\/synthesised\/(start|story-tools|stories\/.*|.*\.test)\.ts$/;

describe('the simulation of AWS', () => {
  const own = filesBelow('test/synthesised').filter((file) => !besideTheCloud.test(file));
  it.each(own)('%s imports neither stacks nor contract', (file) => {
    expect(
      importsOf(file).filter((name) => /aws-cdk|constructs|#infra\/(constructs|stacks|config)|#functions/.test(name)),
    ).toEqual([]);
  });
});

it('only access.ts imports the policy evaluator', () => {
  const files = ['functions', 'infra', 'web', 'test'].flatMap(filesBelow);
  const users = files.filter((file) => importsOf(file).some((name) => name.startsWith('@cloud-copilot/')));
  expect(users).toEqual(['test/synthesised/access/access.ts']);
});
