import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Confirms the erasure. It can only be left by logging out, because the account no longer exists. */
export function ErasedDialog({ kept }: { kept: readonly string[] }) {
  const { signOut, status } = useSession();
  return (
    <Dialog
      role="alertdialog"
      title="Your account has been erased"
      isOpen
      actions={
        <Button tone="primary" isPending={status === 'loading'} onPress={() => void signOut('/')}>
          Sign out
        </Button>
      }
    >
      <div className="mb-4 [&_p]:mb-2 [&_ul]:mx-0 [&_ul]:mt-0 [&_ul]:mb-4 [&_ul]:pl-5">
        <p>Your profile, your answers and your reports are gone.</p>
        {kept.length > 0 && (
          <>
            <p>This stays, and why:</p>
            <ul className="text-sm text-quiet">
              {kept.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </>
        )}
        <p>Thank you for having been with us. You are welcome to come back at any time, as a new person.</p>
      </div>
    </Dialog>
  );
}
