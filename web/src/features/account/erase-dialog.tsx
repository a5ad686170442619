import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { eraseMe } from '#functions/contract/account.ts';
import { keptAfterErasure } from '#functions/domain/words/kept-after-erasure.ts';
import { call } from '#web/lib/api-client.ts';
import { useSession } from '#web/lib/session/session.ts';
import * as words from '#web/lib/words/account/data.ts';
import { buttons } from '#web/lib/words/ui.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFocusWrong } from '#web/ui/form/refuse-invalid.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { myAttemptsQuery } from './account-queries.ts';
import { forgetOnDevice } from './forget-on-device.ts';
import { Problem } from './account-section.tsx';

const confirmation = 'ERASE';

/** Lists what is deleted and what is kept, and asks for a word that no one types by mistake. */
export function EraseDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const form = useId();
  const focusWrong = useFocusWrong();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const attempts = useQuery({ ...myAttemptsQuery, enabled: false }).data?.attempts ?? [];
  const erasure = useMutation({
    mutationFn: () => call(eraseMe, { body: { confirmation } }, { timeLimitMs: 60_000, userId }),
    onSuccess: () => forgetOnDevice({ userId, attemptIds: attempts.map(({ attemptId }) => attemptId) }),
  });

  if (erasure.data) return <ErasedDialog kept={erasure.data.kept} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (erasure.isPending) return;
    const isMeant = typed.trim().toUpperCase() === confirmation;
    setProblem(isMeant ? undefined : words.pleaseType(confirmation));
    if (isMeant) erasure.mutate();
    else focusWrong(event.currentTarget);
  };
  return (
    <Dialog
      role="alertdialog"
      title={words.sure}
      isOpen
      onOpenChange={() => !erasure.isPending && onClose()}
      actions={
        <>
          <Button isDisabled={erasure.isPending} onPress={onClose}>
            {buttons.cancel}
          </Button>
          <Button tone="danger" type="submit" form={form} isPending={erasure.isPending}>
            {words.erase}
          </Button>
        </>
      }
    >
      <div className="mb-4 [&_p]:mb-2 [&_ul]:mx-0 [&_ul]:mt-0 [&_ul]:mb-4 [&_ul]:pl-5">
        <p>{words.willDelete}</p>
        <ul>
          {words.deleted.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <Kept what={keptAfterErasure} />
        <p>{words.wantCopy}</p>
      </div>
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={words.typeToConfirm(confirmation)}
          value={typed}
          onChange={setTyped}
          errorMessage={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
        />
        {erasure.error && <Problem>{words.eraseFailed(erasure.error.message)}</Problem>}
      </form>
    </Dialog>
  );
}

/** Confirms the erasure. It can only be left by logging out, because the account no longer exists. */
function ErasedDialog({ kept }: { kept: readonly string[] }) {
  const { signOut, status } = useSession();
  return (
    <Dialog
      role="alertdialog"
      title={words.erased.title}
      isOpen
      actions={
        <Button tone="primary" isPending={status === 'loading'} onPress={() => void signOut('/')}>
          {words.erased.logOut}
        </Button>
      }
    >
      <div className="mb-4 [&_p]:mb-2 [&_ul]:mx-0 [&_ul]:mt-0 [&_ul]:mb-4 [&_ul]:pl-5">
        <p>{words.erased.text}</p>
        {kept.length > 0 && <Kept what={kept} />}
        <p>{words.erased.thanks}</p>
      </div>
    </Dialog>
  );
}

/** What is kept after an erasure. */
function Kept({ what }: { what: readonly string[] }) {
  return (
    <>
      <p>{words.kept}</p>
      <ul className="text-sm text-quiet">
        {what.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
