import { RegionInfo } from 'aws-cdk-lib/region-info';
import type { StageConfig } from '#infra/config.ts';

type Mistake = readonly [field: string, isWrong: boolean, whatItHasToBe: string];

const address = /^[^\s@<>]+@([a-z0-9-]+\.)+[a-z]{2,}$/i;
const hostName = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;
/** Cognito takes no prefix with these words. */
const reserved = /aws|amazon|cognito/;
/** Other clouds of Amazon, without CloudFront or with other names of their services. */
const otherPartitions = /^(cn|us-gov|us-iso|eu-iso|eusc)/;

const regions = () => RegionInfo.regions.map(({ name }) => name).filter((name) => !otherPartitions.test(name));

function siteMistakes({ account, site }: StageConfig): Mistake[] {
  if (!site) return [];
  const certificate = new RegExp(`^arn:aws:acm:us-east-1:${account}:certificate/[\\w-]+$`);
  return [
    [
      'site.domainName',
      !hostName.test(site.domainName),
      'a domain in small letters, without https:// and without a slash',
    ],
    [
      'site.certificateArn',
      !certificate.test(site.certificateArn),
      `the ARN of a certificate in us-east-1 of account ${account}: CloudFront takes none of another region`,
    ],
  ];
}

/** What SES would refuse later, mail by mail. */
function mailMistakes({ mail }: StageConfig): Mistake[] {
  const { identity, from, contactTo, alarmsTo } = mail;
  const domainOf = (text: string) => text.slice(text.indexOf('@') + 1).toLowerCase();
  const ofIdentity =
    'domain' in identity
      ? `.${domainOf(from.address)}`.endsWith(`.${identity.domain.toLowerCase()}`)
      : from.address === identity.address;
  return [
    ...('domain' in identity
      ? [['mail.identity.domain', !hostName.test(identity.domain), 'a domain in small letters'] as const]
      : []),
    ['mail.from.address', !address.test(from.address), 'a mail address'],
    ['mail.from.address', !ofIdentity, 'of mail.identity, which is what SES lets the stage send from'],
    ['mail.from.name', /[<>",;:@\r\n]/.test(from.name), 'a name without < > " , ; : @'],
    ['mail.contactTo', !address.test(contactTo), 'a mail address'],
    ['mail.alarmsTo', alarmsTo !== undefined && !address.test(alarmsTo), 'a mail address'],
    ['mail.sendRate', !(mail.sendRate >= 1), 'at least 1 mail a second'],
  ];
}

function mistakesOf(config: StageConfig): Mistake[] {
  const { account, region, signIn, siteSecrets, throttle, monthlyBudget, restoredTable } = config;
  const { domainPrefix } = signIn;
  return [
    ['account', !/^\d{12}$/.test(account), 'the 12 digits of an AWS account'],
    ['region', !regions().includes(region), 'a region of AWS, as in eu-central-1'],
    ...siteMistakes(config),
    ...mailMistakes(config),
    [
      'signIn.domainPrefix',
      !/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(domainPrefix) || reserved.test(domainPrefix),
      'small letters, digits and hyphens, without the words aws, amazon and cognito',
    ],
    ['signIn.googleSecretName', !/^[\w/+=.@-]+$/.test(signIn.googleSecretName), 'the name of a secret, not its ARN'],
    ['siteSecrets.sent', !siteSecrets.accepted.includes(siteSecrets.sent), 'one of siteSecrets.accepted'],
    ['throttle', !(throttle.rate >= 0 && throttle.burst >= 0), 'two numbers from 0 on'],
    ['monthlyBudget', !(monthlyBudget > 0), 'more than 0 dollars'],
    [
      'restoredTable.streamLabel',
      restoredTable !== undefined && !/^\d{4}-\d\d-\d\dT[\d:.]+$/.test(restoredTable.streamLabel),
      'the LatestStreamLabel of the table, as in 2026-11-23T10:02:11.345',
    ],
  ];
}

/** What in a stage's row cannot be right, one sentence each. */
export function settingMistakes(config: StageConfig): string[] {
  return mistakesOf(config)
    .filter(([, isWrong]) => isWrong)
    .map(([field, , needed]) => `infra/config.ts: ${config.stage}.${field} has to be ${needed}.`);
}
