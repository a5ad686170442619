import { backupDays, blockedRequestDays, retentionMonths, uploadDays } from '#functions/domain/retention.ts';
import { firm } from '#web/lib/words/firm.ts';
import type { LegalSection } from './legal-page.tsx';

/** Which data is stored, why, where, and for how long. */
export const privacyBasics: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    content: (
      <p>
        {firm.company}, Mumbai, runs this site and decides what happens to your data. Under India’s Digital Personal
        Data Protection Act, 2023 (the DPDP Act) we are the data fiduciary, and you are the data principal. Our address
        is at the end of this page.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we store',
    content: (
      <>
        <h3>When you sign in</h3>
        <p>
          Your name, your e-mail address and the link to your profile photo, as Google gives them to us. We never see
          your Google password, and read nothing else of your Google account.
        </p>
        <h3>When you take the assessment</h3>
        <ul>
          <li>Each answer: the option you chose, where it stood on your screen, and when you chose it.</li>
          <li>
            Each time you leave the assessment’s tab, reload it or open it again: when it was, how it came about, and
            for how long you were away.
          </li>
          <li>When the attempt began and ended, and why it ended.</li>
          <li>The coupon that you redeemed, with its discount.</li>
          <li>Your scores and your report, and whether the mail with it has reached you.</li>
          <li>
            Your consent: when you gave it, and to which version of its text. If you are under 18, also the name of the
            parent or guardian who agreed, how they are related to you, and how they can be reached.
          </li>
        </ul>
        <h3>When you write to us</h3>
        <p>What you enter in the contact form: name, designation, organization, e-mail address, number and message.</p>
        <h3>Against guessing and floods</h3>
        <p>
          How many wrong coupon codes an account has typed, and how many contact messages an e-mail address or a network
          has sent, within the last hours. It is counted under scrambled numbers that do not tell whose.
        </p>
        <h3>When anyone opens a page</h3>
        <p>
          Our own logs hold the time, the page or function that was asked for, and whether it worked: no name, no e-mail
          address, no answer. Only of a request that our firewall blocks, because it looks like an attack or because too
          many came at once, do they hold the network address that it came from, and its browser.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why, and on what ground',
    content: (
      <>
        <p>
          We use your answers to make your report and send it to you. We use the times, tab switches and re-entries to
          run the assessment by the same rules for everyone. The times of your answers and where they stood on your
          screen also help to check how far the answers can be trusted. We use what you write in the contact form to
          answer you.
        </p>
        <p>
          The legal ground is your consent, which we ask for before your first attempt. You may withdraw it at any time,
          as easily as you gave it: erase your account, or write to us. What was done before stays lawful. Without your
          consent there can be no assessment, but the rest of this site stays open to you.
        </p>
        <p>
          The record of a coupon’s use is the one exception: tax and accounting law wants it, and after an erasure it
          stays without your name.
        </p>
      </>
    ),
  },
  {
    id: 'automated',
    title: 'What the computer decides',
    content: (
      <>
        <p>
          Your scores are computed by fixed rules. Each option carries points that were set beforehand, the same for
          everyone, and the report’s sentences are chosen by those points. No person scores your answers, and no system
          learns from them. An admin may look at your report with its answers, also before it is sent to you; opening it
          on our site leaves a record of who looked and when.
        </p>
        <p>
          Fixed rules also check how far the answers can be trusted: whether many came too fast for the question to have
          been read, stood at the same place on the screen, were the option with the most points, or differ widely
          within one topic. Admins see what was found, and your report may say it in one sentence. Nobody is rejected
          because of it, and it changes no score.
        </p>
        <p>
          A report is a self-report: it shows how you described yourself on one day. It is not a medical or
          psychological diagnosis, and it should never be the only basis for hiring, placing or refusing someone, or for
          granting or refusing a loan.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it is',
    content: (
      <p>
        In the data centres of Amazon Web Services in Mumbai (its region ap-south-1), encrypted in storage and on its
        way. The pages of this site are delivered from wherever Amazon’s network is nearest to you, so a request that
        you make abroad passes through there on its way to Mumbai. The firewall’s own log is in Virginia, in the United
        States.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    content: (
      <dl>
        <dt>Answers, times, scores and report</dt>
        <dd>{`${retentionMonths} months after the attempt ends. Then they are deleted automatically.`}</dd>
        <dt>Name, e-mail address, photo link and consent</dt>
        <dd>Until you erase your account.</dd>
        <dt>Messages from the contact form</dt>
        <dd>
          {`${retentionMonths} months`} after they came. If you wrote from the e-mail address of your account, they go
          with it when you erase it, and are in your export.
        </dd>
        <dt>Counts against guessing and floods</dt>
        <dd>A few hours, at most a day; then they are deleted automatically, within a few days.</dd>
        <dt>Our own logs</dt>
        <dd>{`At most one year; what our firewall blocked, ${blockedRequestDays} days.`}</dd>
        <dt>Question sheets that our admins upload</dt>
        <dd>{`${uploadDays} days. There is nothing about you in them.`}</dd>
        <dt>The accounting record of a coupon’s use</dt>
        <dd>
          Eight financial years after the year of the sale, at most nine years. It says the code, assessment, discount,
          price and day, and nothing that leads to you.
        </dd>
        <dt>Notes of what our admins did</dt>
        <dd>
          For good, so that nobody can hide what was done. They say who acted, what they did, when and why, and on which
          account or attempt, by its number; not your name or e-mail address.
        </dd>
        <dt>Backups of the database</dt>
        <dd>{`${backupDays} days. Nobody reads them unless data was lost.`}</dd>
      </dl>
    ),
  },
];
