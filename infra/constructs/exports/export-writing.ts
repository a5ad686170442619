import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import { exportReceives } from '#infra/constructs/function-sizes.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';
import type { Exports } from './exports.ts';

export interface ExportWritingProps {
  config: StageConfig;
  table: AppTable;
  exports: Exports;
}

/** Writes the file of each export that an admin orders. */
export class ExportWriting extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { config, table, exports }: ExportWritingProps) {
    super(scope, id);
    const handler = new AppFunction(this, 'write-export', config);
    table.grantTo(handler, tableRights['write-export']);
    exports.grantWrite(handler);
    exports.work.feed(handler);
    handler.setEnv({ EXPORT_MAX_RECEIVES: String(exportReceives) });
    this.deadLetters = exports.work.deadLetters;
  }
}
