import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

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
      <div className="[&>:first-child]:mt-0 [&>:last-child]:mb-0">
        {title && <p className="m-0 font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
