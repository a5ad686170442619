import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { bankSheet, mapSheet } from '#functions/domain/banks/bank-sheet.ts';
import { mapSheetName } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import { saveFile } from '#web/lib/workbook/save-file.ts';
import { writeXlsx } from '#web/lib/workbook/write-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { bankMapQuery, bankQuery } from '#web/features/bank/bank-queries.ts';

interface SheetDownloadsProps {
  /** The quiz whose live questions can be downloaded; absent if there is none. */
  quiz?: QuizView | undefined;
}

/**
 * Sheets to start from: an empty one with the right columns, and the live questions. Both can be uploaded unchanged: the template has
 * no sheet of parameters, because an empty one would remove the live notes.
 */
export function SheetDownloads({ quiz }: SheetDownloadsProps) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'template' | 'bank'>();
  const [problem, setProblem] = useState<string>();
  const save = async (what: 'template' | 'bank') => {
    setBusy(what);
    setProblem(undefined);
    try {
      const ofQuiz = what === 'bank' ? quiz : undefined;
      const [questions, map] = ofQuiz
        ? await Promise.all([queries.fetchQuery(bankQuery(ofQuiz)), queries.fetchQuery(bankMapQuery(ofQuiz))])
        : [[], []];
      const file = await writeXlsx([
        { name: 'Questions', rows: bankSheet(questions, quiz?.quizId ?? 1) },
        ...(ofQuiz ? [{ name: mapSheetName, rows: mapSheet(map, questions) }] : []),
      ]);
      saveFile(what === 'bank' && quiz ? `quiz-${quiz.quizId}-version-${quiz.version}.xlsx` : 'template.xlsx', file);
    } catch (error) {
      setProblem(`The file could not be made. ${error instanceof Error ? error.message : ''}`.trim());
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className="flex flex-wrap justify-end gap-x-2 gap-y-0 max-sm:order-1 max-sm:basis-full max-sm:justify-start">
      <Button tone="plain" size="small" onPress={() => void save('template')} isPending={busy === 'template'}>
        <Download aria-hidden="true" size={15} /> Download template
      </Button>
      {quiz && (
        <Button tone="plain" size="small" onPress={() => void save('bank')} isPending={busy === 'bank'}>
          <Download aria-hidden="true" size={15} /> Download current bank
        </Button>
      )}
      {problem && (
        <p role="alert" className="m-0 basis-full text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
