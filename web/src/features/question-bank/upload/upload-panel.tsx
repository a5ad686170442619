import { Upload } from 'lucide-react';
import { maxUploadMegabytes, uploadKinds } from '#functions/domain/uploads/upload.ts';
import { type DragEvent, useRef, useState } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { Button } from '#web/ui/button.tsx';
import { mapSheetHint } from '../parameters/map-sheet-hint.ts';
import { droppedFile, manyFiles } from './dropped-file.ts';
import { SheetDownloads } from '../sheet-downloads.tsx';
import styles from './upload-panel.module.css';
import type { UploadControls } from './use-upload-flow.ts';

const accepted = uploadKinds.map((kind) => `.${kind}`).join();

interface UploadPanelProps {
  upload: UploadControls;
  /** The quiz whose live questions can be downloaded here. */
  quiz?: QuizView | undefined;
}

/** The place to choose or drop a sheet, and to download one to start from. */
export function UploadPanel({ upload, quiz }: UploadPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isBusy = upload.flow.step !== 'idle';
  const browse = () => {
    if (!input.current) return;
    input.current.value = ''; // so that the same file can be chosen again
    input.current.click();
  };
  // Otherwise the browser would open the dropped file in place of the page.
  const hover = (event: DragEvent) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = isBusy ? 'none' : 'copy';
    setIsOver(!isBusy);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (isBusy) return;
    const file = droppedFile(Array.from(event.dataTransfer.items));
    if (file) void upload.choose(file);
    else upload.reject(manyFiles);
  };
  return (
    <div
      role="group"
      aria-labelledby="upload-panel-title"
      data-drop-target={isOver || undefined}
      className={styles.zone}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setIsOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget) && !isBusy)
      }
      onDrop={drop}
    >
      <Upload aria-hidden="true" size={22} className={styles.icon} />
      <div className={styles.words}>
        <span id="upload-panel-title" className={styles.title}>
          Upload a question bank
        </span>
        <p className={styles.hint}>
          Drop an .xlsx, .xls or .csv file here, up to {maxUploadMegabytes} MB. You review it before anything is
          published. In an .xls file, struck-out text is not noticed: delete it first.
        </p>
        <p className={styles.hint}>{mapSheetHint}</p>
      </div>
      <SheetDownloads quiz={quiz} />
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void upload.choose(file);
        }}
      />
      <Button size="small" isDisabled={isBusy} onPress={browse}>
        Choose a file
      </Button>
    </div>
  );
}
