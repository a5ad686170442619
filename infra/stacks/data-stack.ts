import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AppTable } from '../constructs/app-table.ts';
import { Directory } from '#infra/constructs/sign-in/directory.ts';
import { Mail } from '#infra/constructs/mail/mail.ts';
import { Exports } from '#infra/constructs/exports/exports.ts';
import { Reports } from '#infra/constructs/reports/reports.ts';
import { Uploads } from '#infra/constructs/uploads/uploads.ts';

/** The parts that must outlive a deploy: records, files, people, and the verified mail address. They do not refer to the app stack. */
export class DataStack extends Stack {
  readonly table: AppTable;
  readonly uploads: Uploads;
  readonly reports: Reports;
  readonly exports: Exports;
  readonly directory: Directory;
  readonly mail: Mail;

  constructor(scope: Construct, id: string, { config }: { config: StageConfig }) {
    super(scope, id, {
      env: { region: config.region },
      terminationProtection: config.keepData,
      tags: { product: 'truein', stage: config.stage },
    });
    this.table = new AppTable(this, 'table', config);
    this.uploads = new Uploads(this, 'uploads', config);
    this.reports = new Reports(this, 'reports', config);
    this.exports = new Exports(this, 'exports', config);
    this.directory = new Directory(this, 'directory', config);
    this.mail = new Mail(this, 'mail', config.mail);

    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    // For `npm run person -- erase`.
    new CfnOutput(this, 'ReportsBucket', { value: this.reports.bucketName });
    new CfnOutput(this, 'UserPoolId', { value: this.directory.userPoolId });
    new CfnOutput(this, 'GoogleRedirectUri', { value: `https://${this.directory.signInHost}/oauth2/idpresponse` });
  }
}
