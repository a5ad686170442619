import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { firm } from '#web/lib/words/firm.ts';
import { FirmAddress } from './firm-address.tsx';
import type { LegalSection } from './legal-page.tsx';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Between whom',
    content: (
      <p>
        These terms hold between you and {firm.company}, Mumbai, when you use this site or take the assessment. If you
        are under 18, a parent or guardian agrees to them for you.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What you get',
    content: (
      <>
        <p>
          One attempt at the assessment that is offered on the day you begin, and one report on it. We send the report
          to the e-mail address of your Google account, {promisedHours} after the attempt has ended.
        </p>
        <p>
          The price is shown before you begin, in rupees, with the discount of your coupon. This site takes no payment:
          you need a valid coupon code, which you get from us, or from the school, organization or bank that invited
          you.
        </p>
      </>
    ),
  },
  {
    id: 'coupon',
    title: 'Coupons',
    content: (
      <p>
        A coupon is good for one assessment and for the time that was set for it, and may be limited in number. It is
        used up when you answer the first question. If you apply another one before that, the first is free again.
        Please do not sell coupons or publish them.
      </p>
    ),
  },
  {
    id: 'attempt',
    title: 'Time, answers and re-entries',
    content: (
      <>
        <ul>
          <li>The assessment is time-based. The clock starts with your first answer and is not stopped by anything.</li>
          <li>
            Each answer is saved at once and is final. You cannot go back to a question. When the time is up, the
            attempt ends by itself with the answers you have given.
          </li>
          <li>
            Each time you leave the assessment’s tab, reload it, or close it and come back, counts. You may come back
            three times. The fourth time ends the attempt, and your report is made of the answers you have given.
          </li>
          <li>
            If your network fails, your answers are kept on your device and sent when it is back. Answers that were
            given in time but reach us within 15 minutes after its end still count.
          </li>
        </ul>
        <p>If you need more time because of a disability, write to us before you begin.</p>
      </>
    ),
  },
  {
    id: 'retake',
    title: 'Taking it again',
    content: (
      <p>
        A second attempt needs a second coupon. Questions that you have answered in an earlier attempt are left out,
        unless none would be left.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    content: (
      <>
        <p>The report is worth as much as the answers. So please:</p>
        <ul>
          <li>take the assessment yourself, under your own name, and answer truthfully;</li>
          <li>do not copy, record or publish the questions or options: they belong to us;</li>
          <li>do not disturb the site, probe it for holes without asking us, or take it by robots.</li>
        </ul>
        <p>We may refuse the assessment to someone who does any of this.</p>
      </>
    ),
  },
  {
    id: 'no-guarantee',
    title: 'What a report is, and is not',
    content: (
      <>
        <p>
          A report shows how you described yourself on one day, measured by fixed rules. It is no diagnosis, no medical,
          legal or financial advice, and no promise: not of a mark, a seat, a job, a loan, or of success in any of them.
        </p>
        <p>
          An organization or bank that reads a report, with your consent, should set it beside its own checks. It should
          never be the only basis for a decision about a person.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'If something goes wrong, and refunds',
    content: (
      <p>
        If the site failed you during an attempt, or your report has not come in time, write to us. We look at what
        happened and then mend it, give you another attempt, or see to a refund if you paid us. Who got their coupon
        from a school, organization or bank turns to them for money, and to us for everything else. Your rights under
        the Consumer Protection Act, 2019 stay untouched.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'Your data',
    content: (
      <p>
        What we store, why and for how long is in our <a href="/privacy">privacy notice</a>.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, courts and changes',
    content: (
      <>
        <p>
          The law of India applies, and the courts of Mumbai decide. An attempt runs to its end under the terms that
          were in force when it began.
        </p>
        <FirmAddress to={firm.company} />
      </>
    ),
  },
];
