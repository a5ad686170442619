import type { AwsCall, AwsReply, Network } from './aws-calls.ts';

/**
 * What happens to one call of a command. `drop`: it never arrives. `lose-reply`: it is applied, and its reply is lost. `duplicate`: it
 * arrives twice. `delay`: it arrives after the retry of the command. `delay-reply`: its reply does. `throttle`, `conflict`: it is
 * refused once. `busy`, `contended`: it is refused, and all later ones are, too. `kill`, `kill-after`: the process dies before or
 * after it, and runs no more code.
 */
export const faultKinds = [
  'drop',
  'lose-reply',
  'duplicate',
  'delay',
  'delay-reply',
  'throttle',
  'busy',
  'conflict',
  'contended',
  'kill',
  'kill-after',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Whether this can happen to the call, and differs from another kind of fault there. */
export function applies(kind: FaultKind, { service, isWrite }: AwsCall): boolean {
  if (kind === 'drop' || kind === 'throttle' || kind === 'busy' || kind === 'kill' || kind === 'delay-reply')
    return true;
  if (!isWrite) return false;
  if (kind === 'conflict' || kind === 'contended') return service === 'dynamodb';
  // The client of SES never sends a call twice.
  return kind !== 'duplicate' || service !== 'email';
}

export interface FaultPlan {
  network: Network;
  /** Settles when a call is held, or the process has died. */
  held: Promise<'held'>;
  /** Lets a delayed call go on. */
  release(): void;
  /** Whether the call was made. */
  isMet(): boolean;
}

/** Records the calls of a command that runs without a fault. */
export function recorder(): { network: Network; calls: AwsCall[] } {
  const calls: AwsCall[] = [];
  return { calls, network: (call, send) => (calls.push(call), send()) };
}

/** The fault at the call with this number, from 0 on. */
export function faultAt(step: number, kind: FaultKind): FaultPlan {
  let number = 0;
  let isMet = false;
  let isDead = false;
  let hold: (word: 'held') => void = () => undefined;
  let release: () => void = () => undefined;
  const held = new Promise<'held'>((resolve) => (hold = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const never = () => new Promise<never>(() => undefined);

  async function meet(call: AwsCall, send: () => Promise<AwsReply>): Promise<AwsReply> {
    switch (kind) {
      case 'drop':
        throw connectionReset();
      case 'lose-reply':
        await send();
        throw connectionReset();
      case 'duplicate':
        await send();
        return send();
      case 'delay':
        hold('held');
        await released;
        return send();
      case 'delay-reply': {
        const reply = await send();
        hold('held');
        await released;
        return reply;
      }
      case 'throttle':
      case 'busy':
        return throttled(call);
      case 'conflict':
      case 'contended':
        return conflicted(call);
      case 'kill-after':
        await send();
        isDead = true;
        hold('held');
        return never();
      case 'kill':
        isDead = true;
        hold('held');
        return never();
    }
  }

  return {
    held,
    release: () => release(),
    isMet: () => isMet,
    network: (call, send) => {
      const at = number++;
      if (isDead) return never();
      const goesOn = kind === 'busy' || (kind === 'contended' && applies(kind, call));
      if (at !== step && !(goesOn && at > step)) return send();
      isMet = true;
      return meet(call, send);
    },
  };
}

const connectionReset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', name: 'Error' });

const json = (type: string, more: object = {}): AwsReply => ({
  statusCode: 400,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: Buffer.from(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: type, ...more })),
});

const xml = (statusCode: number, code: string, inner = `<Code>${code}</Code><Message>${code}</Message>`): AwsReply => ({
  statusCode,
  headers: { 'content-type': 'text/xml' },
  body: Buffer.from(`<Error>${inner}</Error>`),
});

function throttled({ service }: AwsCall): AwsReply {
  switch (service) {
    case 'dynamodb':
      return json('ThrottlingException');
    case 'cognito-idp':
      return json('TooManyRequestsException');
    case 's3':
      return xml(503, 'SlowDown');
    case 'email': {
      const told = '<Type>Sender</Type><Code>Throttling</Code><Message>Maximum sending rate exceeded.</Message>';
      return { ...xml(400, '', told), body: Buffer.from(`<ErrorResponse><Error>${told}</Error></ErrorResponse>`) };
    }
  }
}

function conflicted({ name, body }: AwsCall): AwsReply {
  if (name !== 'TransactWriteItems') return json('TransactionConflictException');
  const { TransactItems } = JSON.parse(body) as { TransactItems: unknown[] };
  const CancellationReasons = TransactItems.map((_, index) => ({ Code: index === 0 ? 'TransactionConflict' : 'None' }));
  return json('TransactionCanceledException', { CancellationReasons });
}
