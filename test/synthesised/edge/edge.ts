import type { Access } from '../access/access.ts';
import { account, type Deployment } from '../assembly/resolve.ts';
import type { Lambda } from '../functions/lambda.ts';
import { openPeer } from '../network/forward.ts';
import type { Front, Service } from '../network/front.ts';
import type { Journal } from '../services/journal.ts';
import { deployFiles } from '../services/site-files.ts';
import { openDistribution, type AskOrigin } from './distribution.ts';
import { openHttpApi } from './http-api.ts';

interface EdgeOptions {
  deployment: Deployment;
  lambda: Lambda;
  access: Access;
  front: Front;
  region: string;
  journal: Journal;
  /** How many times faster than in AWS what the edge keeps gets old. */
  speed: number;
  between(serve: Service): Service;
  log(line: string): void;
}

/** The APIs and distributions of the templates, at their hosts. @returns the host of the site. */
export function openEdge({ deployment, lambda, access, front, region, journal, speed, between, log }: EdgeOptions): {
  host: string;
} {
  for (const api of deployment.ofType('AWS::ApiGatewayV2::Api'))
    front.serve(
      [new URL(api.attributes['ApiEndpoint'] ?? '').hostname],
      openHttpApi(api, { deployment, lambda, access, onAnswer: journal.answered, log }),
    );

  const files = deployFiles(deployment);
  const buckets = deployment.ofType('AWS::S3::Bucket');
  const askPeer = openPeer(front.network);
  let host = '';
  for (const resource of deployment.ofType('AWS::CloudFront::Distribution')) {
    const ask: AskOrigin = async (origin, request) => {
      const bucket = buckets.find(({ attributes }) => attributes['RegionalDomainName'] === origin.DomainName);
      if (!bucket) return askPeer(new URL(`https://${origin.DomainName}${request.path}`), request);
      const key = decodeURIComponent(request.path.slice(1).split('?')[0] ?? '');
      const attempted = (action: string, of: string) => ({
        action,
        resource: of,
        context: {
          'aws:SourceArn': `arn:aws:cloudfront::${account}:distribution/${resource.ref}`,
          'aws:SourceAccount': account,
        },
      });
      const who = { service: 'cloudfront.amazonaws.com' };
      const refusal = await access.refusal(who, attempted('s3:GetObject', `${bucket.attributes['Arn']}/${key}`));
      const found = refusal ? undefined : files(bucket.ref, key);
      if (found) return found;
      // A bucket that may not be listed does not say what it lacks.
      const mayList =
        !refusal && !(await access.refusal(who, attempted('s3:ListBucket', bucket.attributes['Arn'] ?? '')));
      const [status, code] = mayList ? [404, 'NoSuchKey'] : [403, 'AccessDenied'];
      return {
        status,
        headers: { 'content-type': 'application/xml' },
        body: Buffer.from(`<Error><Code>${code}</Code></Error>`),
      };
    };
    const { hosts, serve } = openDistribution(deployment, resource, { ask, speed });
    front.serve(hosts, between(serve));
    host ||= hosts[0] ?? '';
  }
  if (!host) throw new Error(`The templates have no distribution in ${region}.`);
  return { host };
}
