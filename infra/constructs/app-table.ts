import { Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { gsi1 } from '#functions/adapters/dynamo/keys.ts';
import type { StageConfig } from '../config.ts';
import type { AppFunction } from './app-function.ts';
import { removalOf } from './removal.ts';
import { indexPartitions, partitions, tableActions, type TableRights } from './table-rights.ts';

export type AppTableProps = Pick<StageConfig, 'keepData' | 'restoredTable'>;

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** All actions that can change or remove existing items. BatchWriteItem is one of them: it may delete, and it takes no conditions. */
const alteringActions = [
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:PartiQLInsert',
  'dynamodb:PartiQLUpdate',
  'dynamodb:PartiQLDelete',
];

/**
 * The one table of the product: the stage's own, or the one that was restored from its backup (decision 83). The stage's own table and its
 * exports stay in the stack in both cases. Without them, the data stack could not be deployed before the app stack stops importing them.
 */
export class AppTable extends Construct {
  readonly tableName: string;
  readonly tableArn: string;
  readonly tableStreamArn: string | undefined;

  constructor(scope: Construct, id: string, { restoredTable, ...config }: AppTableProps) {
    super(scope, id);
    const own = new TableV2(this, 'Default', {
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
      deletionProtection: config.keepData,
      removalPolicy: removalOf(config),
    });
    ({ tableName: this.tableName, tableArn: this.tableArn, tableStreamArn: this.tableStreamArn } = own);
    if (!restoredTable) return;

    const stack = Stack.of(this);
    for (const imported of [own.tableName, own.tableArn, own.tableStreamArn]) stack.exportValue(imported);
    const { name, streamLabel } = restoredTable;
    this.tableName = name;
    this.tableArn = stack.formatArn({ service: 'dynamodb', resource: 'table', resourceName: name });
    this.tableStreamArn = `${this.tableArn}/stream/${streamLabel}`;
  }

  /** Grants a function access to some kinds of items, and sets the table's name in its environment. */
  grantTo(fn: AppFunction, rights: TableRights): void {
    const { index = [] } = rights;
    const allow = (actions: readonly string[], resource: string, leadingKeys: string[]) =>
      fn.addToRolePolicy(
        new PolicyStatement({
          actions: [...actions],
          resources: [resource],
          conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys } },
        }),
      );
    for (const right of ['load', 'query', 'check', 'put', 'update', 'remove'] as const) {
      const kinds = rights[right] ?? [];
      if (kinds.length > 0)
        allow(
          tableActions[right],
          this.tableArn,
          kinds.map((kind) => partitions[kind]),
        );
    }
    if (index.length > 0)
      allow(
        tableActions.query,
        `${this.tableArn}/index/${gsi1}`,
        index.map((kind) => indexPartitions[kind]),
      );
    // An explicit deny, so that no other grant can allow a function to change or remove an audit entry.
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
