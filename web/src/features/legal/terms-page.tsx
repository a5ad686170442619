import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { LegalPage } from './legal-page.tsx';
import terms from './terms.md?raw';

export function TermsPage() {
  return (
    <>
      <PageHead
        title="Terms | TrueIn"
        description="The terms of the TrueIn assessment: what you get, how time and re-entries count, retakes, refunds and the law that applies."
      />
      <LegalPage
        title="Terms of use"
        version="1.0"
        date="2026-11-21"
        summary={
          <p>
            A coupon gives you one timed attempt at the assessment and one report by mail. Please read how time and
            re-entries count before you begin.
          </p>
        }
        text={terms}
        values={{ promisedHours }}
      />
    </>
  );
}
