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
import { stateWords } from './code-words.ts';
import { batchCodesQuery } from '../coupon-queries.ts';

type Shown = CodeState | 'every';
const atOnce = 100;

interface BatchCodesProps {
  batch: BatchView;
  /** Called with a sentence on what was done to a code. */
  onDone: (words: string) => void;
}

/** The codes of a batch, with downloads. The first codes are shown while the others are loading. */
export function BatchCodes({ batch: { batchId, label, active }, onDone }: BatchCodesProps) {
  const { codes, isWhole, error, retry } = useAllCodes(batchId);
  const [shown, setShown] = useState<Shown>('every');
  const [most, setMost] = useState(atOnce);
  const [dialog, setDialog] = useState<{ action: CodeAction; code: BatchCode }>();
  const [typed, setTyped] = useState('');
  const words = searchWords(typed);
  const isFound = (code: BatchCode) => (shown === 'every' || code.state === shown) && mayBeMeant(code, words);
  const found = codes?.filter(isFound) ?? [];
  const clear = () => {
    setTyped('');
    setShown('every');
  };
  return (
    <>
      <PagedList
        loading="Loading codes..."
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
                label="Find a code or a person"
                type="search"
                placeholder="Code, name or e-mail"
                value={typed}
                onChange={setTyped}
                maxLength={adminLimits.searchWords}
              />
              <SelectField
                label="Show"
                choices={choicesOf(codes, shown)}
                value={shown}
                onChange={setShown}
                description={isWhole ? undefined : `Counting: ${codes.length.toLocaleString('en-IN')} codes so far.`}
              />
              <div className="flex flex-wrap gap-2 self-end *:min-h-11">
                <Button size="small" isPending={!isWhole} onPress={() => void saveCsv(label, 'free', freeRows(codes))}>
                  CSV of free codes
                </Button>
                <Button size="small" isPending={!isWhole} onPress={() => void saveCsv(label, 'codes', codeRows(codes))}>
                  CSV of all codes
                </Button>
              </div>
            </div>
            <CodeTable
              label={label}
              rows={found.slice(0, most)}
              isBatchActive={active}
              onAction={(action, code) => setDialog({ action, code })}
              empty={
                <NothingFound words={nothingWords(words.length > 0 ? typed.trim() : '', isWhole)} onClear={clear} />
              }
            />
          </>
        )}
      </PagedList>
      {dialog && <CodeDialog {...dialog} batchId={batchId} onClose={() => setDialog(undefined)} onDone={onDone} />}
    </>
  );
}

/** Whether these words are in the code, or in the name or address of the person who redeemed it. */
function mayBeMeant({ code, person }: BatchCode, words: readonly string[]): boolean {
  return words.length === 0 || hasWords(foldText(`${code} ${person?.name ?? ''} ${person?.email ?? ''}`), words);
}

function nothingWords(typed: string, isWhole: boolean): string {
  const which = isWhole ? 'No code of this batch' : 'None of the codes loaded so far';
  return typed === ''
    ? `${which} is in this state.`
    : `${which} has “${typed}” in it, or in the name or e-mail address of its person.`;
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
  const every = { id: 'every', text: `All ${codes.length.toLocaleString('en-IN')} codes` } as const;
  const states = codeStates.flatMap((state) => {
    const count = codes.filter((code) => code.state === state).length;
    return count > 0 || state === shown
      ? [{ id: state, text: `${stateWords[state]}: ${count.toLocaleString('en-IN')}` }]
      : [];
  });
  return [every, ...states];
}
