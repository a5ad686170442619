import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import { requireBanner } from '#infra/constructs/bundling.ts';
import { importReceives } from '#infra/constructs/function-sizes.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';
import type { Uploads } from './uploads.ts';

export interface BankImportProps {
  config: StageConfig;
  table: AppTable;
  uploads: Uploads;
}

/** Reads each uploaded sheet in the background. */
export class BankImport extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { config, table, uploads }: BankImportProps) {
    super(scope, id);
    const handler = new AppFunction(this, 'import-bank', { ...config, bundling: { banner: requireBanner } });
    table.grantTo(handler, tableRights['import-bank']);
    uploads.grantRead(handler);
    uploads.work.feed(handler);
    handler.setEnv({ IMPORT_MAX_RECEIVES: String(importReceives) });
    this.deadLetters = uploads.work.deadLetters;
  }
}
