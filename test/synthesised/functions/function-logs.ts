import type { Access } from '../access/access.ts';
import { account } from '../assembly/resolve.ts';
import type { FunctionSettings } from './function-settings.ts';

interface FunctionLogsOptions {
  access: Access;
  region: string;
  /** Gets the lines that may be written. */
  onLine(fn: FunctionSettings, line: string): void;
}

/** Writes the lines of functions as Lambda does, by the rights of their roles: a line that may not be written is lost. */
export function openFunctionLogs({ access, region, onLine }: FunctionLogsOptions) {
  const allowed = new Map<string, Promise<boolean>>();

  async function mayWrite({ roleArn, logGroup }: FunctionSettings): Promise<boolean> {
    const resource = `arn:aws:logs:${region}:${account}:log-group:${logGroup}:log-stream:here`;
    const refusals = ['logs:CreateLogStream', 'logs:PutLogEvents'].map((action) =>
      access.refusal({ role: roleArn }, { action, resource, context: {} }),
    );
    return (await Promise.all(refusals)).every((refusal) => refusal === undefined);
  }

  return (fn: FunctionSettings, line: string): void => {
    const known = allowed.get(fn.arn) ?? mayWrite(fn);
    allowed.set(fn.arn, known);
    void known.then((may) => may && onLine(fn, line));
  };
}
