import type { OperationName } from '#functions/contract/api.ts';
import type { AwsCall } from './aws-calls.ts';
import type { FaultKind } from './fault-plan.ts';
import type { FaultWorld, Prepared } from './fault-world.ts';

/** One command of the product, for the table of faults. */
export interface CommandRow {
  name: string;
  /** The cell of the table in docs/states.md, if the command has one. */
  documented?: string;
  operation?: OperationName;
  /** The handler's file, for a command that no request starts. */
  worker?: string;
  /** Makes what the command is about. */
  prepare: (world: FaultWorld) => Promise<Prepared>;
  /** Time between a try and its retry. 0: the same moment, as when a browser sends a request again. */
  retryAfterMs?: number;
  /**
   * Faults after which the outside world is uncertain: `judge` then says what is wrong with the changes, instead of a comparison with
   * those of the single run.
   */
  uncertain?: {
    at: (kind: FaultKind, calls: readonly AwsCall[], step: number) => boolean;
    judge: (changes: readonly string[]) => string | undefined;
  };
  /** Whether a changed item is left behind by a try that was overtaken: nothing refers to it. */
  isLeftover?: (line: string, lines: readonly string[]) => boolean;
  /** The refusal that the run without faults gets, for a command that is refused and still writes. */
  refusedAs?: string;
  /** The refusal that a retry may get for a command that was carried out; else it gets the reply of the first try. */
  mayBeTold?: string;
  /** Fields that count the tries themselves, and so may differ. */
  mayDiffer?: readonly string[];
}

type Sent = Parameters<FaultWorld['request']>[1];
type Kind = Omit<CommandRow, 'operation' | 'worker' | 'prepare'>;

/** A command that a browser sends: that of an admin unless `sent` has a token. */
export const request = (
  operation: OperationName,
  kind: Kind,
  sent: (world: FaultWorld) => Sent | Promise<Sent>,
): CommandRow => ({
  ...kind,
  operation,
  prepare: async (world) => world.request(operation, { token: world.admin, ...(await sent(world)) }),
});

/** What a worker does, whose event comes again after a minute unless `kind` says otherwise. `worker`: its file's name. */
export const work = (worker: string, kind: Kind, prepare: CommandRow['prepare']): CommandRow => ({
  retryAfterMs: 60_000,
  ...{ ...kind, worker, prepare },
});
