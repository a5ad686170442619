import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/**
 * The busiest five minutes of a school whose candidates share one address. All open the site with an empty cache and begin at once, and
 * each answers as fast as the page allows. A visit with an empty cache takes 81 to 87 requests for files, and an attempt of 60 questions
 * takes 75 requests to the API (docs/cost.md), a few more with resumes.
 */
const school = { candidates: 300, filesEach: 90, apiRequestsEach: 90 };

/** Maximum requests from one address in five minutes. */
export const maxRequestsInFiveMinutes = Math.ceil(school.candidates * (school.filesEach + school.apiRequestsEach));

export const tooManyRequestsPage = 'too-many-requests';

/**
 * Rules about bodies count and do not block. Bodies are JSON that the API parses by its contract, stores, and never runs or shows as
 * markup. A question that an admin writes may be long, or contain a `<`, a path or a link.
 */
const bodyRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

const measured = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  // Samples would show whole requests with their addresses to everyone with access to the console.
  sampledRequestsEnabled: false,
  metricName,
});

/** The label of requests that carry a session. It is the first one of a request, because its rule is the first. */
export const sessionLabel = 'carries-session';

/**
 * A rule group that AWS maintains.
 * @param onlyCounted rules of it that only count, or `all`.
 */
const managed = (name: string, priority: number, onlyCounted: string[] | 'all' = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: onlyCounted === 'all' ? { count: {} } : { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ...(onlyCounted !== 'all' &&
        onlyCounted.length > 0 && {
          ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        }),
    },
  },
  visibilityConfig: measured(name),
});

/** In the order of evaluation. */
export const firewallRules: CfnWebACL.RuleProperty[] = [
  {
    name: sessionLabel,
    priority: 0,
    action: { count: {} },
    statement: {
      sizeConstraintStatement: {
        fieldToMatch: { singleHeader: { Name: 'authorization' } },
        comparisonOperator: 'GT',
        size: 0,
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    },
    ruleLabels: [{ name: sessionLabel }],
    visibilityConfig: measured(sessionLabel),
  },
  {
    name: 'too-many-requests',
    priority: 1,
    action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: tooManyRequestsPage } } },
    // Each IPv6 address is counted separately, like each IPv4 address.
    statement: {
      rateBasedStatement: { aggregateKeyType: 'IP', evaluationWindowSec: 300, limit: maxRequestsInFiveMinutes },
    },
    visibilityConfig: measured('too-many-requests'),
  },
  // Many phones share an address of their mobile network, and such addresses get onto this list. It begins with counting.
  managed('AWSManagedRulesAmazonIpReputationList', 2, 'all'),
  managed('AWSManagedRulesKnownBadInputsRuleSet', 3),
  managed('AWSManagedRulesCommonRuleSet', 4, bodyRules),
];

/** The page for an address that is over the limit. It is inline, because every file of the site is blocked, too. */
export const tooManyRequestsHtml = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Please wait a moment</title>
<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem">
<main>
<h1 style="font-size:1.75rem;line-height:1.2">Please wait a moment</h1>
<p>Too many requests came from your network in the last five minutes, so this one was not answered.</p>
<p>Your answers are safe: keep the page of the assessment open, and it sends them by itself.</p>
<p>Try again in five minutes. If you share the network with a school or an office, please tell whoever looks after it.</p>
<p><a href="" style="color:inherit">Try again</a></p>
</main>
</body>
</html>
`;
