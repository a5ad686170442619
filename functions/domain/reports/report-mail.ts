import {
  escapeHtml,
  mailButton,
  mailFrame,
  oneLine,
  ownWords,
  paragraph,
  withLinks,
  type MailText,
} from '#functions/domain/text/mail-frame.ts';
import { dayOf } from '#functions/domain/reports/document/document-words.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import * as words from '#functions/domain/words/report-mail.ts';

type MailedReport = Pick<
  ReportDocument,
  'attemptId' | 'candidateName' | 'quizName' | 'endedAt' | 'answeredCount' | 'presentedCount'
>;

/** The mail with a report. It has no figure and no phrase, because mails are read on screens that others can see. */
export function reportMail({ report, siteOrigin }: { report: MailedReport; siteOrigin: string }): MailText {
  const { attemptId, endedAt } = report;
  const name = oneLine(report.candidateName);
  const quiz = oneLine(report.quizName);
  const about = report.answeredCount < report.presentedCount ? words.ended : words.completed;
  const links = {
    read: `${siteOrigin}/reports/${attemptId}`,
    account: `${siteOrigin}/account`,
    contact: `${siteOrigin}/contact`,
  };

  return {
    subject: words.subject,
    text:
      [
        ...[words.hello(name), about(quiz, dayOf(endedAt)), words.readAt(links.read), words.advice],
        ...[words.accountAt(links.account), words.contactAt(links.contact)],
        ...[words.sender, words.reference(attemptId)],
      ].join('\n\n') + '\n',
    html: mailFrame({
      title: words.subject,
      preview: words.preview(quiz),
      body: [
        ...[words.hello(name && ownWords(name)), about(ownWords(quiz), dayOf(endedAt))].map((html) => paragraph(html)),
        mailButton({ href: links.read, text: words.read }),
        paragraph(escapeHtml(words.advice)),
        paragraph(`${withLinks(words.account, links)} ${withLinks(words.contact, links)}`),
        paragraph(escapeHtml(words.reference(attemptId)), 'quiet'),
      ].join('\n'),
    }),
  };
}
