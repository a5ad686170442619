import { RegionInfo } from 'aws-cdk-lib/region-info';
import * as z from 'zod/mini';
import { maxLogDays } from '#functions/domain/retention.ts';

/** A string that matches a pattern. `what` ends the error message "<setting> must be …". */
const textLike = (pattern: RegExp, what: string) => z.string().check(z.regex(pattern, what));
const mailAddress = textLike(/^[^\s@<>]+@([a-z0-9-]+\.)+[a-z]{2,}$/i, 'a mail address');
const domain = (what: string) => textLike(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/, what);
/** Without the regions of other AWS partitions (China, GovCloud …), which lack CloudFront or name services differently. */
const regions = RegionInfo.regions
  .map(({ name }) => name)
  .filter((name) => !/^(cn|us-gov|us-iso|eu-iso|eusc)/.test(name));
const notNegative = z.number().check(z.nonnegative('0 or more'));
const domainOf = (address: string) => address.slice(address.indexOf('@') + 1).toLowerCase();

const mail = z
  .object({
    /** The sender identity that SES has verified: a whole domain (by its DKIM records) or one address (by a link). */
    identity: z.union([z.object({ domain: domain('a lowercase domain') }), z.object({ address: mailAddress })]),
    from: z.object({
      name: textLike(/^[^<>",;:@\r\n]*$/, 'a name without < > " , ; : @'),
      address: mailAddress,
    }),
    /** Recipient of the contact form. */
    contactTo: mailAddress,
    /** Recipient of the alarms. */
    alarmsTo: z.optional(mailAddress),
  })
  .check(
    z.refine(
      ({ identity, from }) =>
        'domain' in identity
          ? `.${domainOf(from.address)}`.endsWith(`.${identity.domain.toLowerCase()}`)
          : from.address === identity.address,
      { path: ['from', 'address'], error: 'covered by mail.identity, which SES has verified' },
    ),
  );

/** The settings that differ between the stages. All stages share the rest. */
const stageConfig = z
  .object({
    stage: z.enum(['dev', 'prod']),
    /** The AWS account of the stage. Credentials of another account cannot deploy, compare or destroy it. */
    account: textLike(/^\d{12}$/, 'the 12 digits of an AWS account'),
    region: z.string().check(z.refine((name) => regions.includes(name), 'an AWS region, for example eu-central-1')),
    /** The site's own domain. Without it, the site is served under CloudFront's domain name. */
    site: z.optional(
      z.object({
        domainName: domain('a lowercase domain, without https:// and without a slash'),
        certificateArn: z.string(),
      }),
    ),
    mail,
    signIn: z.object({
      /** Must be unique in the region: `<prefix>.auth.<region>.amazoncognito.com`. Cognito reserves three words. */
      domainPrefix: textLike(
        /^(?!.*(aws|amazon|cognito))[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
        'lowercase letters, digits and hyphens, without the words aws, amazon and cognito',
      ),
      /** Name of the secret in Secrets Manager with Google's `{"clientId": …, "clientSecret": …}`. */
      googleSecretName: textLike(/^[\w/+=.@-]+$/, 'the name of a secret, not its ARN'),
      /** Version of that secret. A deploy sets it to the current version, so that it picks up a rotated secret. */
      googleSecretVersion: z.optional(z.string()),
    }),
    /**
     * Numbers of the secrets by which the API recognises requests that came through the site: the one that CloudFront sends, and those
     * that the functions accept. See "Change the site's secret" in the runbook.
     */
    siteSecrets: z.object({ sent: z.number(), accepted: z.array(z.number()) }).check(
      z.refine(({ sent, accepted }) => accepted.includes(sent), {
        path: ['sent'],
        error: 'one of siteSecrets.accepted',
      }),
    ),
    /** Requests per second, over all routes. */
    throttle: z.object({ rate: notNegative, burst: notNegative }),
    /**
     * US dollars a month. AWS mails `mail.alarmsTo`, or the office, at 80 % of it and when the forecast exceeds it. So 80 % has to cover what
     * the stage costs when nobody comes (docs/cost.md).
     */
    monthlyBudget: z.number().check(z.positive('more than 0 dollars')),
    /** Puts a firewall (AWS WAF) in front of the site: about $9 a month, and $0.60 for each million requests. */
    firewall: z.boolean(),
    /** Sends a tenth of the requests to a new version of the API for ten minutes first, so a deploy takes that long. */
    canary: z.boolean(),
    /** Keeps table, files and people when a stack is deleted, and refuses to delete the table and the user pool. */
    keepData: z.boolean(),
    /**
     * The table that was restored from a backup, in place of the stage's own (docs/runbook.md, "Restore the table"): its name, and the
     * last part of its stream's ARN.
     */
    restoredTable: z.optional(
      z.object({
        name: z.string(),
        streamLabel: textLike(
          /^\d{4}-\d\d-\d\dT[\d:.]+$/,
          'the LatestStreamLabel of the table, for example 2026-11-23T10:02:11.345',
        ),
      }),
    ),
    logRetentionDays: z.literal([14, 90, maxLogDays]),
  })
  .check((checked) => {
    const { account, site } = checked.value;
    if (!site || new RegExp(`^arn:aws:acm:us-east-1:${account}:certificate/[\\w-]+$`).test(site.certificateArn)) return;
    checked.issues.push({
      code: 'custom',
      input: site,
      path: ['site', 'certificateArn'],
      message: `the ARN of a certificate in us-east-1 of account ${account}: CloudFront accepts no other region`,
    });
  });

export type StageConfig = z.infer<typeof stageConfig>;
export type StageName = StageConfig['stage'];

/** The settings of each stage. Replace the account and the names under example.com with the firm's own before the first deploy. */
export const stages: { [Name in StageName]: StageConfig & { stage: Name } } = {
  dev: {
    stage: 'dev',
    account: '000000000000',
    region: 'ap-south-1',
    mail: {
      identity: { address: 'truein-dev@example.com' },
      from: { name: 'TrueIn (dev)', address: 'truein-dev@example.com' },
      contactTo: 'truein-dev@example.com',
    },
    signIn: { domainPrefix: 'truein-dev', googleSecretName: 'truein/dev/google' },
    siteSecrets: { sent: 1, accepted: [1] },
    throttle: { rate: 50, burst: 100 },
    monthlyBudget: 40,
    firewall: false,
    canary: false,
    keepData: false,
    logRetentionDays: 14,
  },
  prod: {
    stage: 'prod',
    account: '000000000000',
    region: 'ap-south-1',
    mail: {
      identity: { domain: 'example.com' },
      from: { name: 'TrueIn', address: 'reports@example.com' },
      contactTo: 'office@example.com',
      alarmsTo: 'operations@example.com',
    },
    signIn: { domainPrefix: 'truein', googleSecretName: 'truein/prod/google' },
    siteSecrets: { sent: 1, accepted: [1] },
    throttle: { rate: 500, burst: 1000 },
    monthlyBudget: 100,
    firewall: true,
    canary: true,
    keepData: true,
    logRetentionDays: maxLogDays,
  },
};

/** Name of a stack of a stage. */
export const stackName = (stage: string, part: string) => `truein-${stage}-${part}`;

/**
 * @param name the value of `-c stage=…`. Default: dev.
 * @throws Error that lists the stages.
 */
export function configOf(name: unknown = 'dev'): StageConfig {
  if (name === 'dev' || name === 'prod') return stages[name];
  throw new Error(`There is no stage "${String(name)}". Choose one of: ${Object.keys(stages).join(', ')}.`);
}

/** @throws Error with one sentence for each invalid setting. */
export function refuseInvalidSettings(config: StageConfig): void {
  const issues = stageConfig.safeParse(config).error?.issues ?? [];
  const sentences = issues.map(
    ({ path, message }) => `infra/config.ts: ${config.stage}.${path.join('.')} must be ${message}.`,
  );
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}
