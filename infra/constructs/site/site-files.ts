import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Directory } from '#infra/constructs/sign-in/directory.ts';
import type { SignInClient } from '#infra/constructs/sign-in/sign-in-client.ts';
import type { Site } from './site.ts';

export interface SiteFilesProps {
  site: Site;
  directory: Directory;
  signIn: SignInClient;
  /** Folder of the built site. */
  folder: string;
}

const hashed = 'assets/*';

/** Puts the built site online, with the stage's settings in `config.json`, so that one build serves every stage. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { site, directory, signIn, folder }: SiteFilesProps) {
    super(scope, id);
    const files = Source.asset(folder);
    const settings = Source.jsonData('config.json', {
      userPoolId: directory.userPoolId,
      userPoolClientId: signIn.userPoolClientId,
      userPoolDomain: directory.signInHost,
    });
    const common = {
      destinationBucket: site.bucket,
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'logs', {
        retention: RetentionDays.TWO_WEEKS,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };
    // Old assets are kept, so that a tab opened before this deploy still finds its chunks.
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
  }
}
