import { useQueryClient } from '@tanstack/react-query';
import { type BatchCode, releaseBatchCode, updateBatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { type CodeAction, codeVerbs } from './code-table.tsx';
import { batchCodesQuery, replaceCode } from '../coupon-queries.ts';

interface CodeDialogProps {
  batchId: string;
  action: CodeAction;
  code: BatchCode;
  onClose: () => void;
  onDone: (words: string) => void;
}

/** Asks for the reason, and applies an action to one code. */
export function CodeDialog({ batchId, action, code, onClose, onDone }: CodeDialogProps) {
  const queries = useQueryClient();
  const { queryKey } = batchCodesQuery(batchId);
  const verb = codeVerbs[action];
  return (
    <CommandDialog
      title={`${verb} code ${code.code}`}
      action={verb}
      send={(reason) => send(batchId, action, code, reason)}
      onDone={(now) => {
        queries.setQueryData(queryKey, (pages) => replaceCode(pages, now));
        onDone(doneWords(action, now));
      }}
      onClose={onClose}
      // Reload after a refusal, because the code differs from what was shown; a success updates the list itself.
      reloads={(refusal) => (refusal ? [queryKey] : [])}
      isFinal={isOver}
    >
      <p className="m-0">{aboutOf(action, code)}</p>
    </CommandDialog>
  );
}

/** Whether the code differs from what was shown: the reloaded list shows the possible actions. */
export function isOver(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'already-started' || code === 'revision-conflict' || code === 'not-found';
}

async function send(batchId: string, action: CodeAction, { code, person, redeemedAt }: BatchCode, reason: string) {
  const params = { batchId, code };
  if (action !== 'release') return call(updateBatchCode, { params, body: { active: action === 'activate', reason } });
  if (!person || redeemedAt === undefined) throw new Error('Nobody holds this code.');
  return call(releaseBatchCode, { params, body: { userId: person.userId, redeemedAt, reason } });
}

const nameOf = ({ person }: BatchCode) => person?.name || person?.email || 'the person who has it';

function aboutOf(action: CodeAction, code: BatchCode): string {
  if (action === 'activate') return 'It can be redeemed again, on the terms of its batch.';
  if (action === 'release') {
    return `The code is taken back from ${nameOf(code)}, who has not started, and can be redeemed by anyone who has it. Deactivate it first if nobody is to use it.`;
  }
  return code.state === 'redeemed'
    ? `${nameOf(code)} has redeemed it and may still start. Nobody else can redeem it if it is released.`
    : 'Nobody can redeem it from then on. The other codes of the batch stay as they are.';
}

/** The outcome in words: a person may have redeemed the code a moment before. */
function doneWords(action: CodeAction, now: BatchCode): string {
  if (action === 'release') {
    return `Released code ${now.code}: ${now.isDeactivated ? 'it is deactivated' : 'it can be redeemed again'}.`;
  }
  if (action === 'activate') return `Activated code ${now.code}.`;
  return now.state === 'redeemed'
    ? `Deactivated code ${now.code}. ${nameOf(now)} has redeemed it and may still start; release it to take it back.`
    : `Deactivated code ${now.code}.`;
}
