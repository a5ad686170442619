import { broken, type Mutation } from './mutation.ts';

const checks = ['test/infra/findings/security-checks.test.ts'];
const firewall = ['test/infra/constructs/firewall/firewall.test.ts'];
const rules = 'infra/constructs/firewall/firewall-rules.ts';

/** Breaks of what a synth finds, and of the firewall. */
export const findingMutations: Mutation[] = [
  broken(
    'a warning at synth fails it',
    'infra/findings/security-checks.ts',
    "severity: 'error'",
    "severity: 'warning'",
    checks,
  ),
  broken(
    'an acknowledgement that nothing matches fails the synth',
    'infra/findings/security-checks.ts',
    '...findings, ...staleAcknowledgements(this.#app, findings)',
    '...findings',
    checks,
  ),
  broken(
    'a finding without a reason fails the synth of its stage',
    'infra/constructs/work-queue.ts',
    "'CT.SQS.PR.1': end",
    "'CT.SQS.PR.9': end",
    checks,
  ),
  broken(
    'the rules of Control Tower are asked',
    'infra/findings/control-tower-findings.ts',
    "name.endsWith('.guard')",
    "name.endsWith('.rules')",
    checks,
  ),
  broken('a school passes the firewall', rules, 'candidates: 300', 'candidates: 100', firewall),
  broken('the firewall lets long questions of admins through', rules, "  'SizeRestrictions_BODY',\n", '', firewall),
  broken(
    'the firewall keeps no address of a request that it lets through',
    'infra/constructs/firewall/firewall.ts',
    "DefaultBehavior: 'DROP'",
    "DefaultBehavior: 'KEEP'",
    firewall,
  ),
  broken(
    'the log of blocked requests goes when people are told that it does',
    'infra/constructs/firewall/firewall.ts',
    'logRetentionDays: blockedRequestDays,',
    'logRetentionDays: 365,',
    firewall,
  ),
  broken(
    "the site's log has no addresses",
    'infra/constructs/site/site-logs.ts',
    "  'cs-method',",
    "  'cs-method',\n  'c-ip',",
    firewall,
  ),
  broken(
    'a new version is taken back by its own failures, and not by those of the version before',
    'infra/constructs/app-function.ts',
    '      ExecutedVersion: this.currentVersion.version,\n',
    '',
    ['test/infra/constructs/release.test.ts'],
  ),
  broken(
    'a version stays to go back to',
    'infra/constructs/app-function.ts',
    'currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN }',
    'currentVersionOptions: { removalPolicy: RemovalPolicy.DESTROY }',
    ['test/infra/constructs/release.test.ts'],
  ),
  broken(
    'a schedule that cannot start its function leaves a dead letter',
    'infra/constructs/scheduled-function.ts',
    ', deadLetterQueue: missedRuns',
    '',
    ['test/infra/stacks/dead-letters.test.ts'],
  ),
  broken(
    'a topic that cannot reach its function leaves a dead letter',
    'infra/constructs/mail/mail-events.ts',
    '{ deadLetterQueue: this.deadLetters }',
    '{}',
    ['test/infra/stacks/dead-letters.test.ts'],
  ),
  broken(
    'an alarm tells of answers that are not saved',
    'infra/constructs/service-alarms.ts',
    'contract.saveAnswer.path',
    'contract.endAttempt.path',
    ['test/infra/stacks/app-stack.test.ts'],
  ),
];
