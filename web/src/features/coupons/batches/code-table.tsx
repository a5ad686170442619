import type { ReactNode } from 'react';
import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { isReleasable, isSwitchable } from '#functions/domain/coupons/batch-code-state.ts';
import { type Column, DataTable, rowActions } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import * as words from '#web/lib/words/admin/coupon-batch.ts';
import { actions as verbs, uses } from '#web/lib/words/admin/coupons.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { Person } from '#web/ui/table/person.tsx';
import { RowButton } from '#web/ui/table/row-button.tsx';
import { AttemptLink, CodeStateCell } from '../coupon-cells.tsx';

export type CodeAction = 'deactivate' | 'activate' | 'release';

interface CodeTableProps {
  label: string;
  rows: readonly BatchCode[];
  /** An inactive batch makes all of its codes inactive. */
  isBatchActive: boolean;
  onAction: (action: CodeAction, code: BatchCode) => void;
  /** Shown if there is no code. */
  empty: ReactNode;
}

interface ActionsProps extends Pick<CodeTableProps, 'isBatchActive' | 'onAction'> {
  code: BatchCode;
}

/** Codes with their states and actions. */
export function CodeTable({ label, rows, isBatchActive, onAction, empty }: CodeTableProps) {
  const columns: Column<BatchCode>[] = [
    {
      title: lists.labels.code,
      cell: ({ code }) => (
        <span translate="no" className="wrap-anywhere tabular-nums">
          {code}
        </span>
      ),
    },
    { title: lists.labels.status, cell: (code) => <CodeStateCell code={code} /> },
    {
      title: lists.labels.person,
      className: 'min-w-40 max-w-80',
      cell: ({ state, person }) => (person || state === 'used' ? <Person person={person} /> : '–'),
    },
    { title: uses.redeemed, cell: ({ redeemedAt }) => (redeemedAt === undefined ? '–' : <Moment at={redeemedAt} />) },
    {
      title: lists.attempts.attempt,
      cell: ({ person, attemptId }) => <AttemptLink userId={person?.userId} attemptId={attemptId} />,
    },
    { ...rowActions, cell: (code) => <Actions code={code} isBatchActive={isBatchActive} onAction={onAction} /> },
  ];
  return (
    <DataTable caption={words.codesOf(label)} columns={columns} rows={rows} rowKey={({ code }) => code} empty={empty} />
  );
}

function Actions({ code, isBatchActive, onAction }: ActionsProps) {
  return (
    <span className="flex justify-end gap-2 max-sm:justify-start">
      {actionsOf(code, isBatchActive).map((action) => (
        <RowButton key={action} action={verbs[action]} of={code.code} onPress={() => onAction(action, code)} />
      ))}
    </span>
  );
}

function actionsOf({ state, isDeactivated }: BatchCode, isBatchActive: boolean): CodeAction[] {
  const actions: CodeAction[] = isReleasable(state) ? ['release'] : [];
  if (!isSwitchable(state)) return actions;
  if (isDeactivated) return [...actions, 'activate'];
  return isBatchActive && state !== 'expired' ? [...actions, 'deactivate'] : actions;
}
