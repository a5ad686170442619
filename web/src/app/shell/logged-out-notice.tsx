import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Shown to a person who has logged out while the server could not be reached. */
export function LoggedOutNotice() {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <Notice
      tone="info"
      title="You are logged out on this device"
      className="fixed inset-x-(--gutter) bottom-[max(1rem,env(safe-area-inset-bottom))] z-(--layer-overlay) mx-auto max-w-136 shadow-2"
    >
      <p>
        There is no connection just now. As soon as this site has one again, within the next 24 hours, your session is
        closed on our side, too.
      </p>
      <Button size="small" onPress={() => setIsRead(true)}>
        OK
      </Button>
    </Notice>
  );
}
