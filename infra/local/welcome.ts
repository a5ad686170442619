import { sampleCoupons } from './seed/coupons.ts';
import { sampleAccounts } from './settings.ts';

/** The text that is printed after the start. */
export function welcome(origin: string): string {
  const coupons = sampleCoupons.map(
    ({ code, discountPercentage, maxUses }) => `${code} (${discountPercentage} % off${maxUses === 1 ? ', once' : ''})`,
  );
  return `
TrueIn runs at ${origin}

  Sign in as   ${sampleAccounts.candidate.email}, or any other address
               ${sampleAccounts.admin.email} for the question bank
  Coupons      ${coupons.join(', ')}
  Mails        ${origin}/_local/inbox
  API          ${origin}/_local/openapi.json

Stop it with Ctrl-C. The data is kept until you delete it with "npm run reset".`;
}
