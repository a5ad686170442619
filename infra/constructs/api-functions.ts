import { Construct } from 'constructs';
import type { Access } from '#functions/contract/endpoint.ts';
import type { StageConfig } from '../config.ts';
import type { ApiSecret } from './api-secret.ts';
import { AppFunction } from './app-function.ts';
import type { AppTable } from './app-table.ts';
import { hotBundling } from './bundling.ts';
import type { Directory } from '#infra/constructs/sign-in/directory.ts';
import type { Mail } from '#infra/constructs/mail/mail.ts';
import type { Reports } from '#infra/constructs/reports/reports.ts';
import type { Exports } from '#infra/constructs/exports/exports.ts';
import type { SignInClient } from '#infra/constructs/sign-in/sign-in-client.ts';
import { Release } from './release.ts';
import { tableRights } from './table-rights.ts';
import type { Uploads } from '#infra/constructs/uploads/uploads.ts';

export interface ApiFunctionsProps {
  config: StageConfig;
  data: { table: AppTable; uploads: Uploads; reports: Reports; exports: Exports; directory: Directory; mail: Mail };
  /** The sign-in client whose tokens the functions accept. */
  signIn: SignInClient;
  /** Secret by which all of them know requests that came through the site. */
  apiSecret: ApiSecret;
}

/** One function for each access of the contract, each with the rights of that access. */
export class ApiFunctions extends Construct {
  readonly byAccess: Record<Access, AppFunction>;

  constructor(scope: Construct, id: string, { config, data, signIn, apiSecret }: ApiFunctionsProps) {
    super(scope, id);
    const { table, uploads, reports, exports, directory, mail } = data;

    const visitor = new AppFunction(this, 'public-api', config);
    table.grantTo(visitor, tableRights['public-api']);
    mail.grantSendToOffice(visitor);

    const candidate = new AppFunction(this, 'candidate-api', { ...config, bundling: hotBundling });
    table.grantTo(candidate, tableRights['candidate-api']);
    signIn.tell(candidate);

    const account = new AppFunction(this, 'account-api', config);
    table.grantTo(account, tableRights['account-api']);
    reports.grantHandOut(account);
    reports.grantErase(account);
    directory.grantErase(account);
    signIn.tell(account);

    const admin = new AppFunction(this, 'admin-api', config);
    table.grantTo(admin, tableRights['admin-api']);
    uploads.grantPresign(admin);
    exports.grantOrder(admin);
    reports.grantHandOut(admin);
    signIn.tell(admin);

    for (const fn of [visitor, candidate, account, admin]) apiSecret.tell(fn);

    const release = new Release(this, 'release', config);
    for (const fn of [visitor, candidate, account, admin]) fn.releaseBy(release);

    this.byAccess = { public: visitor, candidate, account, admin };
  }
}
