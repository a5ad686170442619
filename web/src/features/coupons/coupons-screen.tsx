import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminLimits } from '#functions/contract/text-limits.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { batchLink, quizLink } from '#web/lib/admin/admin-links.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { Done, Failure, Notice } from '#web/ui/notice.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { FilterPanel } from '#web/ui/table/filter-panel.tsx';
import { QuizChoice } from '#web/ui/form/quiz-choice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { couponsQuery, couponQuery } from './coupon-queries.ts';
import { CouponTable, type RowDialog } from './coupon-table.tsx';
import { CreateBatchDialog, CreateCouponDialog } from './terms/create-dialogs.tsx';
import { TermsDialog } from './terms/terms-dialogs.tsx';
import { UsesDialog } from './uses/uses-dialog.tsx';
import { codeOf } from '#web/lib/api-problem.ts';
import * as words from '#web/lib/words/admin/coupons.ts';
import { noMatchYet } from '#web/lib/words/admin/lists.ts';
import { Tagged } from '#web/ui/tagged.tsx';

interface CouponsScreenProps {
  quiz: QuizView;
  quizzes: readonly QuizView[];
  onChoose: (quizId: number) => void;
  /** The words that filter the list; '' for all. */
  typed: string;
  onFind: (typed: string) => void;
}

/** Codes have no spaces. */
const isOneCode = (typed: string) => typed !== '' && !/\s/.test(typed) && typed.length <= 64;

export function CouponsScreen({ quiz, quizzes, onChoose, typed, onFind }: CouponsScreenProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<RowDialog | { kind: 'create' | 'create-batch' }>();
  const [done, setDone] = useState<string>();
  const [draft, setDraft] = useState({ of: typed, text: typed });
  // Other words in the address replace those in the field.
  if (draft.of !== typed) setDraft({ of: typed, text: typed });
  const coupons = usePages(couponsQuery(quiz.quizId, typed), (page) => page.entries);
  const isListed = coupons.rows?.some((row) => row.kind === 'coupon' && row.coupon.code === typed) === true;
  const close = () => setDialog(undefined);
  const openBatch = (batchId: string) => void navigate(batchLink(batchId));
  const actions = (
    <>
      <Button size="small" onPress={() => setDialog({ kind: 'create-batch' })}>
        {words.createBatch.title}
      </Button>
      <Button size="small" tone="primary" onPress={() => setDialog({ kind: 'create' })}>
        {words.create.title}
      </Button>
    </>
  );
  return (
    <AdminPage title={words.title} about={words.about} actions={!quiz.archived && actions}>
      <FilterPanel
        label={words.title}
        action={words.find.action}
        onSubmit={() => onFind(draft.text)}
        onClear={() => onFind('')}
      >
        <QuizChoice quizzes={quizzes} shownId={quiz.quizId} onChoose={onChoose} />
        <TextField
          label={words.find.label}
          type="search"
          value={draft.text}
          onChange={(text) => setDraft({ of: typed, text })}
          maxLength={adminLimits.searchWords}
        />
      </FilterPanel>
      {quiz.archived && (
        <Notice tone="info">
          <p>
            <Tagged
              text={words.archived(quiz.name, quiz.quizId)}
              draw={{ unarchive: (text) => <Link to={quizLink(quiz.quizId)}>{text}</Link> }}
            />
          </p>
        </Notice>
      )}
      {isOneCode(typed) && !isListed && <FoundCoupon code={typed} onOpen={setDialog} />}
      <Done>{done}</Done>
      <PagedList list={coupons}>
        {(rows) => (
          <CouponTable
            rows={rows}
            empty={
              typed === '' ? (
                words.none(quiz.name)
              ) : (
                <NothingFound
                  words={coupons.hasMore ? noMatchYet : words.noMatch(quiz.name, typed)}
                  onClear={() => onFind('')}
                />
              )
            }
            onOpen={setDialog}
          />
        )}
      </PagedList>
      {dialog?.kind === 'create' && (
        <CreateCouponDialog
          quizId={quiz.quizId}
          onClose={close}
          onCreated={({ code }) => {
            setDone(words.created(code));
            close();
          }}
        />
      )}
      {dialog?.kind === 'create-batch' && (
        <CreateBatchDialog quizId={quiz.quizId} onClose={close} onCreated={({ batchId }) => openBatch(batchId)} />
      )}
      {(dialog?.kind === 'change' || dialog?.kind === 'activation') && (
        <TermsDialog {...dialog} onClose={close} onChanged={setDone} />
      )}
      {dialog?.kind === 'uses' && <UsesDialog code={dialog.code} onClose={close} />}
    </AdminPage>
  );
}

/** The coupon with exactly this code, of any quiz or batch; nothing if there is none. */
function FoundCoupon({ code, onOpen }: { code: string; onOpen: (dialog: RowDialog) => void }) {
  const { data, error } = useQuery(couponQuery(code));
  if (data)
    return (
      <CouponTable caption={words.find.found} rows={[{ kind: 'coupon', coupon: data }]} empty="" onOpen={onOpen} />
    );
  if (!error || codeOf(error) === 'not-found' || codeOf(error) === 'invalid-input') return null;
  return <Failure of={{ error }} />;
}
