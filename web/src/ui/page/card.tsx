import type { ComponentPropsWithRef } from 'react';
import styles from './card.module.css';
import { classNames } from '#web/ui/class-names.ts';

type CardProps = ComponentPropsWithRef<'section'>;

/** A raised sheet. Only for what can be picked up: a form, a choice, a price. */
export function Card({ className, ...rest }: CardProps) {
  return <section {...rest} className={classNames(styles.card, className)} />;
}
