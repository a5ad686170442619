import { Button, type ButtonProps } from '#web/ui/button.tsx';

interface RowButtonProps extends Pick<ButtonProps, 'onPress' | 'isPending'> {
  action: string;
  /** The name of the row, for screen readers. */
  of: string;
}

/** A button in a row of a table: `Send again: Asha Rao` for screen readers. */
export function RowButton({ action, of, ...button }: RowButtonProps) {
  return (
    <Button size="small" aria-label={`${action}: ${of}`} {...button}>
      {action}
    </Button>
  );
}
