import { useQueryClient } from '@tanstack/react-query';
import { type BatchCode, releaseBatchCode, updateBatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import * as words from '#web/lib/words/admin/coupon-batch.ts';
import { actions, done, titles } from '#web/lib/words/admin/coupons.ts';
import { nameOf } from '#web/lib/words/admin/lists.ts';
import type { CodeAction } from './code-table.tsx';
import { batchCodesQuery, replaceCode } from '../coupon-queries.ts';

interface CodeDialogProps {
  batchId: string;
  action: CodeAction;
  code: BatchCode;
  onClose: () => void;
  onDone: (done: string) => void;
}

/** Asks for the reason, and applies an action to one code. */
export function CodeDialog({ batchId, action, code, onClose, onDone }: CodeDialogProps) {
  const queries = useQueryClient();
  const { queryKey } = batchCodesQuery(batchId);
  return (
    <CommandDialog
      title={titles[action](code.code)}
      action={actions[action]}
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
  if (!person || redeemedAt === undefined) throw new Error(words.notRedeemed);
  return call(releaseBatchCode, { params, body: { userId: person.userId, redeemedAt, reason } });
}

function aboutOf(action: CodeAction, code: BatchCode): string {
  if (action === 'activate') return words.activateAbout;
  if (action === 'release') return words.releaseAbout(nameOf(code.person));
  return code.state === 'redeemed' ? words.isRedeemed(nameOf(code.person)) : words.deactivateAbout;
}

/** The outcome in words: a person may have redeemed the code a moment before. */
function doneWords(action: CodeAction, now: BatchCode): string {
  if (action === 'release') return (now.isDeactivated ? words.releaseDoneDeactivated : words.releaseDone)(now.code);
  const isStillUsed = action === 'deactivate' && now.state === 'redeemed';
  return isStillUsed ? `${done[action](now.code)} ${words.isRedeemed(nameOf(now.person))}` : done[action](now.code);
}
