import { describe, expect, it } from 'vitest';
import { reportMail } from '#functions/domain/reports/report-mail.ts';
import * as words from '#functions/domain/words/report-mail.ts';

const siteOrigin = 'https://truein.example';
const report = {
  attemptId: '1.7.01JD0ZK5V3M8Q4T7W2X9Y6B1CA',
  candidateName: 'Priya Srivastava',
  quizName: 'TrueIn Assessment',
  endedAt: Date.UTC(2026, 10, 20, 19, 30),
  answeredCount: 60,
  presentedCount: 60,
};
const mailOf = (changes: Partial<typeof report> = {}) => reportMail({ report: { ...report, ...changes }, siteOrigin });
/** The words that are seen: without the head, comments and tags. */
const seen = (html: string) => html.slice(html.indexOf('<body')).replace(/<!--.*?-->|<[^>]+>/gs, ' ');

describe('reportMail', () => {
  it('names the attachment and its date, and links to the report, account and contact pages', () => {
    const { subject, text, html } = mailOf();
    expect(subject).toBe('Your TrueIn report');
    expect(html).toContain('Hello <bdi>Priya Srivastava</bdi>,');
    for (const form of [text, html.replace(/<\/?bdi>/g, '')]) {
      expect(form).toContain('Hello Priya Srivastava,');
      expect(form).toContain(words.completed('TrueIn Assessment', '21 November 2026'));
      for (const path of [`reports/${report.attemptId}`, 'account', 'contact'])
        expect(form).toContain(`${siteOrigin}/${path}`);
      expect(form).toContain(words.reference(report.attemptId));
    }
  });

  it('says “ended” if not all questions were answered', () => {
    const { text, html } = mailOf({ answeredCount: 1 });
    for (const form of [text, html.replace(/<\/?bdi>/g, '')])
      expect(form).toContain(words.ended('TrueIn Assessment', '21 November 2026'));
  });

  it('contains no figure of the report, only the date, the time to read it and the attempt’s number', () => {
    const { text, html } = mailOf();
    for (const form of [text, seen(html).replace(/&#?\w+;/g, ' ')])
      expect(form.replaceAll(report.attemptId, '').match(/\d+/g)).toEqual(['21', '2026', '20']);
  });

  it('begins with a preview text for the list of mails', () => {
    expect(seen(mailOf().html).trim().startsWith(words.preview('TrueIn Assessment'))).toBe(true);
  });

  it('stays far below the size at which Gmail clips a mail', () => {
    const long = { candidateName: 'क्षि'.repeat(60), quizName: 'मूल्यांकन '.repeat(20) };
    const { text, html } = mailOf(long);
    expect(Buffer.byteLength(text) + Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(Buffer.byteLength(html)).toBeLessThan(15_000);
    expect(html).toContain('क्षि'.repeat(20));
  });

  it('lets no name become markup or a new line', () => {
    const { text, html } = mailOf({ candidateName: '<img src=x onerror="a()">\r\n&', quizName: '</p><script>' });
    expect(html).not.toMatch(/<img|<script|onerror="/);
    expect(html).toContain('Hello <bdi>&#60;img src=x onerror=&#34;a()&#34;&#62; &#38;</bdi>,');
    expect(text.split('\n')[0]).toBe('Hello <img src=x onerror="a()"> &,');
  });

  it('greets a person without a name', () => {
    expect(mailOf({ candidateName: ' ' }).text).toMatch(/^Hello,\n/);
  });
});

describe('the HTML of reportMail', () => {
  const { html } = mailOf();

  it('uses tables with inline colours and fonts, as Outlook needs', () => {
    expect(html).not.toMatch(/v:|<div(?! style="display:none)/);
    for (const [cell] of html.matchAll(/<(?:p|a)[^>]*>/g)) expect(cell).toMatch(/style="[^"]*color:#/);
    for (const [text] of html.matchAll(/<p[^>]*>/g)) expect(text).toContain('font-family:');
    for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
    expect(html).toMatch(/<td align="center" bgcolor="#f9ad26"[^>]*><a href="https:\/\/truein.example\/reports\//);
    expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(html.match(/<!\[endif\]-->/g)?.length ?? 0);
    expect(html.match(/<table/g)).toHaveLength(html.match(/<\/table>/g)?.length ?? 0);
  });

  it('has well-formed style attributes', () => {
    for (const [, style] of html.matchAll(/style="([^"]*)"/g)) expect(style).toMatch(/^[a-z-]+:[^<>]*$/);
  });

  it('supports dark mode, with the light colours inline', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(sheet).toContain('prefers-color-scheme: dark');
    expect(sheet.replace(/@media.*/s, '')).not.toMatch(/background|[^-]color:(?!.*light dark)/);
  });
});
