import type { ReactNode } from 'react';
import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { isReleasable, isSwitchable } from '#functions/domain/coupons/batch-code-state.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable, rowActions } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { AttemptLink, CodeStateCell, Person } from '../coupon-cells.tsx';

export const codeVerbs = { deactivate: 'Deactivate', activate: 'Activate', release: 'Release' } as const;
export type CodeAction = keyof typeof codeVerbs;

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
      title: 'Code',
      cell: ({ code }) => (
        <span translate="no" className="wrap-anywhere tabular-nums">
          {code}
        </span>
      ),
    },
    { title: 'Status', cell: (code) => <CodeStateCell code={code} /> },
    {
      title: 'Person',
      className: 'min-w-40 max-w-80',
      cell: ({ state, person }) => (person || state === 'used' ? <Person person={person} /> : '–'),
    },
    { title: 'Redeemed', cell: ({ redeemedAt }) => (redeemedAt === undefined ? '–' : <Moment at={redeemedAt} />) },
    {
      title: 'Attempt',
      cell: ({ person, attemptId }) => <AttemptLink userId={person?.userId} attemptId={attemptId} />,
    },
    {
      ...rowActions,
      cell: (code) => <Actions code={code} isBatchActive={isBatchActive} onAction={onAction} />,
    },
  ];
  return (
    <DataTable caption={`Codes of ${label}`} columns={columns} rows={rows} rowKey={({ code }) => code} empty={empty} />
  );
}

function Actions({ code, isBatchActive, onAction }: ActionsProps) {
  return (
    <span className="flex justify-end gap-2 max-sm:justify-start">
      {actionsOf(code, isBatchActive).map((action) => (
        <Button
          key={action}
          size="small"
          aria-label={`${codeVerbs[action]} ${code.code}`}
          onPress={() => onAction(action, code)}
        >
          {codeVerbs[action]}
        </Button>
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
