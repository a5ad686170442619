import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { batchLink, quizLink } from '#web/lib/admin/admin-links.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { Done, Failure, Notice } from '#web/ui/notice.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { QuizChoice } from '#web/ui/form/quiz-choice.tsx';
import type { FinderValue } from '#web/ui/form/use-suggestions.ts';
import { CouponDialogs, type OpenDialog } from './coupon-dialogs.tsx';
import { couponsQuery, couponQuery } from './coupon-queries.ts';
import { CouponTable, type CouponActions } from './coupon-table.tsx';
import { FindCoupon } from './find-coupon.tsx';
import { FindUses } from './uses/find-uses.tsx';
import type { Terms } from './terms/terms-dialogs.tsx';
import { codeOf } from '#web/lib/api-problem.ts';

interface CouponsScreenProps {
  quiz: QuizView;
  quizzes: readonly QuizView[];
  onChoose: (quizId: number) => void;
  /** The words that filter the list; '' for all. */
  words: string;
  onFind: (words: string) => void;
  /** Shows the codes of a person. */
  onFindUses: (whose: FinderValue) => void;
}

/** Codes have no spaces. */
const isOneCode = (words: string) => words !== '' && !/\s/.test(words) && words.length <= 64;

export function CouponsScreen({ quiz, quizzes, onChoose, words, onFind, onFindUses }: CouponsScreenProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [done, setDone] = useState<string>();
  const coupons = usePages(couponsQuery(quiz.quizId, words), (page) => page.entries);
  const isListed = coupons.rows?.some((row) => row.kind === 'coupon' && row.coupon.code === words) === true;
  const rowActions = {
    onChange: (terms: Terms) => setDialog({ kind: 'change', terms }),
    onActivation: (terms: Terms) => setDialog({ kind: 'activation', terms }),
    onUses: (code: string) => setDialog({ kind: 'uses', code }),
  };
  const actions = (
    <>
      <Button size="small" onPress={() => setDialog({ kind: 'create-batch' })}>
        Create a batch of codes
      </Button>
      <Button size="small" tone="primary" onPress={() => setDialog({ kind: 'create' })}>
        Create a coupon
      </Button>
    </>
  );
  return (
    <AdminPage
      title="Coupons"
      about="Everyone needs one to take the assessment. A coupon has one code for many people; a batch has many codes for one person each."
      actions={!quiz.archived && actions}
    >
      <div className="grid max-w-300 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] items-start gap-x-6 gap-y-3">
        <QuizChoice quizzes={quizzes} shownId={quiz.quizId} onChoose={onChoose} />
        <FindCoupon
          key={words}
          words={words}
          onFind={onFind}
          onBatch={(batchId) => void navigate(batchLink(batchId))}
        />
        <FindUses whose={{ typed: '' }} onFind={onFindUses} />
      </div>
      {quiz.archived && (
        <Notice tone="info">
          <p>
            “{quiz.name}” is archived: its coupons are refused, and it gets no new one.{' '}
            <Link to={quizLink(quiz.quizId)}>Unarchive quiz {quiz.quizId}</Link> first.
          </p>
        </Notice>
      )}
      {isOneCode(words) && !isListed && <FoundCoupon code={words} {...rowActions} />}
      <Done>{done}</Done>
      <PagedList loading="Loading coupons..." list={coupons}>
        {(rows) => (
          <CouponTable
            rows={rows}
            empty={
              words === '' ? (
                `“${quiz.name}” has no coupon yet.`
              ) : (
                <NothingFound
                  words={`No ${coupons.hasMore ? 'newer ' : ''}coupon of “${quiz.name}” has “${words}” in its code or label.`}
                  onClear={() => onFind('')}
                />
              )
            }
            {...rowActions}
          />
        )}
      </PagedList>
      <CouponDialogs
        quizId={quiz.quizId}
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onDone={setDone}
        onBatch={(batchId) => void navigate(batchLink(batchId))}
      />
    </AdminPage>
  );
}

interface FoundCouponProps extends CouponActions {
  code: string;
}

/** The coupon with exactly this code, of any quiz or batch; nothing if there is none. */
function FoundCoupon({ code, ...rest }: FoundCouponProps) {
  const { data, error } = useQuery(couponQuery(code));
  if (data) return <CouponTable caption="Coupon found" rows={[{ kind: 'coupon', coupon: data }]} empty="" {...rest} />;
  if (!error || codeOf(error) === 'not-found' || codeOf(error) === 'invalid-input') return null;
  return <Failure of={{ error }} />;
}
