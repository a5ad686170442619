import { describe, expect, it } from 'vitest';
import type { StageConfig } from '#infra/config.ts';
import { hashesIn, type InlineHashes } from '#infra/inline-hashes.ts';
import { refuseUnnamedChanges, type StageTemplates } from '#infra/stage-changes.ts';
import { resourcesOf, type TemplateBody } from './stacks/resources.ts';
import { prodWithDomain, stageTemplates } from './stacks/stage-templates.ts';
import { synthStage } from './stacks/synth-stage.ts';

const own: StageTemplates = await stageTemplates();
const changed = (change: Partial<StageConfig>): StageTemplates =>
  synthStage({ config: { ...prodWithDomain, ...change } });
const restored = changed({ restoredTable: { name: 'truein-prod-restored-1', streamLabel: '2026-11-23T01:02:03.456' } });
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/y';
const moved = changed({ site: { domainName: 'other.example', certificateArn } });
const [accepting, sending, forgetting] = [
  changed({ siteSecrets: { sent: 1, accepted: [1, 2] } }),
  changed({ siteSecrets: { sent: 2, accepted: [1, 2] } }),
  changed({ siteSecrets: { sent: 2, accepted: [2] } }),
];
/** The same stage with another user pool: the construct has another id. */
const otherPeople = JSON.parse(JSON.stringify(own).replaceAll('directoryC0FD1BF4', 'peopleC0FD1BF4')) as StageTemplates;

function refusalOf(before: StageTemplates, after: StageTemplates, named?: string): string[] {
  try {
    refuseUnnamedChanges('prod', before, after, named);
    return [];
  } catch (refusal) {
    return (refusal as Error).message.split('\n');
  }
}

describe('refuseUnnamedChanges', () => {
  it('a deploy of the same settings passes, and so does the first one', () => {
    expect(refusalOf(own, own)).toEqual([]);
    expect(refusalOf(restored, restored)).toEqual([]);
    expect(refusalOf({ data: {}, app: {} }, restored)).toEqual([]);
  });

  it.each([
    ['a switch to a restored table', 'table', own, restored],
    ['a way back to the old table', 'table', restored, own],
    ['another domain of the site', 'domain', own, moved],
    ['another user pool', 'user-pool', own, otherPeople],
  ])('%s is refused in one sentence, unless the command names it', (_, name, before, after) => {
    const [sentence, advice, ...others] = refusalOf(before, after);
    expect(sentence).toMatch(new RegExp(`^This would change the ${name.replace('-', ' ')} of prod from .+ to .+\\.$`));
    expect(advice).toBe(`If you mean it, add this to the command: -c change=${name}`);
    expect(others).toEqual([]);
    expect(refusalOf(before, after, name)).toEqual([]);
    expect(refusalOf(before, after, name === 'domain' ? 'table' : 'domain')[0]).toBe(sentence);
  });

  it('no stacks are made for such a deploy', () =>
    expect(() => synthStage({ config: prodWithDomain, before: restored })).toThrow('would change the table of prod'));

  it('another domain of the sign-in is refused', () => {
    const signIn = JSON.parse(
      JSON.stringify(own).replace('"Domain":"truein"', '"Domain":"truein-2"'),
    ) as StageTemplates;
    expect(refusalOf(own, signIn)[0]).toBe(
      'This would change the domain of prod from truein and truein.example to truein-2 and truein.example.',
    );
  });

  it('several changes are named together', () => {
    const both = { data: moved.data, app: { Resources: { ...moved.app.Resources, ...functionsOf(restored) } } };
    expect(refusalOf(own, both).at(-1)).toContain('-c change=table,domain');
    expect(refusalOf(own, both, 'domain').at(-1)).toContain('-c change=domain,table');
    expect(refusalOf(own, both, 'table,domain')).toEqual([]);
  });

  it('an unknown name is refused with the names that exist', () =>
    expect(refusalOf(own, own, 'tables')).toEqual([
      '-c change=tables is no change. Choose from: table, user-pool, domain, site-secret.',
    ]));
});

describe('the secret of the site', () => {
  it('the three deploys of the runbook pass', () => {
    expect(refusalOf(own, accepting)).toEqual([]);
    expect(refusalOf(accepting, sending)).toEqual([]);
    expect(refusalOf(sending, forgetting)).toEqual([]);
  });

  it.each([
    [
      'functions that do not accept the secret that is sent now',
      sending,
      own,
      'accepted lacks 2, which CloudFront sends now.',
    ],
    ['a change in one deploy', own, forgetting, 'accepted lacks 1, which CloudFront sends now.'],
    ['a secret that no function accepts yet', own, sending, 'sent is 2, which the functions do not accept yet.'],
  ])('%s is refused', (_, before, after, problem) => {
    const [sentence, advice] = refusalOf(before, after);
    expect(sentence).toContain(`infra/config.ts: prod.siteSecrets.${problem}`);
    expect(advice).toContain('-c change=site-secret');
    expect(refusalOf(before, after, 'site-secret')).toEqual([]);
  });
});

describe('the policy of a release', () => {
  const own = hashesIn(['<style>p{}</style><script>a()</script>']);
  const previous = hashesIn(['<style>q{}</style><style>p{}</style><script>b()</script>']);
  const policyOf = ({ app }: { app: TemplateBody }) => {
    const texts = resourcesOf(app, 'AWS::CloudFront::ResponseHeadersPolicy').map((each) => JSON.stringify(each));
    return texts.find((text) => text.includes('script-src')) ?? '';
  };
  const releaseAfter = (inlineHashes: InlineHashes) =>
    synthStage({ before: { data: {}, app: { Metadata: { inlineHashes } } } });
  const release = releaseAfter(previous);

  it('the pages of the release before keep their styles and scripts during a deploy', () => {
    for (const hash of [...own.styles, ...own.scripts, ...previous.styles, ...previous.scripts])
      expect(policyOf(release).split(hash)).toHaveLength(2);
  });

  it('the template says the hashes of its own pages only, so the next release forgets older ones', () => {
    expect(release.app.Metadata).toEqual({ inlineHashes: own });
    expect(policyOf(releaseAfter(own))).not.toContain(previous.scripts[0]);
  });
});

const functionsOf = ({ app }: StageTemplates) =>
  Object.fromEntries(Object.entries(app.Resources ?? {}).filter(([, { Type }]) => Type === 'AWS::Lambda::Function'));
