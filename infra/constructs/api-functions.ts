import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Access } from '#functions/contract/endpoint.ts';
import type { StageConfig } from '../config.ts';
import type { ApiSecret } from './api-secret.ts';
import { AppFunction, type AppFunctionProps } from './app-function.ts';
import type { AppTable } from './app-table.ts';
import { hotBundling } from './bundling.ts';
import type { Directory } from '#infra/constructs/sign-in/directory.ts';
import type { Mail } from '#infra/constructs/mail/mail.ts';
import type { Reports } from '#infra/constructs/reports/reports.ts';
import type { Exports } from '#infra/constructs/exports/exports.ts';
import type { SignInClient } from '#infra/constructs/sign-in/sign-in-client.ts';
import { Release } from './release.ts';
import { total } from './service-alarms.ts';
import { tableRights } from './table-rights.ts';
import type { Uploads } from '#infra/constructs/uploads/uploads.ts';

export interface ApiFunctionsProps {
  config: StageConfig;
  data: { table: AppTable; uploads: Uploads; reports: Reports; exports: Exports; directory: Directory; mail: Mail };
  /** The sign-in client whose tokens the functions accept. */
  signIn: SignInClient;
  /** Secret by which the functions recognise requests that came through the site. */
  apiSecret: ApiSecret;
}

/** One function for each access of the contract, each with the rights of that access. */
export class ApiFunctions extends Construct {
  readonly byAccess: Record<Access, AppFunction>;
  /** Requests a minute that did not come through the site. */
  readonly aroundSite: IMetric;

  constructor(scope: Construct, id: string, { config, data, signIn, apiSecret }: ApiFunctionsProps) {
    super(scope, id);
    const { table, uploads, reports, exports, directory, mail } = data;

    const make = (name: `${Access}-api`, own: Pick<AppFunctionProps, 'bundling'> = {}) => {
      const fn = new AppFunction(this, name, { ...config, ...own });
      table.grantTo(fn, tableRights[name]);
      apiSecret.passTo(fn);
      return fn;
    };
    const visitor = make('public-api');
    mail.grantSendToOffice(visitor);

    const candidate = make('candidate-api', { bundling: hotBundling });

    const account = make('account-api');
    reports.grantDownload(account);
    reports.grantErase(account);
    directory.grantErase(account);

    const admin = make('admin-api');
    uploads.grantPresign(admin);
    exports.grantOrder(admin);
    reports.grantDownload(admin);

    for (const fn of [candidate, account, admin]) signIn.passTo(fn);
    this.byAccess = { public: visitor, candidate, account, admin };
    const all = Object.values(this.byAccess);
    this.aroundSite = total(all.map((fn) => fn.countLines('not-through-site')));
    const release = new Release(this, 'release', config);
    for (const fn of all) fn.releaseBy(release);
  }
}
