import type { ComponentPropsWithRef } from 'react';
import styles from './card.module.css';
import { classNames } from '#web/ui/class-names.ts';

type CardProps = ComponentPropsWithRef<'section'>;

/** A raised surface. Only for something to interact with: a form, a choice, a price. */
export function Card({ className, ...rest }: CardProps) {
  return <section {...rest} className={classNames(styles.card, className)} />;
}
