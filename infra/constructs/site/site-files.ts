import { Duration, Stack } from 'aws-cdk-lib';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { acknowledgeDeployHelper, deployHelperParts } from '#infra/constructs/deploy-helper.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import type { Directory } from '#infra/constructs/sign-in/directory.ts';
import type { SignInClient } from '#infra/constructs/sign-in/sign-in-client.ts';
import type { Site } from './site.ts';

export interface SiteFilesProps {
  config: Pick<StageConfig, 'logRetentionDays' | 'keepData'>;
  site: Site;
  directory: Directory;
  signIn: SignInClient;
  /** Folder of the built site. */
  folder: string;
}

const hashed = 'assets/*';

/** Deploys the built site, with the stage's settings in `config.json`, so that one build serves every stage. */
export class SiteFiles extends Construct {
  readonly #pages: BucketDeployment;

  constructor(scope: Construct, id: string, { config, site, directory, signIn, folder }: SiteFilesProps) {
    super(scope, id);
    const files = Source.asset(folder);
    const settings = Source.jsonData('config.json', {
      userPoolId: directory.userPoolId,
      userPoolClientId: signIn.userPoolClientId,
      userPoolDomain: directory.signInHost,
    });
    const helper = deployHelperParts(this, config);
    const common = { destinationBucket: site.bucket, memoryLimit: 512, ...helper };
    // Old assets stay, so that a tab that was opened before this deploy still finds its chunks.
    const assets = new BucketDeployment(this, 'assets', {
      ...common,
      sources: [files],
      exclude: ['*'],
      include: [hashed],
      prune: false,
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const pages = new BucketDeployment(this, 'pages', {
      ...common,
      sources: [files, settings],
      exclude: [hashed],
      cacheControl: [CacheControl.noCache()],
    });
    // Deploys the assets first, because the pages refer to them.
    pages.node.addDependency(assets);
    this.#pages = pages;

    const copies =
      'CDK grants this right: the function reads the assets of a deploy, and replaces the files of the site, whatever their names.';
    acknowledge(helper.role, {
      'AwsSolutions-IAM5[Action::s3:GetBucket*]': copies,
      'AwsSolutions-IAM5[Action::s3:GetObject*]': copies,
      'AwsSolutions-IAM5[Action::s3:List*]': copies,
      'AwsSolutions-IAM5[Action::s3:Abort*]': copies,
      'AwsSolutions-IAM5[Action::s3:DeleteObject*]': copies,
      'AwsSolutions-IAM5[Resource::/*]': copies,
      [`AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${Stack.of(this).region}/*]`]:
        copies,
    });
    const runtime = "The function is CDK's own code, so the version of CDK decides its runtime.";
    acknowledgeDeployHelper(this, /^Custom::CDKBucketDeployment/, {
      'AwsSolutions-L1': runtime,
      'Serverless-LambdaLatestVersion': runtime,
    });
  }

  /** Deploys the pages after these parts. The assets need not wait, because only the new pages request them. */
  waitFor(...parts: Construct[]): void {
    this.#pages.node.addDependency(...parts);
  }
}
