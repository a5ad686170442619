import * as z from 'zod/mini';
import type { Deployment } from '../assembly/resolve.ts';

const listed = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (Array.isArray(value) ? value : [value])),
);
const statement = z.looseObject({
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.optional(listed),
  Resource: z.optional(listed),
  Condition: z.optional(z.record(z.string(), z.record(z.string(), listed))),
});
export type Statement = z.infer<typeof statement>;
const document = z.object({ Version: z.optional(z.string()), Statement: z.array(statement) });
export type Document = z.infer<typeof document>;

const inline = z.array(z.object({ PolicyDocument: document }));
const rolePolicy = z.object({ Roles: z.array(z.string()), PolicyDocument: document });
const role = z.object({
  Policies: z._default(inline, []),
  ManagedPolicyArns: z._default(z.array(z.string()), []),
});
const permission = z.object({
  Action: z.string(),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.optional(z.string()),
  SourceAccount: z.optional(z.string()),
});

/** AWS's own policies that the templates use. They let a function write its logs, which the role of each needs. */
const managed: Record<string, Document> = {
  'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole': {
    Statement: [
      {
        Effect: 'Allow',
        Action: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
        Resource: ['*'],
      },
    ],
  },
};

export interface Policies {
  /** What the policies of each role say, by the role's ARN; `unknown`: policies of AWS's own whose content is not known here. */
  ofRoles: Map<string, { documents: Document[]; unknown?: string[] }>;
  /** What the policies of each bucket, queue, topic and function say, by its ARN. */
  ofResources: Map<string, Document>;
}

/** All policies of the templates. */
export function policiesOf(deployment: Deployment): Policies {
  const ofRoles: Policies['ofRoles'] = new Map();
  const arnByName = new Map<string, string>();
  for (const { ref, attributes, properties } of deployment.ofType('AWS::IAM::Role')) {
    const { Policies, ManagedPolicyArns } = role.parse(properties);
    const documents = [
      ...Policies.map(({ PolicyDocument }) => PolicyDocument),
      ...ManagedPolicyArns.flatMap((arn) => managed[arn] ?? []),
    ];
    arnByName.set(ref, attributes['Arn'] ?? '');
    const unknown = ManagedPolicyArns.filter((arn) => !(arn in managed));
    ofRoles.set(attributes['Arn'] ?? '', { documents, unknown });
  }
  for (const { properties } of deployment.ofType('AWS::IAM::Policy')) {
    const { Roles, PolicyDocument } = rolePolicy.parse(properties);
    for (const name of Roles) ofRoles.get(arnByName.get(name) ?? '')?.documents.push(PolicyDocument);
  }
  return { ofRoles, ofResources: resourcePolicies(deployment) };
}

function resourcePolicies(deployment: Deployment): Map<string, Document> {
  const found = new Map<string, Document>();
  const add = (arn: string, statements: Statement[]) =>
    found.set(arn, { Version: '2012-10-17', Statement: [...(found.get(arn)?.Statement ?? []), ...statements] });
  const arnOfRef = (type: string) =>
    new Map(deployment.ofType(type).map(({ ref, attributes }) => [ref, attributes['Arn'] ?? ref]));
  const holders = [
    { type: 'AWS::S3::BucketPolicy', of: 'AWS::S3::Bucket', property: 'Bucket' },
    { type: 'AWS::SQS::QueuePolicy', of: 'AWS::SQS::Queue', property: 'Queues' },
    { type: 'AWS::SNS::TopicPolicy', of: 'AWS::SNS::Topic', property: 'Topics' },
  ];
  for (const { type, of, property } of holders) {
    const arns = arnOfRef(of);
    for (const { properties } of deployment.ofType(type))
      for (const ref of listed.parse(properties[property]))
        add(arns.get(ref) ?? ref, document.parse(properties['PolicyDocument']).Statement);
  }
  for (const { properties } of deployment.ofType('AWS::Lambda::Permission')) {
    const { Action, FunctionName, Principal, SourceArn, SourceAccount } = permission.parse(properties);
    const Condition = {
      ...(SourceArn && { ArnLike: { 'AWS:SourceArn': [SourceArn] } }),
      ...(SourceAccount && { StringEquals: { 'AWS:SourceAccount': [SourceAccount] } }),
    };
    const one = {
      Effect: 'Allow' as const,
      Action: [Action],
      Resource: [FunctionName],
      Principal: { Service: Principal },
      Condition,
    };
    add(FunctionName, [one]);
  }
  return found;
}
