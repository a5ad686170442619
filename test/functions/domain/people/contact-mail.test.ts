import { describe, expect, it } from 'vitest';
import { contactMail } from '#functions/domain/people/contact-mail.ts';

const words = {
  name: 'Asha Rao',
  designation: 'HR Manager',
  organization: 'Sample & Sons',
  email: 'asha@example.com',
  contactNo: '+91 22 5550 0100',
  message: 'We are 40 people.\nCan you call?',
};

describe('contactMail', () => {
  it('has every field, and replies go to the sender', () => {
    const { subject, replyTo, text, html } = contactMail(words);
    expect(subject).toBe('Website message from Asha Rao, Sample & Sons');
    expect(replyTo).toBe('asha@example.com');
    expect(text).toBe(
      'Name: Asha Rao\nDesignation: HR Manager\nOrganization: Sample & Sons\nEmail: asha@example.com\nContact number: +91 22 5550 0100\n\nWe are 40 people.\nCan you call?\n',
    );
    expect(html).toContain('<b>Organization:</b> <bdi>Sample &#38; Sons</bdi>');
    expect(html).toContain('<bdi>We are 40 people.</bdi><br><bdi>Can you call?</bdi>');
  });

  it('lets no field add a header', () => {
    const { subject, replyTo } = contactMail({
      ...words,
      name: 'Eve\r\nBcc: all@example.com',
      email: 'eve@example.com\nBcc: x@example.com',
    });
    expect(`${subject}${replyTo}`).not.toMatch(/[\r\n]/);
  });

  it('removes characters that reverse the direction of text', () => {
    const { subject, text } = contactMail({ ...words, name: 'Asha\u202e Rao\u2066', organization: '\u202dשלום\u200f' });
    expect(subject).toBe('Website message from Asha Rao, שלום\u200f');
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('escapes markup and shortens a long subject', () => {
    const { subject, html } = contactMail({ ...words, name: '<b>'.repeat(99), message: '<script>alert(1)</script>' });
    expect(html).not.toMatch(/<script|<b><b>/);
    expect(subject.length).toBeLessThanOrEqual(150);
    expect(subject).toContain('…');
  });
});
