import { FirmAddress } from './firm-address.tsx';
import type { LegalSection } from './legal-page.tsx';

/** Who can see the data, and the person's rights. */
export const privacyRights: readonly LegalSection[] = [
  {
    id: 'who-sees',
    title: 'Who sees it',
    content: (
      <ul>
        <li>You, on your account page and in your mailbox.</li>
        <li>The few admins of our firm who run the assessment, as far as their work needs it.</li>
        <li>
          Amazon Web Services, which stores and sends the data for us, on our instructions and for no purpose of its
          own.
        </li>
        <li>Google, when you sign in: it learns that you use this site. It gets no answer and no report from us.</li>
        <li>
          An organization or bank that paid for your assessment, only if you have agreed to it. Without that, your
          report goes to you alone.
        </li>
        <li>A court or an authority, where the law obliges us.</li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    content: (
      <>
        <p>Under the DPDP Act, and with us without giving any reason, you can:</p>
        <ul>
          <li>
            <strong>See</strong> your attempts and reports, on <a href="/account">your account page</a>.
          </li>
          <li>
            <strong>Export</strong> everything we store about you, as one file, on the same page.
          </li>
          <li>
            <strong>Erase</strong> your account, on the same page. That page tells you what the law makes us keep.
          </li>
          <li>
            <strong>Correct</strong> your name, e-mail address or photo: change it in your Google account and sign in
            again. An answer cannot be changed once it is given; it was your answer then.
          </li>
          <li>
            <strong>Withdraw</strong> your consent, by erasing your account or by writing to us.
          </li>
          <li>
            <strong>Name someone</strong> who may use these rights for you if you die or are no longer able to: write to
            us.
          </li>
          <li>
            <strong>Complain</strong>, to our grievance officer and then to the Data Protection Board of India.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'children',
    title: 'If you are under 18',
    content: (
      <p>
        A parent or guardian must agree before you take the assessment. We record who agreed, how they are related to
        you, how they can be reached, when it was, and to which version of the text. We do not track children, and show
        advertising to nobody. A parent or guardian can use all the rights above for you.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies, and what stays in your browser',
    content: (
      <>
        <p>
          We set no cookie to follow you, and use no analytics or advertising service. In your browser’s storage are:
        </p>
        <ul>
          <li>
            the tokens that keep you signed in, until you log out; after a logout without a connection one of them,
            which nobody can sign in with, until we have been told, at most for a day;
          </li>
          <li>answers that have not reached us yet, until they have, for 30 days at most;</li>
          <li>the questions and answers of your running attempt, until it ends or you log out;</li>
          <li>whether you have switched its keyboard shortcuts off;</li>
          <li>the assessment’s own pages, so that a reload works without a network.</li>
        </ul>
        <p>While you sign in, the sign-in service and Google set the cookies that a sign-in needs.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this notice',
    content: (
      <p>
        The version and its date are at the top. When we want to do something new with your data, we ask for your
        consent again before your next attempt.
      </p>
    ),
  },
  {
    id: 'grievance',
    title: 'Grievance officer',
    content: (
      <>
        <p>
          For questions, requests and complaints about your data. We answer within 30 days. If you would like to read
          this notice in Hindi, Marathi or another language of the Eighth Schedule to the Constitution, ask us for it.
        </p>
        <FirmAddress to="The Grievance Officer" />
        <p>If our answer does not settle it, you can turn to the Data Protection Board of India.</p>
      </>
    ),
  },
];
