import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/account/data.ts';
import { Button } from '#web/ui/button.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { saveFile } from '#web/lib/workbook/save-file.ts';
import { AccountSection, Problem } from './account-section.tsx';
import { exportMyData } from '#functions/contract/account.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import type { PersonalData } from '#functions/contract/personal-data.ts';
import { call } from '#web/lib/api-client.ts';

const taskClass =
  'grid w-full justify-items-start gap-x-6 gap-y-3 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center [&_p]:m-0';

const timeLimitMs = 60_000;

/** Joins all pages of a person's stored data into one. */
async function exportAll(): Promise<PersonalData> {
  const { next, ...data } = await call(exportMyData, { query: {} }, { timeLimitMs });
  if (next === undefined) return data;
  const attempts = [...data.attempts];
  for (let from: string | undefined = next; from !== undefined;) {
    const page: Reply<typeof exportMyData> = await call(exportMyData, { query: { from } }, { timeLimitMs });
    attempts.push(...page.attempts);
    from = page.next;
  }
  return { ...data, attempts };
}

const fileName = 'truein-my-data.json';

/** Download and erasure of all stored data. */
export function DataSection({ userId }: { userId: string }) {
  const [isErasing, setIsErasing] = useState(false);
  const exporting = useMutation({
    mutationFn: exportAll,
    onSuccess: (data) => saveFile(fileName, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })),
  });
  return (
    <AccountSection title={words.title}>
      <div className={taskClass}>
        <p>
          <Tagged text={words.about} draw={{ privacy: (text) => <a href={paths.privacy}>{text}</a> }} />
        </p>
        <Button isPending={exporting.isPending} onPress={() => exporting.mutate()}>
          {words.exportData}
        </Button>
      </div>
      <p role="status" className="font-medium text-success empty:hidden">
        {exporting.isSuccess && words.exported(fileName)}
      </p>
      {exporting.error && <Problem>{words.exportFailed(exporting.error.message)}</Problem>}
      <div className={taskClass}>
        <p>{words.whatErasureDoes}</p>
        <Button className="text-danger" onPress={() => setIsErasing(true)}>
          {words.erase}
        </Button>
      </div>
      {isErasing && <EraseDialog userId={userId} onClose={() => setIsErasing(false)} />}
    </AccountSection>
  );
}
