import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxLogDays } from '#functions/domain/retention.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { resourcesOf, type TemplateBody } from '../../stacks/resources.ts';
import { stageTemplates } from '../../stacks/stage-templates.ts';

interface Rule {
  Name: string;
  Priority: number;
  OverrideAction?: object;
  Action?: { Block?: { CustomResponse: { ResponseCode: number; CustomResponseBodyKey: string } } };
  Statement: {
    RateBasedStatement?: { Limit: number; EvaluationWindowSec: number; AggregateKeyType: string };
    ManagedRuleGroupStatement?: { RuleActionOverrides?: { Name: string; ActionToUse: object }[] };
  };
}

interface WebAcl {
  Scope: string;
  DefaultAction: object;
  Rules: Rule[];
  CustomResponseBodies: Record<string, { Content: string }>;
}

const stage = await stageTemplates();
const { firewall } = stage;
if (!firewall) throw new Error('Production has no firewall.');

const acl = () => {
  const [only, ...others] = resourcesOf<WebAcl>(firewall, 'AWS::WAFv2::WebACL');
  if (!only || others.length > 0) throw new Error('There is not one firewall.');
  return only.properties;
};
const ruleOf = (name: string) => acl().Rules.find(({ Name }) => Name === name);

it('the site of prod has a firewall, the site of dev has none', async () => {
  const aclOf = (template: TemplateBody) =>
    resourcesOf<{ DistributionConfig: { WebACLId?: unknown } }>(template, 'AWS::CloudFront::Distribution').map(
      ({ properties }) => JSON.stringify(properties.DistributionConfig.WebACLId),
    );
  expect(acl()).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
  expect(aclOf(stage.app)).toEqual([expect.stringContaining('us-east-1')]);
  const dev = await stageTemplates(testStage('dev'));
  expect(dev.firewall).toBeUndefined();
  expect(aclOf(dev.app)).toEqual([undefined]);
});

describe('the rate limit of an address', () => {
  const limit = () => ruleOf('too-many-requests');

  it('300 candidates behind one address pass; the limit is below half of the API’s throttle', () => {
    const rate = limit()?.Statement.RateBasedStatement;
    expect(rate).toMatchObject({ EvaluationWindowSec: 300, AggregateKeyType: 'IP' });
    expect(rate?.Limit).toBeGreaterThanOrEqual(20_000);
    // Less than half of what the API of production serves, so that one address cannot use it up.
    expect((rate?.Limit ?? 0) / 300).toBeLessThan(testStage('prod').throttle.rate / 2);
    const cost = readFileSync('docs/cost.md', 'utf8');
    const each = Number(/\| WAF +\| requests, the API’s included +\| +(\d+) /.exec(cost)?.[1]);
    expect(each).toBeGreaterThan(100);
    expect(rate?.Limit).toBeGreaterThanOrEqual(300 * each);
  });

  it('a blocked person gets 429 and a page that says answers are safe', () => {
    const response = limit()?.Action?.Block?.CustomResponse;
    expect(response?.ResponseCode).toBe(429);
    const page = acl().CustomResponseBodies[response?.CustomResponseBodyKey ?? '']?.Content ?? '';
    expect(page).toContain('Your answers are safe');
    expect(page).toContain('<main>');
    // Otherwise a browser in dark mode may show dark text on a dark page.
    expect(page).toContain('<meta name="color-scheme" content="light dark">');
    expect(page).toContain('<a href="" style="color:inherit">Try again</a>');
    expect(page).not.toMatch(/<script|<link|src=|https?:/);
    expect(page.length).toBeLessThan(4096);
  });
});

it('the list of reputations only counts, and AWS’s other rule groups block', () => {
  const groups = acl().Rules.filter(({ Statement }) => Statement.ManagedRuleGroupStatement);
  expect(groups.map(({ Name, OverrideAction }) => [Name, OverrideAction])).toEqual([
    ['AWSManagedRulesAmazonIpReputationList', { Count: {} }],
    ['AWSManagedRulesKnownBadInputsRuleSet', { None: {} }],
    ['AWSManagedRulesCommonRuleSet', { None: {} }],
  ]);
});

it('the first rule labels requests of signed-in people, and a metric counts those that are blocked', () => {
  expect(acl().Rules[0]).toMatchObject({
    Priority: 0,
    Action: { Count: {} },
    Statement: { SizeConstraintStatement: { FieldToMatch: { SingleHeader: { Name: 'authorization' } }, Size: 0 } },
    RuleLabels: [{ Name: 'carries-session' }],
  });
  const [filter] = resourcesOf<{ FilterPattern: string }>(firewall, 'AWS::Logs::MetricFilter');
  expect(filter?.properties.FilterPattern).toBe('{ $.labels[0].name = "*:carries-session" }');
});

it('the rules are tried in the order of their list', () =>
  expect(acl().Rules.map(({ Priority }) => Priority)).toEqual(acl().Rules.map((_, place) => place)));

it('rules about request bodies only count, so texts of admins pass', () => {
  const overrides = acl().Rules.flatMap(
    ({ Statement }) => Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? [],
  );
  expect(overrides.every(({ ActionToUse }) => 'Count' in ActionToUse)).toBe(true);
  expect(overrides.map(({ Name }) => Name).sort()).toEqual([
    'CrossSiteScripting_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'SizeRestrictions_BODY',
  ]);
});

describe('the logs', () => {
  it('the firewall logs blocked requests only, without tokens, for the promised days', () => {
    const [logging] = resourcesOf<object>(firewall, 'AWS::WAFv2::LoggingConfiguration');
    expect(logging?.properties).toMatchObject({
      LoggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
      },
      RedactedFields: [
        { SingleHeader: { Name: 'authorization' } },
        { SingleHeader: { Name: 'cookie' } },
        { QueryString: {} },
      ],
    });
    const [group] = resourcesOf<{ RetentionInDays: number; LogGroupName: string }>(firewall, 'AWS::Logs::LogGroup');
    expect(group?.properties.RetentionInDays).toBe(30);
    expect(group?.properties.LogGroupName).toMatch(/^aws-waf-logs-/);
    expect(JSON.stringify(firewall)).not.toContain('"SampledRequestsEnabled":true');
  });

  it('the site’s log has no field that identifies a visitor', () => {
    const [delivery] = resourcesOf<{ RecordFields: string[] }>(stage.siteLogs, 'AWS::Logs::Delivery');
    const fields = delivery?.properties.RecordFields ?? [];
    expect(fields).toEqual(expect.arrayContaining(['date', 'time', 'cs-uri-stem', 'sc-status', 'x-edge-request-id']));
    expect(
      fields.filter((field) => /ip|user-agent|cookie|referer|query|forwarded|country|port|asn/i.test(field)),
    ).toEqual([]);
  });

  it('every log group expires within a year', () => {
    const groups = [stage.data, stage.app, stage.siteLogs, firewall].flatMap((template) =>
      resourcesOf<{ RetentionInDays?: number }>(template, 'AWS::Logs::LogGroup'),
    );
    expect(groups.length).toBeGreaterThan(14);
    for (const { id, properties } of groups)
      expect([id, properties.RetentionInDays ?? Infinity]).toEqual([
        id,
        Math.min(properties.RetentionInDays ?? Infinity, maxLogDays),
      ]);
  });
});
