import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { useConfirmDiscard } from '#web/ui/use-confirm-discard.tsx';
import type { Use } from './column-uses.ts';
import { MappingColumns } from './mapping-columns.tsx';
import { MappingPlaces, type Places } from './mapping-places.tsx';
import { needsMapping, type UploadPreview } from '../flow/upload-preview.ts';
import type { Mapping } from '../flow/use-upload.ts';

interface MappingDialogProps {
  preview: UploadPreview;
  onMap: (mapping: Mapping) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** Chooses the meaning of each column, and the sheet to read. */
export function MappingDialog({ preview: { upload }, onMap, onDone, onClose }: MappingDialogProps) {
  const form = useId();
  const [changed, setChanged] = useState<Record<string, Use>>({});
  const [remember, setRemember] = useState(true);
  const { mutate, isPending, error } = useMutation({ mutationFn: onMap });
  const { close, confirmation } = useConfirmDiscard(onClose, Object.keys(changed).length > 0);
  const sheet = upload.sheet ?? 0;
  const headerRow = upload.headerRow ?? 1;
  const uses = Object.fromEntries(upload.columns.map(({ letter, use }) => [letter, changed[letter] ?? use]));
  const seen = upload.staging === undefined ? {} : { staging: upload.staging };
  /** Keeps decisions on rows, scores and names; those on columns and headers depend on the chosen place. */
  const chosen = (columns: Record<string, Use>, places: Places): Mapping['choices'] => {
    const { sheet: _sheet, headerRow: _row, ...kept } = upload.choices ?? {};
    return { ...kept, ...places, columns };
  };
  // Another sheet or header has other columns, so the file is read again before they are mapped.
  const look = (places: Places) => {
    setChanged({});
    mutate({ choices: chosen({}, places), remember: false, ...seen });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate({ choices: chosen(uses, { sheet, headerRow }), remember, ...seen }, { onSuccess: onDone });
  };
  const hasQuestion = Object.values(uses).includes('question');
  const actions = (
    <>
      <Button onPress={close}>Close</Button>
      <Button tone="primary" type="submit" form={form} isPending={isPending} isDisabled={!hasQuestion}>
        Use these columns
      </Button>
    </>
  );
  return (
    <Dialog title="Map columns" size="large" isOpen isDismissable={false} onOpenChange={close} actions={actions}>
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 text-[0.875rem]">
        <Failure of={{ error }} />
        {needsMapping(upload) && (
          <p className="m-0">
            No header says which column holds the questions. Say what each column means; the others are left out.
          </p>
        )}
        <MappingPlaces upload={upload} onChange={look} />
        <MappingColumns
          columns={upload.columns}
          uses={uses}
          onChange={(letter, use) => setChanged({ ...changed, [letter]: use })}
        />
        <label className="flex min-h-8.5 items-center gap-2 [&_input]:size-4.5 [&_input]:accent-focus">
          <input type="checkbox" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
          <span>Remember this for the next uploads, of all admins</span>
        </label>
        {!hasQuestion && (
          <p role="status" className="m-0 font-medium text-warning">
            One column must be “Question”.
          </p>
        )}
      </form>
      {confirmation}
    </Dialog>
  );
}
