import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import type { ButtonLook } from './button.tsx';

export type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook;

/** A link of the router that looks like a button. Apart from Button, whose library the public pages can do without. */
export function ButtonLink({ tone = 'quiet', size = 'medium', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.button, styles[tone], styles[size], className)}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
