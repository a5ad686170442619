import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** `primary` is the main action of a screen. */
  tone?: 'primary' | 'quiet' | 'danger' | 'plain' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled' | 'onClick'> &
  ButtonLook & {
    onPress?: (() => void) | undefined;
    isDisabled?: boolean | undefined;
    /** Busy: it keeps the focus, but ignores presses. */
    isPending?: boolean | undefined;
  };

export function Button({
  tone = 'quiet',
  size = 'medium',
  className,
  children,
  type = 'button',
  onPress,
  isDisabled,
  isPending = false,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent) => {
    if (isPending) event.preventDefault();
    else onPress?.();
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true })}
      className={classNames(styles.button, styles[tone], styles[size], className)}
      onClick={press}
    >
      <span className={classNames('inline-flex items-center justify-center gap-2', isPending && 'opacity-0')}>
        {children}
      </span>
      {isPending && (
        <span
          aria-hidden="true"
          className="absolute inset-0 m-auto size-5 animate-[turn_800ms_linear_infinite] rounded-[50%] border-[2.5px] border-current border-e-transparent motion-reduce:animate-none motion-reduce:[border-style:dotted] motion-reduce:border-e-current"
        />
      )}
    </button>
  );
}
