import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

export type TextFieldProps = Omit<
  AriaTextFieldProps,
  'className' | 'children' | 'style' | 'isInvalid' | 'validationBehavior'
> & {
  label: string;
  description?: string | undefined;
  /** Shown instead of the browser's own complaint, and marks the field as wrong. */
  errorMessage?: string | undefined;
  multiline?: boolean | undefined;
  rows?: number | undefined;
  placeholder?: string | undefined;
  className?: string | undefined;
};

export function TextField({
  label,
  description,
  errorMessage,
  multiline,
  rows = 5,
  placeholder,
  className,
  ...rest
}: TextFieldProps) {
  const shared = { className: classNames(styles.input), ...(placeholder === undefined ? {} : { placeholder }) };
  return (
    <AriaTextField
      {...rest}
      {...(errorMessage === undefined ? {} : { isInvalid: true, validationBehavior: 'aria' })}
      className={classNames(styles.field, className)}
    >
      <Label className={styles.label}>
        {label}
        {rest.isRequired && <span aria-hidden="true"> *</span>}
      </Label>
      {multiline ? <TextArea {...shared} rows={rows} /> : <Input {...shared} />}
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={classNames(styles.error)}>{errorMessage}</FieldError>
    </AriaTextField>
  );
}
