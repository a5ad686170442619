import { broken, type Mutation } from './mutation.ts';

/** Breaks of the checks of packages, licences and secrets. */
export const checkMutations: Mutation[] = [
  broken(
    'a package of an exception is never deployed',
    'infra/checks/packages.ts',
    'if (isDeployed) return [',
    'if (isDeployed && !(name in exceptions)) return [',
    ['test/infra/checks/packages.test.ts'],
  ),
  broken(
    'a licence of two that both apply is looked at',
    'infra/checks/packages.ts',
    '.every((part) => allows',
    '.some((part) => allows',
    ['test/infra/checks/packages.test.ts'],
  ),
  broken('each package has a hash', 'infra/checks/packages.ts', "!integrity?.startsWith('sha512-')", 'false', [
    'test/infra/checks/packages.test.ts',
  ]),
  broken(
    'an accepted advisory is looked at again',
    'infra/checks/advisories.ts',
    'known.until > today',
    'known.until !== today.slice(1)',
    ['test/infra/checks/advisories.test.ts'],
  ),
  broken('a secret in a file that is not committed yet is found', 'infra/checks/find-secrets.ts', "'--others', ", '', [
    'test/infra/checks/secrets.test.ts',
  ]),
  broken(
    'the smoke test asks for the headers',
    'infra/smoke/check-site.ts',
    'missingHeaders(reply, siteHeaders)',
    'missingHeaders(reply, [])',
    ['test/infra/smoke/check-site.test.ts'],
  ),
  broken(
    'the smoke test comes to the API directly',
    'infra/smoke/check-site.ts',
    '...(apiOrigin !== undefined',
    '...(apiOrigin === null',
    ['test/infra/smoke/check-site.test.ts'],
  ),
  broken(
    'a role of the workflows is for one environment',
    'infra/stacks/github-access-stack.ts',
    ':environment:${environment}`',
    ':*`',
    ['test/infra/stacks/github-access-stack.test.ts'],
  ),
  broken(
    'a pull request deploys nothing',
    'infra/stacks/github-access-stack.ts',
    "roleFor('diff', ['lookup']",
    "roleFor('diff', ['lookup', 'deploy']",
    ['test/infra/stacks/github-access-stack.test.ts'],
  ),
  broken(
    'a stage on a restored table uses it everywhere',
    'infra/constructs/app-table.ts',
    'this.tableArn = stack.formatArn(',
    'void stack.formatArn(',
    ['test/infra/constructs/restored-table.test.ts'],
  ),
  broken(
    'a restored table can be deployed though the app stack has imported the own one',
    'infra/constructs/app-table.ts',
    'stack.exportValue(imported)',
    'void imported',
    ['test/infra/constructs/restored-table.test.ts'],
  ),
  broken(
    'the drill looks for the stream of the restored table',
    'infra/local/drill/copy-table.ts',
    'await createTable(client, name);',
    'await createTable(client, name, { hasStream: false });',
    ['test/infra/local/drill/drill-restore.test.ts'],
  ),
];
