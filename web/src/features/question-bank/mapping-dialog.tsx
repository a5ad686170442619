import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Use } from './column-uses.ts';
import { MappingColumns } from './mapping-columns.tsx';
import styles from './mapping-dialog.module.css';
import { needsMapping, type UploadPreview } from './upload-flow.ts';
import type { Mapping } from './upload-work.ts';

interface MappingDialogProps {
  preview: UploadPreview;
  /** Returns what went wrong, if something did. */
  onMap: (mapping: Mapping) => Promise<string | undefined>;
  onDone: () => void;
  onClose: () => void;
}

const headerChoices = [
  { id: '0', text: 'No header: the first row is a question' },
  ...Array.from({ length: 50 }, (_, index) => ({ id: String(index + 1), text: `Row ${index + 1}` })),
];

/** What each column of the sheet means, and which sheet it is. */
export function MappingDialog({ preview: { upload }, onMap, onDone, onClose }: MappingDialogProps) {
  const form = useId();
  const [changed, setChanged] = useState<Record<string, Use>>({});
  const [remember, setRemember] = useState(true);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sheet = upload.sheet ?? 0;
  const headerRow = upload.headerRow ?? 1;
  const uses = Object.fromEntries(upload.columns.map(({ letter, use }) => [letter, changed[letter] ?? use]));
  const seen = upload.staging === undefined ? {} : { staging: upload.staging };
  const chosen = (columns: Record<string, Use>, at: { sheet: number; headerRow?: number }): Mapping['choices'] => {
    const { sheets, headerRow: _row, ...kept } = upload.choices ?? {};
    const row = at.headerRow === undefined ? {} : { headerRow: at.headerRow };
    return { ...kept, sheets: sheets && sheets[0] === at.sheet ? sheets : [at.sheet], ...row, columns };
  };
  const send = async (mapping: Mapping): Promise<boolean> => {
    setIsPending(true);
    const found = await onMap(mapping);
    setIsPending(false);
    setProblem(found);
    return found === undefined;
  };
  // Another sheet or header has other columns: they are looked at before they are mapped.
  const look = (at: { sheet: number; headerRow?: number }) => {
    setChanged({});
    void send({ choices: chosen({}, at), remember: false, ...seen });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && (await send({ choices: chosen(uses, { sheet, headerRow }), remember, ...seen }))) onDone();
  };
  const kept = upload.sheets.flatMap(({ name, rows }, index) =>
    rows === undefined ? [] : [{ id: String(index), text: `${name} (${rows.toLocaleString('en-IN')} rows)` }],
  );
  const left = upload.sheets.filter(({ rows }) => rows === undefined);
  const hasQuestion = Object.values(uses).includes('question');
  const actions = (
    <>
      <Button onPress={onClose}>Close</Button>
      <Button tone="primary" type="submit" form={form} isPending={isPending} isDisabled={!hasQuestion}>
        Use these columns
      </Button>
    </>
  );
  return (
    <Dialog title="Map columns" size="large" isOpen isDismissable={false} onOpenChange={onClose} actions={actions}>
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
        {problem && (
          <Notice tone="danger">
            <p>{problem}</p>
          </Notice>
        )}
        {needsMapping(upload) && (
          <p className={styles.intro}>
            No header says which column holds the questions. Say what each column means; the others are left out.
          </p>
        )}
        <div className={styles.where}>
          {kept.length > 1 && (
            <SelectField
              label="Sheet"
              choices={kept}
              value={String(sheet)}
              onChange={(id) => look({ sheet: Number(id) })}
            />
          )}
          <SelectField
            label="Header"
            choices={
              headerRow > 50 ? [...headerChoices, { id: String(headerRow), text: `Row ${headerRow}` }] : headerChoices
            }
            value={String(headerRow)}
            onChange={(id) => look({ sheet, headerRow: Number(id) })}
          />
        </div>
        {left.length > 0 && (
          <ul className={styles.left}>
            {left.map(({ name, problem: why }) => (
              <li key={name}>
                Sheet “{name}” can’t be chosen: {why}
              </li>
            ))}
          </ul>
        )}
        <MappingColumns
          columns={upload.columns}
          uses={uses}
          onChange={(letter, use) => setChanged({ ...changed, [letter]: use })}
        />
        <label className={styles.remember}>
          <input type="checkbox" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
          <span>Remember this for the next uploads, of all admins</span>
        </label>
        {!hasQuestion && (
          <p role="status" className={styles.missing}>
            One column must be “Question”.
          </p>
        )}
      </form>
    </Dialog>
  );
}
