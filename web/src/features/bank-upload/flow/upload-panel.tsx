import { Upload } from 'lucide-react';
import { uploadKinds } from '#functions/domain/uploads/upload.ts';
import { type DragEvent, useRef, useState } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import * as words from '#web/lib/words/bank-upload/panel.ts';
import { Button } from '#web/ui/button.tsx';
import { SheetDownloads } from './sheet-downloads.tsx';

const accepted = uploadKinds.map((kind) => `.${kind}`).join();

interface UploadPanelProps {
  isBusy: boolean;
  /** Without a file: what was dropped is not one file. */
  onChoose: (file: File | undefined) => void;
  /** The quiz whose live questions can be downloaded here. */
  quiz?: QuizView | undefined;
}

/** The place to choose or drop a sheet, and to download one to start from. */
export function UploadPanel({ isBusy, onChoose, quiz }: UploadPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
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
    if (!isBusy) onChoose(droppedFile(Array.from(event.dataTransfer.items)));
  };
  return (
    <div
      role="group"
      aria-labelledby="upload-panel-title"
      data-drop-target={isOver || undefined}
      className="relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed border-line-strong px-4 py-3 data-drop-target:border-solid data-drop-target:border-focus data-drop-target:bg-info-surface"
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setIsOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget) && !isBusy)
      }
      onDrop={drop}
    >
      <Upload aria-hidden="true" size={22} className="mt-0.5 flex-none self-start text-quiet" />
      <div className="flex-[1_1_15rem]">
        <span id="upload-panel-title" className="font-semibold">
          {words.title}
        </span>
        <p className="m-0 text-quiet">{words.intro}</p>
        <p className="m-0 text-quiet">{words.mapSheetHint}</p>
      </div>
      <SheetDownloads quiz={quiz} />
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
        }}
      />
      <Button size="small" isDisabled={isBusy} onPress={browse}>
        {words.buttons.choose}
      </Button>
    </div>
  );
}

/** The dropped file; undefined if there is none, or several. */
function droppedFile([item, ...others]: DataTransferItem[]): File | undefined {
  if (item?.kind !== 'file' || others.length > 0 || item.webkitGetAsEntry()?.isDirectory) return undefined;
  return item.getAsFile() ?? undefined;
}
