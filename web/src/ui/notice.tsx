import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { buttons, error } from '#web/lib/words/ui.ts';

const tones = {
  info: 'border-info-line bg-info-surface text-info',
  success: 'border-success-line bg-success-surface text-success',
  warning: 'border-warning-line bg-warning-surface text-warning',
  danger: 'border-danger-line bg-danger-surface text-danger',
};

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface NoticeProps {
  tone: keyof typeof icons;
  title?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A message in the page. It is announced when it appears: errors at once, others at the next pause. */
export function Notice({ tone, title, className, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 rounded-md border px-4 py-3 leading-[1.5] wrap-anywhere',
        tones[tone],
        className,
      )}
    >
      <Icon aria-hidden="true" size={20} className="mt-0.5 flex-none self-start" />
      <div className="min-w-0 [&>:first-child]:mt-0 [&>:last-child]:mb-0">
        {title && <p className="m-0 font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

interface FailureProps {
  /** A command or a query, or the message itself. */
  of: { error: Error | null } | string | undefined;
  /** Words before the message. Absent: `Error: `, if it isn't the message itself. */
  before?: string | undefined;
  /** Absent if trying again cannot help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** The message of what has failed; nothing while nothing has. */
export function Failure({ of, before = typeof of === 'object' ? error : '', onRetry, isRetrying }: FailureProps) {
  const words = typeof of === 'object' ? of.error?.message : of;
  if (words === undefined) return null;
  return (
    <Notice tone="danger">
      <p>{`${before}${words}`}</p>
      {onRetry && (
        <Button size="small" onPress={onRetry} isPending={isRetrying} className="mt-2">
          {buttons.tryAgain}
        </Button>
      )}
    </Notice>
  );
}

/** A sentence on what was done; nothing until there is one. */
export function Done({ children }: { children: string | undefined }) {
  return (
    children !== undefined && (
      <Notice tone="success">
        <p>{children}</p>
      </Notice>
    )
  );
}
