import { escapeHtml, mailFrame, oneLine, paragraph, type MailText } from '#functions/domain/mail-frame.ts';
import type { AttemptReport } from './attempt-report.ts';
import { isAnyFigureShown } from './withhold-figures.ts';

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
    contents(report),
    ...answeredNote(report),
    'Read it once in a quiet hour. The last page explains how to read it.',
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

/** Says no more than the counts of answers do. */
function contents({ parameters, phrases }: AttemptReport): string {
  if (!phrases)
    return 'There are not enough answers to describe your strengths and weaknesses. The report says how many each part needs.';
  const scores = isAnyFigureShown(parameters)
    ? 'It shows your score for each main parameter and sub-parameter with enough answers, as a percent of the range that the questions allow, then'
    : 'There are not enough answers for a score. It shows';
  return `${scores} your strengths, strengths cum weaknesses and weaknesses, and what each answer says.`;
}

function answeredNote({ answeredCount, presentedCount }: AttemptReport): string[] {
  if (answeredCount >= presentedCount) return [];
  return [`You answered ${answeredCount} of ${presentedCount} questions. The report is made from those answers alone.`];
}
