import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { productAlarms } from '../constructs/product-alarms.ts';
import { AppApi } from '../constructs/app-api.ts';
import { ApiSecret } from '../constructs/api-secret.ts';
import { ApiFunctions } from '../constructs/api-functions.ts';
import { BankImport } from '#infra/constructs/uploads/uploads.ts';
import { ExportWriting } from '#infra/constructs/exports/exports.ts';
import { MailEvents } from '#infra/constructs/mail/mail.ts';
import { FileRemoval, ReportDelivery } from '#infra/constructs/reports/report-delivery.ts';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import { SignInClient } from '#infra/constructs/sign-in/sign-in-client.ts';
import { SiteFiles } from '#infra/constructs/site/site-files.ts';
import { Site } from '#infra/constructs/site/site.ts';
import { UploadOrigin } from '#infra/constructs/uploads/upload-origin.ts';
import { failedCallsQueue } from '#infra/constructs/work-queue.ts';
import { inlineHashes, withPrevious, type InlineHashes } from '#infra/inline-hashes.ts';
import { StageDashboard } from '#infra/constructs/dashboard.ts';
import { serviceAlarms } from '#infra/constructs/service-alarms.ts';
import { StageBudget } from '#infra/constructs/stage-budget.ts';
import type { DataStack } from './data-stack.ts';

export interface AppStackProps {
  config: StageConfig;
  data: DataStack;
  /** ARN of the site's firewall, in the stages that have one. */
  firewallArn: string | undefined;
  /** Folder of the built site. */
  siteFiles: string;
  /** Hashes of the documents that are deployed now. */
  previousInline: InlineHashes;
}

/**
 * The parts that a deploy may replace. The order follows the addresses that they need: the API, the site in front of it, the sign-in
 * client that returns to the site, and last the routes that accept this client's tokens.
 */
export class AppStack extends Stack {
  readonly distributionId: string;
  readonly distributionDomain: string;

  constructor(scope: Construct, id: string, { config, data, firewallArn, siteFiles, previousInline }: AppStackProps) {
    super(scope, id, { env: { region: config.region }, tags: { product: 'truein', stage: config.stage } });

    const inline = inlineHashes(siteFiles);
    // The next release reads them from the deployed template.
    this.templateOptions.metadata = { inlineHashes: inline };
    const api = new AppApi(this, 'api', config);
    const apiSecret = new ApiSecret(this, 'api-secret', config);
    const site = new Site(this, 'site', {
      config,
      api,
      apiSecret,
      directory: data.directory,
      uploads: data.uploads,
      firewallArn,
      inline: withPrevious(inline, previousInline),
    });
    this.distributionId = site.distributionId;
    this.distributionDomain = site.distributionDomain;
    new UploadOrigin(this, 'upload-origin', { config, uploads: data.uploads, siteOrigin: site.origin });
    const signIn = new SignInClient(this, 'sign-in', { directory: data.directory, siteOrigin: site.origin });
    const files = new SiteFiles(this, 'site-files', {
      config,
      site,
      directory: data.directory,
      signIn,
      folder: siteFiles,
    });

    const functions = new ApiFunctions(this, 'functions', { config, data, signIn, apiSecret });
    api.addContractRoutes(functions.byAccess, signIn);

    // The pages call these routes and functions, so they are deployed last.
    files.waitFor(api, functions);

    const shared = { config, table: data.table };
    const importing = new BankImport(this, 'bank-import', { ...shared, uploads: data.uploads });
    const exporting = new ExportWriting(this, 'export-writing', { ...shared, exports: data.exports });
    const delivery = new ReportDelivery(this, 'report-delivery', {
      ...shared,
      reports: data.reports,
      mail: data.mail,
      site,
    });
    // Missed runs expire after a day, because the next run does the same work.
    const missedRuns = failedCallsQueue(this, 'missed-runs', Duration.days(1));
    const scheduled = { ...shared, missedRuns };
    const sweep = new ScheduledFunction(this, 'sweep', { ...scheduled, name: 'sweep' });
    const reconciliation = new ScheduledFunction(this, 'report-reconciliation', {
      ...scheduled,
      name: 'reconcile-reports',
    });
    const fileRemoval = new FileRemoval(this, 'file-removal', { ...shared, reports: data.reports });
    const mailEvents = new MailEvents(this, 'mail-events', { ...shared, mail: data.mail });

    const unsavedAnswers = api.countUnsavedAnswers();
    const { alarms } = new AlarmTopic(this, 'alarms', config.mail.alarmsTo, [
      ...productAlarms({
        api,
        sweeping: sweep.handler,
        reconciling: reconciliation.handler,
        deadLetters: {
          import: importing.deadLetters,
          export: exporting.deadLetters,
          delivery: delivery.deadLetters,
          mailEvents: mailEvents.deadLetters,
          fileRemoval: fileRemoval.deadLetters,
          missedRuns,
        },
        reports: delivery,
        contactNotMailed: functions.byAccess.public.countLines('contact-not-mailed'),
        unsavedAnswers,
        aroundSite: functions.aroundSite,
      }),
      ...serviceAlarms({
        tableName: data.table.tableName,
        userPool: { id: data.directory.userPoolId, clientId: signIn.userPoolClientId },
        pipes: [delivery.pipeName, fileRemoval.pipeName],
      }),
    ]);
    new StageDashboard(this, 'dashboard', { api, unsavedAnswers, reconciling: reconciliation.handler, alarms });
    new StageBudget(this, 'budget', {
      limit: config.monthlyBudget,
      recipient: config.mail.alarmsTo ?? config.mail.contactTo,
    });

    new CfnOutput(this, 'SiteOrigin', { value: site.origin });
    // The target of the DNS record for the stage's own domain.
    new CfnOutput(this, 'DistributionDomain', { value: site.distributionDomain });
    // For the smoke test: this address must refuse requests.
    new CfnOutput(this, 'ApiOrigin', { value: `https://${api.host}` });
  }
}
