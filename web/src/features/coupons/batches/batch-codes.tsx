import { useEffect, useEffectEvent, useState } from 'react';
import type { BatchCode, BatchView } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { codeStates, type CodeState } from '#functions/domain/coupons/batch-code-state.ts';
import { foldText, hasWords, searchWords } from '#functions/domain/text/search-words.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { Button } from '#web/ui/button.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { codeRows, freeRows, saveCsv } from './batch-csv.ts';
import { CodeDialog } from './code-dialog.tsx';
import { type CodeAction, CodeTable } from './code-table.tsx';
import * as words from '#web/lib/words/admin/coupon-batch.ts';
import { noMatch } from '#web/lib/words/admin/lists.ts';
import { batchCodesQuery } from '../coupon-queries.ts';

type Shown = CodeState | 'every';
const atOnce = 100;

interface BatchCodesProps {
  batch: BatchView;
  /** Called with a sentence on what was done to a code. */
  onDone: (done: string) => void;
}

/** The codes of a batch, with downloads. The first codes are shown while the others are loading. */
export function BatchCodes({ batch: { batchId, label, active }, onDone }: BatchCodesProps) {
  const { codes, isWhole, error, retry } = useAllCodes(batchId);
  const [shown, setShown] = useState<Shown>('every');
  const [most, setMost] = useState(atOnce);
  const [dialog, setDialog] = useState<{ action: CodeAction; code: BatchCode }>();
  const [typed, setTyped] = useState('');
  const wanted = searchWords(typed);
  const isFound = (code: BatchCode) => (shown === 'every' || code.state === shown) && mayBeMeant(code, wanted);
  const found = codes?.filter(isFound) ?? [];
  const clear = () => {
    setTyped('');
    setShown('every');
  };
  return (
    <>
      <PagedList
        list={{
          rows: codes,
          error,
          reload: retry,
          hasMore: found.length > most,
          loadMore: () => setMost(most + atOnce),
        }}
      >
        {(codes) => (
          <>
            <div className="grid max-w-300 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] items-start gap-x-6 gap-y-3">
              <TextField
                label={words.find.label}
                type="search"
                placeholder={words.find.placeholder}
                value={typed}
                onChange={setTyped}
                maxLength={adminLimits.searchWords}
              />
              <SelectField
                label={words.find.show}
                choices={choicesOf(codes, shown)}
                value={shown}
                onChange={setShown}
                description={isWhole ? undefined : words.soFar(codes.length.toLocaleString('en-IN'))}
              />
              <div className="flex flex-wrap gap-2 self-end">
                <Button size="small" isPending={!isWhole} onPress={() => void saveCsv(label, 'free', freeRows(codes))}>
                  {words.downloads.free}
                </Button>
                <Button size="small" isPending={!isWhole} onPress={() => void saveCsv(label, 'codes', codeRows(codes))}>
                  {words.downloads.all}
                </Button>
              </div>
            </div>
            <CodeTable
              label={label}
              rows={found.slice(0, most)}
              isBatchActive={active}
              onAction={(action, code) => setDialog({ action, code })}
              empty={<NothingFound words={isWhole ? noMatch : words.noMatchYet} onClear={clear} />}
            />
          </>
        )}
      </PagedList>
      {dialog && <CodeDialog {...dialog} batchId={batchId} onClose={() => setDialog(undefined)} onDone={onDone} />}
    </>
  );
}

/** Whether these words are in the code, or in the name or address of the person who redeemed it. */
function mayBeMeant({ code, person }: BatchCode, wanted: readonly string[]): boolean {
  return wanted.length === 0 || hasWords(foldText(`${code} ${person?.name ?? ''} ${person?.email ?? ''}`), wanted);
}

/** Loads page after page until all codes are there. */
function useAllCodes(batchId: string) {
  const {
    rows: codes,
    error,
    hasMore,
    isLoadingMore,
    isReloading,
    loadMore,
    reload,
  } = usePages(batchCodesQuery(batchId), (page) => page.codes);
  const isFetching = isLoadingMore || isReloading;
  const loadNext = useEffectEvent(loadMore);
  useEffect(() => {
    if (hasMore && !isFetching && !error) loadNext();
  }, [hasMore, isFetching, error]);
  return { codes, isWhole: codes !== undefined && !hasMore, error, retry: codes ? loadMore : reload };
}

/** The states that occur, each with its number of codes; and the chosen one. */
function choicesOf(codes: readonly BatchCode[], shown: Shown): { id: Shown; text: string }[] {
  const every = { id: 'every', text: words.allCodes(codes.length.toLocaleString('en-IN')) } as const;
  const states = codeStates.flatMap((state) => {
    const count = codes.filter((code) => code.state === state).length;
    return count > 0 || state === shown
      ? [{ id: state, text: words.codesIn(words.states[state], count.toLocaleString('en-IN')) }]
      : [];
  });
  return [every, ...states];
}
