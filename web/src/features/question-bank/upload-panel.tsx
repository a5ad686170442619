import { Upload } from 'lucide-react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { Button } from '#web/ui/button.tsx';
import { type DroppedItem, droppedFile, manyFiles } from './dropped-file.ts';
import styles from './upload-panel.module.css';
import type { UploadControls } from './use-upload-flow.ts';

const accepted = ['.xlsx', '.xls', '.csv'];

/** Where a sheet is chosen or dropped. */
export function UploadPanel({ upload }: { upload: UploadControls }) {
  const isBusy = upload.flow.step !== 'idle';
  const choose = (file: File | null | undefined) => {
    if (file) void upload.choose(file);
  };
  const drop = async (items: DroppedItem[]) => {
    const file = await droppedFile(items);
    if (file === undefined) upload.reject(manyFiles);
    else choose(file);
  };
  return (
    <DropZone isDisabled={isBusy} onDrop={({ items }) => void drop(items)} className={styles.zone ?? ''}>
      <Upload aria-hidden="true" size={22} className={styles.icon} />
      <div className={styles.words}>
        <Text slot="label" className={styles.title ?? ''}>
          Upload a question bank
        </Text>
        <p className={styles.hint}>
          Drop an .xlsx, .xls or .csv file here, up to 10 MB. You review it before anything is published.
        </p>
      </div>
      <FileTrigger acceptedFileTypes={accepted} onSelect={(files) => choose(files?.[0])}>
        <Button size="small" isDisabled={isBusy}>
          Choose a file
        </Button>
      </FileTrigger>
    </DropZone>
  );
}
