import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type CardProps = ComponentPropsWithRef<'section'>;

/** A raised surface. Only for something to interact with: a form, a choice, a price. */
export function Card({ className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classNames('rounded-lg border border-line bg-surface p-[clamp(1.5rem,4vw,2rem)] shadow-1', className)}
    />
  );
}
