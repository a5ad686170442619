import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { bankSheet, mapSheet } from '#functions/domain/banks/bank-sheet.ts';
import { mapSheetName } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import * as words from '#web/lib/words/bank-upload/panel.ts';
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
  const download = useMutation({
    mutationFn: async (ofQuiz: QuizView | undefined) => {
      const [questions, map] = ofQuiz
        ? await Promise.all([queries.fetchQuery(bankQuery(ofQuiz)), queries.fetchQuery(bankMapQuery(ofQuiz))])
        : [[], []];
      const file = await writeXlsx([
        { name: words.sheetName, rows: bankSheet(questions, quiz?.quizId ?? 1) },
        ...(ofQuiz ? [{ name: mapSheetName, rows: mapSheet(map, questions) }] : []),
      ]);
      saveFile(ofQuiz ? `quiz-${ofQuiz.quizId}-version-${ofQuiz.version}.xlsx` : 'template.xlsx', file);
    },
  });
  const { isPending, variables, error } = download;
  return (
    <div className="flex flex-wrap justify-end gap-x-2 gap-y-0 max-sm:order-1 max-sm:basis-full max-sm:justify-start">
      <Button tone="plain" size="small" onPress={() => download.mutate(undefined)} isPending={isPending && !variables}>
        <Download aria-hidden="true" size={15} />
        <span>{words.buttons.template}</span>
      </Button>
      {quiz && (
        <Button tone="plain" size="small" onPress={() => download.mutate(quiz)} isPending={isPending && !!variables}>
          <Download aria-hidden="true" size={15} />
          <span>{words.buttons.bank}</span>
        </Button>
      )}
      {error && (
        <p role="alert" className="m-0 basis-full text-danger">
          {words.notMade(error.message)}
        </p>
      )}
    </div>
  );
}
