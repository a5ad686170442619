import { useState } from 'react';
import { grantResume } from '#functions/contract/admin/attempts/grants.ts';
import { call } from '#web/lib/api-client.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import type { GrantDialogProps } from './grant-time-dialog.tsx';
import { newGrantId } from './new-grant-id.ts';
import { useAct } from './use-act.ts';

export function GrantResumeDialog({ attempt, onClose, onDone }: GrantDialogProps) {
  const { userId, attemptId, remaining } = attempt;
  const [grantId] = useState(newGrantId);
  const act = useAct(
    (reason) => call(grantResume, { params: { userId, attemptId }, body: { grantId, reason } }),
    (standing) => {
      onDone(`Granted one more resume: ${standing.remaining} are left.`);
      onClose();
    },
  );
  return (
    <ReasonDialog
      title={`Grant ${attempt.name || 'this person'} one more resume`}
      action="Grant a resume"
      onClose={onClose}
      {...act}
    >
      <p style={{ margin: 0 }}>
        {remaining} are left now. Each time the page is entered again or the tab is left, one is used; the last one
        closes the attempt.
      </p>
    </ReasonDialog>
  );
}
