import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** `primary` is the one thing to do on a screen. */
  tone?: 'primary' | 'quiet' | 'danger' | 'plain' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'style'> &
  ButtonLook & { children: ReactNode };

export function Button({ tone = 'quiet', size = 'medium', className, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={classNames(styles.button, styles[tone], styles[size], className)}>
      <span className={styles.label}>{children}</span>
      {rest.isPending && <span className={styles.spinner} aria-hidden="true" />}
    </AriaButton>
  );
}
