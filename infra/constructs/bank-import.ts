import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AppFunction } from './app-function.ts';
import type { AppTable } from './app-table.ts';
import { requireBanner } from './bundling.ts';
import { tableRights } from './table-rights.ts';
import { importReceives, type Uploads } from './uploads.ts';

export interface BankImportProps {
  config: StageConfig;
  table: AppTable;
  uploads: Uploads;
}

/** Reads each uploaded sheet. */
export class BankImport extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { config, table, uploads }: BankImportProps) {
    super(scope, id);
    const handler = new AppFunction(this, 'import-bank', { ...config, bundling: { banner: requireBanner } });
    table.grantTo(handler, tableRights['import-bank']);
    uploads.grantRead(handler);
    uploads.work.feed(handler);
    handler.setEnv({ IMPORT_MOST_RECEIVES: String(importReceives) });
    this.deadLetters = uploads.work.deadLetters;
  }
}
