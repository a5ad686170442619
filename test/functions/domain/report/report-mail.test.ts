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
