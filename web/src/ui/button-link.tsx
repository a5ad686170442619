import type { ComponentPropsWithRef } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import type { ButtonLook } from './button.tsx';

export type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'href'> & ButtonLook & { to: string };

/** A link that looks like a button. */
export function ButtonLink({ to, tone = 'quiet', size = 'medium', className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} href={to} className={classNames(styles.button, styles[tone], styles[size], className)}>
      <span className="inline-flex items-center justify-center gap-2">{children}</span>
    </a>
  );
}
