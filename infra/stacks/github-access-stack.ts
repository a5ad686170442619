import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { App } from 'aws-cdk-lib';
import { stackName, type StageConfig } from '../config.ts';

export interface GithubAccessProps {
  /**
   * The name in GitHub's tokens (claim `sub`): `owner@id/name@id`, or `owner/name` for a repository that was created before 15 July 2026
   * and has not been renamed, transferred or opted in since.
   */
  repository: string;
  /** The stages that are in this account. */
  stages: readonly StageConfig[];
  /** Whether the account already has GitHub's OIDC provider. An account can have it only once. */
  providerExists?: boolean;
}

/** The region of CloudFront's firewall and certificate. */
const edgeRegion = 'us-east-1';
const issuer = 'token.actions.githubusercontent.com';

/**
 * Lets the workflows of one repository use the account without a stored key. Each environment (a stage, or `diff`) has a role that only
 * its jobs may assume. This stack is deployed once by hand (see `docs/guide.md`).
 */
export class GithubAccessStack extends Stack {
  constructor(scope: App, id: string, { repository, stages, providerExists = false }: GithubAccessProps) {
    const [first] = stages;
    if (!first) throw new Error('Give the stages of this account: -c stages=dev,prod');
    super(scope, id, { env: { region: first.region }, tags: { product: 'truein' } });
    if (!/^[\w.-]+(\/[\w.-]+|@\d+\/[\w.-]+@\d+)$/.test(repository))
      throw new Error(
        'Give the repository as it is in GitHub’s tokens: -c repository=owner@id/name@id (docs/guide.md, Workflows)',
      );
    const provider = providerExists
      ? `arn:${this.partition}:iam::${this.account}:oidc-provider/${issuer}`
      : new CfnOIDCProvider(this, 'github', { url: `https://${issuer}`, clientIdList: ['sts.amazonaws.com'] }).attrArn;

    const roleFor = (environment: string, cdkRoles: readonly string[], of: readonly StageConfig[]) => {
      const role = new Role(this, environment, {
        roleName: `truein-github-${environment}`,
        description: `Jobs of ${repository} in the environment ${environment}`,
        maxSessionDuration: Duration.hours(2),
        assumedBy: new WebIdentityPrincipal(provider, {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: `repo:${repository}:environment:${environment}`,
          },
        }),
      });
      const regions = [...new Set([...of.map(({ region }) => region), edgeRegion])];
      role.addToPolicy(
        new PolicyStatement({
          actions: ['sts:AssumeRole'],
          resources: regions.flatMap((region) =>
            cdkRoles.map(
              (kind) =>
                `arn:${this.partition}:iam::${this.account}:role/cdk-hnb659fds-${kind}-role-${this.account}-${region}`,
            ),
          ),
        }),
      );
      // A deploy looks up the current version of Google's secret, but does not read the secret.
      role.addToPolicy(
        new PolicyStatement({
          actions: ['secretsmanager:DescribeSecret', 'secretsmanager:ListSecretVersionIds'],
          resources: of.map(
            ({ region, signIn }) =>
              `arn:${this.partition}:secretsmanager:${region}:${this.account}:secret:${signIn.googleSecretName}-*`,
          ),
        }),
      );
      // It also compares itself with what is deployed (`stage-changes.ts`).
      role.addToPolicy(
        new PolicyStatement({
          actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
          resources: of.map(
            ({ region, stage }) =>
              `arn:${this.partition}:cloudformation:${region}:${this.account}:stack/${stackName(stage, '*')}`,
          ),
        }),
      );
      new CfnOutput(this, `role-${environment}`, { value: role.roleArn });
    };

    for (const stage of stages) roleFor(stage.stage, ['deploy', 'file-publishing', 'lookup'], [stage]);
    roleFor('diff', ['lookup'], [first]);
  }
}
