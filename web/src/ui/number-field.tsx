import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { Text } from 'react-aria-components/Text';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

export type NumberFieldProps = Omit<
  AriaNumberFieldProps,
  'className' | 'children' | 'style' | 'isInvalid' | 'validationBehavior'
> & {
  label: string;
  description?: string | undefined;
  /** Shown instead of the browser's own complaint, and marks the field as wrong. */
  errorMessage?: string | undefined;
  className?: string | undefined;
};

/** A number with steppers. `onChange` gets NaN when the field was emptied. */
export function NumberField({ label, description, errorMessage, className, ...rest }: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      {...(errorMessage === undefined ? {} : { isInvalid: true, validationBehavior: 'aria' })}
      className={classNames(styles.field, className)}
    >
      <Label className={styles.label}>
        {label}
        {rest.isRequired && <span aria-hidden="true"> *</span>}
      </Label>
      <Group className={classNames(styles.group)}>
        <Input className={classNames(styles.input, styles.number)} />
        <Button slot="decrement" className={classNames(styles.stepper)}>
          <Minus aria-hidden="true" size={16} />
        </Button>
        <Button slot="increment" className={classNames(styles.stepper)}>
          <Plus aria-hidden="true" size={16} />
        </Button>
      </Group>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={classNames(styles.error)}>{errorMessage}</FieldError>
    </AriaNumberField>
  );
}
