import { fileEnding, type ExportId, type ExportKind } from '#functions/domain/admin/export-order.ts';

/** The key of a finished file in the bucket of the exports. */
export const exportKeyOf = ({ by, exportId, kind }: ExportId & { kind: ExportKind }) =>
  `files/${by}/${exportId}.${fileEnding(kind)}`;
