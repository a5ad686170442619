import { endpointsOf } from '#functions/contract/endpoint.ts';
import * as account from '#functions/contract/account.ts';
import * as reports from '#functions/contract/reports/report.ts';

/** The operations of the access `account`, apart from the others so that its function's bundle contains no more. */
export const accountOperations = endpointsOf('account', { ...account, ...reports });
