import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { gsi1 } from '#functions/adapters/dynamo/keys.ts';
import type { AppFunction } from './app-function.ts';
import { indexPartitions, partitions, type TableRights } from './table-rights.ts';

export interface AppTableProps {
  /** Keeps the table when its stack is deleted, and protects it from deletion. */
  keepData: boolean;
}

const text = (name: string) => ({ name, type: AttributeType.STRING });

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:ConditionCheckItem'];
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem'];
/** All actions that change or remove existing items. BatchWriteItem is among them: it takes no conditions and may delete. */
const alteringActions = [
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:PartiQLInsert',
  'dynamodb:PartiQLUpdate',
  'dynamodb:PartiQLDelete',
];

/** The one table of the product. */
export class AppTable extends TableV2 {
  constructor(scope: Construct, id: string, { keepData }: AppTableProps) {
    super(scope, id, {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: [
        {
          indexName: gsi1,
          partitionKey: text('gsi1pk'),
          sortKey: text('gsi1sk'),
          projectionType: ProjectionType.KEYS_ONLY,
        },
      ],
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'ttl',
      dynamoStream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  /** Gives a function access to some kinds of items, and the table's name. */
  grantTo(fn: AppFunction, { read, write, remove = [], query = [] }: TableRights): void {
    const allow = (actions: string[], resource: string, leadingKeys: string[]) =>
      fn.addToRolePolicy(
        new PolicyStatement({
          actions,
          resources: [resource],
          conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys } },
        }),
      );
    allow(
      readActions,
      this.tableArn,
      read.map((kind) => partitions[kind]),
    );
    allow(
      writeActions,
      this.tableArn,
      write.map((kind) => partitions[kind]),
    );
    if (remove.length > 0)
      allow(
        ['dynamodb:DeleteItem'],
        this.tableArn,
        remove.map((kind) => partitions[kind]),
      );
    if (query.length > 0)
      allow(
        ['dynamodb:Query'],
        `${this.tableArn}/index/${gsi1}`,
        query.map((kind) => indexPartitions[kind]),
      );
    // An explicit deny, so that no later grant can let a role change or remove an entry of the audit.
    fn.addToRolePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: alteringActions,
        resources: [this.tableArn],
        conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [partitions.audit] } },
      }),
    );
    fn.setEnv({ TABLE_NAME: this.tableName });
  }
}
