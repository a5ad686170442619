import {
  escapeHtml,
  mailButton,
  mailFrame,
  mailLink,
  oneLine,
  ownWords,
  paragraph,
  type MailText,
} from '#functions/domain/text/mail-frame.ts';
import { dayOf } from '#functions/domain/reports/document/document-words.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';

type MailedReport = Pick<
  ReportDocument,
  'attemptId' | 'candidateName' | 'quizName' | 'endedAt' | 'answeredCount' | 'presentedCount'
>;

/** The mail with a report. It has no figure and no phrase, because mails are read on screens that others can see. */
export function reportMail({ report, siteOrigin }: { report: MailedReport; siteOrigin: string }): MailText {
  const { attemptId, endedAt } = report;
  const subject = 'Your TrueIn report';
  const name = oneLine(report.candidateName);
  const greet = (shown: string) => (shown ? `Hello ${shown},` : 'Hello,');
  const quiz = oneLine(report.quizName);
  const ended = report.answeredCount < report.presentedCount ? 'ended' : 'completed';
  const about = (shown: string) =>
    `Your report on ${shown}, ${ended} on ${dayOf(endedAt)}, is attached as a PDF. You can also read it on our site, after you have signed in.`;
  const advice =
    'Read it once in a quiet hour. It says how to read it, how sure its figures are and, with enough answers, what you can do next.';
  const links = {
    read: `${siteOrigin}/reports/${attemptId}`,
    account: `${siteOrigin}/account`,
    contact: `${siteOrigin}/contact`,
  };
  const origin = `Attempt ${attemptId}. Please quote this number when you write.`;

  return {
    subject,
    text:
      [
        ...[greet(name), about(quiz), `Read your report: ${links.read}`, advice],
        `All your reports, and what is stored of you: ${links.account}`,
        `Questions about your report? Write to us here: ${links.contact}`,
        ...['TrueIn', origin],
      ].join('\n\n') + '\n',
    html: mailFrame({
      title: subject,
      preview: `Your report on ${quiz} is attached, and on our site.`,
      body: [
        ...[greet(name && ownWords(name)), about(ownWords(quiz))].map((words) => paragraph(words)),
        mailButton({ href: links.read, text: 'Read your report' }),
        paragraph(escapeHtml(advice)),
        paragraph(
          `All your reports, and what is stored of you, are in ${mailLink(links.account, 'your account')}. Questions about your report? ${mailLink(links.contact, 'Write to us')}.`,
        ),
        paragraph(escapeHtml(origin), 'quiet'),
      ].join('\n'),
    }),
  };
}
