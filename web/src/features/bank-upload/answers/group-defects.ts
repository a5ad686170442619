import type { DefectView } from '#functions/contract/admin/uploads/uploads.ts';
import { titles } from '#web/lib/words/bank-upload/defects.ts';

type Kind = DefectView['kind'];
type Severity = DefectView['severity'];

export interface DefectGroup {
  kind: Kind;
  severity: Severity;
  title: string;
  defects: DefectView[];
}

/** Groups by kind, in the given order: the most severe first. */
export function groupDefects(defects: readonly DefectView[]): DefectGroup[] {
  const groups = new Map<Kind, DefectGroup>();
  for (const defect of defects) {
    const { kind, severity } = defect;
    const group = groups.get(kind) ?? { kind, severity, title: titles[kind], defects: [] };
    group.defects.push(defect);
    groups.set(kind, group);
  }
  return [...groups.values()];
}
