import { describe, expect, it } from 'vitest';
import { acceptedAdvisories, auditReport, openAdvisories } from '#infra/checks/advisories.ts';

/** As npm prints it: one package with an advisory, and one that depends on it. */
const report = (severity: string) =>
  auditReport.parse({
    auditReportVersion: 2,
    vulnerabilities: {
      qs: {
        name: 'qs',
        severity,
        isDirect: false,
        via: [
          {
            ...{
              source: 1096470,
              name: 'qs',
              dependency: 'qs',
              title: 'Prototype pollution in qs',
              severity,
              range: '<6.2.4',
            },
            url: 'https://github.com/advisories/GHSA-hrpp-h998-j3pp',
          },
        ],
        effects: ['body-parser'],
        fixAvailable: true,
      },
      'body-parser': { name: 'body-parser', severity, via: ['qs'] },
    },
    metadata: {},
  });

const id = 'GHSA-hrpp-h998-j3pp';
const acceptance = { id, reason: 'Only in a tool that reads our own files.', until: '2027-03-01' };
const today = '2026-11-23';

describe('a known vulnerability', () => {
  it.each(['high', 'critical'])('a %s advisory fails the check once, with its address', (severity) => {
    expect(openAdvisories(report(severity), [], today)).toEqual([
      `${id} (${severity}): Prototype pollution in qs. https://github.com/advisories/${id}`,
    ]);
  });

  it.each(['info', 'low', 'moderate'])('a %s advisory passes the check', (severity) => {
    expect(openAdvisories(report(severity), [], today)).toEqual([]);
  });

  it('an accepted advisory passes until its date', () => {
    expect(openAdvisories(report('high'), [acceptance], today)).toEqual([]);
    expect(openAdvisories(report('high'), [acceptance], '2027-02-28')).toEqual([]);
    expect(openAdvisories(report('high'), [acceptance], '2027-03-01')).toEqual([
      expect.stringContaining('accepted until 2027-03-01'),
    ]);
  });

  it('an accepted advisory that npm no longer reports fails the check', () => {
    const none = auditReport.parse({ vulnerabilities: {} });
    expect(openAdvisories(none, [acceptance], today)).toEqual([expect.stringContaining('not reported any more')]);
  });

  it.each([
    { ...acceptance, reason: '' },
    { ...acceptance, until: 'later' },
    { ...acceptance, id: 'CVE-1' },
  ])('an acceptance needs a reason, a date and an advisory id: %j', (entry) => {
    expect(acceptedAdvisories.safeParse([entry]).success).toBe(false);
  });
});

it('an error reply of the registry is not read as an audit report', () => {
  expect(auditReport.safeParse({ message: '405 Method Not Allowed', statusCode: 405 }).success).toBe(false);
});
