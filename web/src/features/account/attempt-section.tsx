import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/account/attempts.ts';
import { buttons, takeAssessment } from '#web/lib/words/ui.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Scene } from '#web/ui/figure/scene.tsx';
import empty from '#web/ui/figure/scenes/empty.svg?raw';
import { myAttemptsQuery } from './account-queries.ts';
import { AttemptLine } from './attempt-line.tsx';
import { AccountSection } from './account-section.tsx';

/** The person's attempts, newest first, each with its report. */
export function AttemptSection({ email }: { email: string }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(myAttemptsQuery);
  const attempts = data && [...data.attempts].sort((a, b) => b.startedAt - a.startedAt);
  return (
    <AccountSection title={words.title}>
      {error && (
        <>
          <Notice tone="danger" title={words.loadFailed}>
            <p>{error.message}</p>
          </Notice>
          <Button isPending={isFetching} onPress={() => void refetch()}>
            {buttons.tryAgain}
          </Button>
        </>
      )}
      {!attempts && !error && (
        <p role="status" className="min-h-64 w-full max-w-none border-t border-line pt-4 text-quiet">
          {words.loading}
        </p>
      )}
      {attempts && !error && attempts.length > 0 && (
        <ul aria-label={words.list} className="m-0 grid w-full list-none border-t border-line p-0">
          {attempts.map((attempt) => (
            <AttemptLine key={attempt.attemptId} attempt={attempt} email={email} now={dataUpdatedAt} />
          ))}
        </ul>
      )}
      {attempts?.length === 0 && !error && (
        <div className="grid w-full justify-items-center border-t border-b border-line px-4 py-8 text-center [&_p]:max-w-104">
          <Scene svg={empty} className="mb-4 w-[144px]" />
          <p>{words.none}</p>
          <ButtonLink to={paths.quizSelection} tone="primary">
            {takeAssessment}
          </ButtonLink>
        </div>
      )}
    </AccountSection>
  );
}
