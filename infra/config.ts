import { maxLogDays } from '#functions/domain/retention.ts';

/** The settings that differ between the stages. All stages share the rest. */
export interface StageConfig {
  stage: StageName;
  /** The AWS account of the stage, 12 digits. With the credentials of another account nothing is deployed, compared or destroyed. */
  account: string;
  region: string;
  /** The site's own domain. Without it, the site is served under CloudFront's domain name. */
  site?: {
    domainName: string;
    /** ARN of a certificate for the domain, in us-east-1 because CloudFront requires that region. */
    certificateArn: string;
  };
  mail: {
    /** The sender identity verified with SES: a whole domain (by its DKIM records) or one address (by a link). */
    identity: { domain: string } | { address: string };
    from: { name: string; address: string };
    /** Mails per second that SES accepts from the account: see its quota in the SES console. 1 in the sandbox. */
    sendRate: number;
    /** Recipient of the contact form. */
    contactTo: string;
    /** Recipient of the alarms. */
    alarmsTo?: string;
  };
  signIn: {
    /** Unique in the region: `<prefix>.auth.<region>.amazoncognito.com`. */
    domainPrefix: string;
    /** Name of the secret in Secrets Manager with Google's `{"clientId": …, "clientSecret": …}`. */
    googleSecretName: string;
    /** Version of that secret. `npm run deploy` takes the current one, so that a deploy picks up a rotated secret. */
    googleSecretVersion?: string;
  };
  /**
   * The secrets by which the API knows requests that came through the site, by number: the one that CloudFront sends, and those that the
   * functions accept. See "The site's secret is changed" in the runbook.
   */
  siteSecrets: { sent: number; accepted: readonly number[] };
  /** Requests per second, over all routes. */
  throttle: { rate: number; burst: number };
  /** US dollars a month that the account may cost before somebody is told: `mail.alarmsTo`, or the office. */
  monthlyBudget: number;
  /** Puts a firewall (AWS WAF) before the site: about $9 a month, and $0.60 for each million requests. */
  firewall: boolean;
  /** Tries a new version of the API with a tenth of the requests for ten minutes, so a deploy takes that long. */
  canary: boolean;
  /** Keeps table, files and people when a stack is deleted, and refuses to delete the table and the user pool. */
  keepData: boolean;
  /** Set by `npm run deploy` as long as the data stack was never made: then nothing refuses to be deleted yet, so a create can fail. */
  isFirstDeploy?: boolean;
  /**
   * The table that was restored from a backup, in place of the stage's own (docs/runbook.md, "Restore the table"): its name, and the last
   * part of its stream's ARN.
   */
  restoredTable?: { name: string; streamLabel: string };
  logRetentionDays: 14 | 90 | typeof maxLogDays;
}

export type StageName = 'dev' | 'prod';

/** One row for each stage. Replace the account and the names under example.com with the firm's own before the first deploy. */
export const stages: { [Name in StageName]: StageConfig & { stage: Name } } = {
  dev: {
    stage: 'dev',
    account: '000000000000',
    region: 'ap-south-1',
    mail: {
      identity: { address: 'truein-dev@example.com' },
      from: { name: 'TrueIn (dev)', address: 'truein-dev@example.com' },
      sendRate: 1,
      contactTo: 'truein-dev@example.com',
    },
    signIn: { domainPrefix: 'truein-dev', googleSecretName: 'truein/dev/google' },
    siteSecrets: { sent: 1, accepted: [1] },
    throttle: { rate: 50, burst: 100 },
    monthlyBudget: 20,
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
      sendRate: 14,
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

/** Name of one of the stacks of a stage. */
export const stackName = (stage: string, part: string) => `truein-${stage}-${part}`;

/**
 * @param name as given by `-c stage=…`; dev if nothing is given.
 * @param given as given by `-c googleSecretVersion=…` and `-c isFirstDeploy=true`.
 * @throws Error naming the stages there are.
 */
export function configOf(
  name: unknown = 'dev',
  given: { googleSecretVersion?: unknown; isFirstDeploy?: unknown } = {},
): StageConfig {
  if (name === 'dev' || name === 'prod') {
    const config = { ...stages[name], ...(given.isFirstDeploy === 'true' && { isFirstDeploy: true }) };
    const { googleSecretVersion } = given;
    if (typeof googleSecretVersion !== 'string') return config;
    return { ...config, signIn: { ...config.signIn, googleSecretVersion } };
  }
  throw new Error(`There is no stage "${String(name)}". Choose one of: ${Object.keys(stages).join(', ')}.`);
}
