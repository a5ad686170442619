import { describe, expect, it } from 'vitest';
import { reportMail } from '#functions/domain/report/report-mail.ts';
import { makeSampleReport } from './sample-report.ts';

const siteOrigin = 'https://truein.example';

describe('the mail that brings a report', () => {
  it('says what is attached, from when, and where to ask', () => {
    const { subject, text, html } = reportMail({ report: makeSampleReport(), siteOrigin });
    expect(subject).toBe('Your TrueIn report');
    for (const form of [text, html]) {
      expect(form).toContain('Hello Priya Srivastava,');
      expect(form).toContain('TrueIn Assessment, completed on 21 November 2026, is attached as a PDF');
      expect(form).toContain('https://truein.example/contact');
      expect(form).toContain('1.7.01JD0ZK5V3M8Q4T7W2X9Y6B1CA');
      expect(form).not.toContain('You answered');
    }
  });

  it('says plainly when not every question was answered', () => {
    const { text, html } = reportMail({ report: makeSampleReport({ answered: 40 }), siteOrigin });
    expect(text).toContain('You answered 40 of 60 questions.');
    expect(html).toContain('You answered 40 of 60 questions.');
  });

  it('promises no more than the report has', () => {
    const textOf = (answered: number) => reportMail({ report: makeSampleReport({ answered }), siteOrigin }).text;
    expect(textOf(60)).toContain('It shows your score for each main parameter');
    expect(textOf(5)).toContain('There are not enough answers to describe your strengths and weaknesses.');
    expect(textOf(5)).not.toContain('It shows');
    const unmeasured = makeSampleReport();
    const parameters = unmeasured.parameters.map(({ name }) => ({
      name,
      answerCount: 1,
      questionCount: 12,
      subParameters: [],
    }));
    expect(reportMail({ report: { ...unmeasured, parameters }, siteOrigin }).text).toContain(
      'There are not enough answers for a score. It shows your strengths',
    );
  });

  it('lets no name become markup or a new line', () => {
    const report = { ...makeSampleReport(), candidateName: '<img src=x onerror="a()">\r\n&', quizName: '</p><script>' };
    const { text, html } = reportMail({ report, siteOrigin });
    expect(html).not.toMatch(/<img|<script|onerror="/);
    expect(html).toContain('Hello &#60;img src=x onerror=&#34;a()&#34;&#62; &#38;,');
    expect(text.split('\n')[0]).toBe('Hello <img src=x onerror="a()"> &,');
  });

  it('greets a person without a name', () => {
    expect(reportMail({ report: { ...makeSampleReport(), candidateName: ' ' }, siteOrigin }).text).toMatch(/^Hello,\n/);
  });
});
