import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { decideUpload } from '#functions/usecases/uploads/decide-upload.ts';
import type { Engine } from '#test/support/engine/make-engine.ts';
import { uploadTo } from './upload-to.ts';

/** Uploads a file and has it read, then read again with these choices if given. @returns what is staged. */
export async function readUpload(
  engine: Engine,
  file: Buffer,
  { name = 'bank.xlsx', choices }: { name?: string | undefined; choices?: Partial<SheetChoices> | undefined } = {},
) {
  const { uploadId, state } = await uploadTo(engine, file, name);
  if (choices) await decideUpload(engine.ports, { uploadId, choices: { columns: {}, ...choices }, remember: false });
  const upload = await state();
  const [view, defects] = upload?.staging
    ? await Promise.all([engine.ports.uploads.getView(uploadId), engine.ports.uploads.getDefects(uploadId, 0)])
    : [];
  return { uploadId, upload, map: view?.map, asks: view?.findings?.asks ?? [], defects: defects ?? [] };
}

export const blocking = <T extends { severity: string }>(defects: readonly T[]) =>
  defects.filter(({ severity }) => severity === 'error');
