import { escapeHtml, mailFrame, oneLine, paragraph, type MailText } from '#functions/domain/mail-frame.ts';
import type { AttemptReport } from './attempt-report.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The words of the mail that brings a report. */
export function reportMail({ report, siteOrigin }: { report: AttemptReport; siteOrigin: string }): MailText {
  const subject = 'Your TrueIn report';
  const name = oneLine(report.candidateName);
  const contact = `${siteOrigin}/contact`;
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const paragraphs = [
    `Your report on ${oneLine(report.quizName)}, completed on ${day.format(report.endedAt)}, is attached as a PDF.`,
    `It shows your score for every main parameter and sub-parameter as a percent of the range that the questions allow, then your strengths, strengths cum weaknesses and weaknesses, and what each answer says.`,
    ...answeredNote(report),
    'Read it once in a quiet hour. The last page explains how to read the figures.',
  ];
  const question = 'Questions about your report? Write to us here:';
  const origin = `Attempt ${report.attemptId}. Please quote this number when you write.`;

  return {
    subject,
    text: [greeting, ...paragraphs, `${question} ${contact}`, 'TrueIn', origin].join('\n\n') + '\n',
    html: mailFrame(
      subject,
      [
        ...[greeting, ...paragraphs].map((words) => paragraph(escapeHtml(words))),
        paragraph(
          `${escapeHtml(question)} <a href="${escapeHtml(contact)}" style="color:#1d223c">${escapeHtml(contact)}</a>`,
        ),
        paragraph(escapeHtml(origin), 'quiet'),
      ].join('\n'),
    ),
  };
}

function answeredNote({ answeredCount, presentedCount }: AttemptReport): string[] {
  if (answeredCount >= presentedCount) return [];
  return [`You answered ${answeredCount} of ${presentedCount} questions. The report is made from those answers alone.`];
}
