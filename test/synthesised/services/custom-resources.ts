import * as z from 'zod/mini';
import type { Deployment } from '../assembly/resolve.ts';
import type { Lambda } from '../functions/lambda.ts';
import { bodyOf, type Front } from '../network/front.ts';

const serviceToken = z.object({ ServiceToken: z.string() });
const reply = z.object({
  Status: z.enum(['SUCCESS', 'FAILED']),
  Reason: z.optional(z.string()),
  PhysicalResourceId: z.string(),
});
const host = 'cloudformation-custom-resource-response.s3.amazonaws.com';

/** Custom resources whose work is done elsewhere, because their function is no Node.js. */
const elsewhere = new Set(['Custom::CDKBucketDeployment']);

export const customResourceHost = host;

/** CloudFormation's side of custom resources: asks each one's function to create it, and waits for its answer. */
export async function makeCustomResources(deployment: Deployment, lambda: Lambda, front: Front): Promise<void> {
  const waiting = new Map<string, (answer: z.infer<typeof reply>) => void>();
  front.serve([host], async (request, response) => {
    waiting.get(request.url ?? '')?.(reply.parse(JSON.parse((await bodyOf(request)).toString('utf8'))));
    response.writeHead(200).end();
  });
  for (const { type, logicalId, stack, properties } of deployment.all) {
    if (!type.startsWith('Custom::') || elsewhere.has(type)) continue;
    const path = `/${stack}/${logicalId}`;
    const answered = new Promise<z.infer<typeof reply>>((resolve) => waiting.set(path, resolve));
    const { ServiceToken } = serviceToken.parse(properties);
    await lambda.invoke(ServiceToken, {
      RequestType: 'Create',
      RequestId: logicalId,
      ResponseURL: `https://${host}${path}`,
      StackId: stack,
      LogicalResourceId: logicalId,
      ResourceType: type,
      ResourceProperties: properties,
    });
    const { Status, Reason } = await answered;
    if (Status === 'FAILED') throw new Error(`${logicalId} of ${stack} could not be made: ${Reason}`);
  }
}
