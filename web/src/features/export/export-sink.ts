import { saveFile } from '#web/lib/workbook/save-file.ts';

/** What is written into a file. */
type Bit = string | Uint8Array<ArrayBuffer>;

/** Where a file goes, bit by bit. */
export interface ExportSink {
  write(bit: Bit): Promise<void>;
  /** Finishes the file. */
  close(): Promise<void>;
  /** Leaves nothing behind. */
  abort(): Promise<void>;
}

/** What Chromium has and the library of types does not. */
interface FilePicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<{
    createWritable(): Promise<{ write(bit: Bit): Promise<void>; close(): Promise<void>; abort(): Promise<void> }>;
  }>;
}

/**
 * A file: straight to a place on the disk where the browser can do that, else kept in parts until it is whole. Called in
 * the click itself, or the browser does not ask. `undefined`: the person chose no place.
 */
export async function openSink(name: string, type: string): Promise<ExportSink | undefined> {
  const { showSaveFilePicker } = window as unknown as FilePicker;
  if (!showSaveFilePicker) return inParts(name, type);
  try {
    const handle = await showSaveFilePicker({ suggestedName: name });
    const file = await handle.createWritable();
    return { write: (bit) => file.write(bit), close: () => file.close(), abort: () => file.abort() };
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return undefined;
    return inParts(name, type);
  }
}

function inParts(name: string, type: string): ExportSink {
  let parts: Blob[] = [];
  return {
    // A blob may be put on the disk; a long list of bits is not.
    write: async (bit) => void parts.push(new Blob([bit])),
    close: async () => saveFile(name, new Blob(parts, { type })),
    abort: async () => {
      parts = [];
    },
  };
}
