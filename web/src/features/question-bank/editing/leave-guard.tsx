import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface LeaveGuardProps {
  isDirty: boolean;
  /** Whether unsaved edits will be restored. */
  isKept: boolean;
}

/** Asks before the person leaves the page with unsaved edits. */
export function LeaveGuard({ isDirty, isKept }: LeaveGuardProps) {
  const { isAsking, stay, leave } = useLeaveGuard(isDirty);
  const actions = (
    <>
      <Button onPress={leave}>Leave</Button>
      <Button tone="primary" onPress={stay}>
        Stay
      </Button>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      title="Leave with unsaved changes?"
      isOpen={isAsking}
      onOpenChange={stay}
      actions={actions}
    >
      <p>
        {isKept
          ? 'They are kept on this device, and are here when you come back. Candidates see them when you submit.'
          : 'This browser has no room to keep them: they are lost when the page is closed or loaded again.'}
      </p>
    </Dialog>
  );
}
