import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['functions', 'infra', 'web', 'test', 'docs'];
const places = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);
const names = new Set([...places, ...readdirSync(join(root, '.github/workflows'))].map((path) => basename(path)));
const isInTree = new RegExp(`^(${folders.join('|')})/`);
const fileName = /^[\w.-]+\.(tsx?|js|css|json|ya?ml|md|html|webp)$/;
const placeholder = /[<{*]/;

/** What a document names in backticks: paths from the root, paths from some folder on, and file names. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word = '']) => word.replace(/\/$/, ''))
    .filter((word) => isInTree.test(word) || (fileName.test(basename(word)) && !/^[./]/.test(word)));
}

function isThere(path: string): boolean {
  if (placeholder.test(path)) return isThere(path.slice(0, path.search(placeholder)).replace(/\/[^/]*$/, ''));
  if (isInTree.test(path)) return existsSync(join(root, path));
  return path.includes('/')
    ? places.some((place) => place.endsWith(`/${path}`))
    : names.has(path) || existsSync(join(root, path));
}

describe.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/table.md',
  'docs/states.md',
  'docs/runbook.md',
  'docs/data-map.md',
  'docs/threat-model.md',
  'docs/guide.md',
])('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('names only files and folders that exist', () => {
    const named = namedIn(text);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, to = '']) => to).filter((to) => !/^\w+:/.test(to));
    expect(links.filter((to) => !existsSync(join(root, dirname(document), to)))).toEqual([]);
  });
});

it('the decisions name only files and folders that exist', () => {
  const texts = readdirSync(join(root, 'docs/decisions')).map((name) =>
    readFileSync(join(root, 'docs/decisions', name), 'utf8'),
  );
  expect(texts.flatMap(namedIn).filter((path) => !isThere(path))).toEqual([]);
});

it('every decision has a number of its own', () => {
  const numbers = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4));
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});
