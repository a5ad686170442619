import * as z from 'zod/mini';
import { account, type Deployment } from '../assembly/resolve.ts';
import { askEngine, passedOn, type Answer } from '../network/forward.ts';
import type { SignedRequest } from '../access/signature.ts';
import { openThrottle } from '../edge/throttle.ts';
import { limits } from './limits.ts';
import type { SignedService } from './signed-service.ts';

const identity = z.object({ EmailIdentity: z.string() });

/** SES: the inbox behind the policies of whoever sends. Only a verified address may send. */
export function sesService({
  endpoint,
  region,
  deployment,
}: {
  endpoint: string;
  region: string;
  deployment: Deployment;
}): SignedService {
  const verified = deployment
    .ofType('AWS::SES::EmailIdentity')
    .map(({ properties }) => identity.parse(properties).EmailIdentity);
  const arn = (resource: string) => `arn:aws:ses:${region}:${account}:${resource}`;
  const formOf = ({ body }: SignedRequest) => new URLSearchParams(body.toString('utf8'));
  const identityOf = (address: string) =>
    verified.find((each) => each === address || each === address.split('@')[1]) ?? address;

  const isVerified = (address: string) => verified.includes(identityOf(address));
  const throttle = openThrottle({ rate: limits.sendRate, burst: limits.sendRate });

  return {
    accessDenied: { status: 403, code: 'AccessDenied' },
    attempted(request) {
      const form = formOf(request);
      const from = senderOf(form);
      const set = form.get('ConfigurationSetName');
      const context = { 'ses:FromAddress': from };
      const action = `ses:${form.get('Action')}`;
      const resources = [`identity/${identityOf(from)}`, ...(set ? [`configuration-set/${set}`] : [])];
      return resources.map((resource) => ({ action, resource: arn(resource), context }));
    },
    refuse,
    async answer(request) {
      const from = senderOf(formOf(request));
      if (!isVerified(from))
        return refuse(
          400,
          'MessageRejected',
          `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${from}`,
        );
      if (!throttle()) return refuse(400, 'Throttling', 'Maximum sending rate exceeded.');
      return askEngine(`${endpoint}/`, { ...request, headers: passedOn(request.headers) });
    },
  };
}

/** The address in the mail's From, unless the call names another. */
function senderOf(form: URLSearchParams): string {
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString('utf8');
  const from = form.get('Source') ?? /^From:(.*(?:\r?\n[ \t].*)*)/im.exec(raw)?.[1] ?? '';
  return (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim();
}

function refuse(status: 400 | 403, code: string, message: string): Answer {
  const body = `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;
  return { status, headers: { 'content-type': 'text/xml' }, body: Buffer.from(body) };
}
