import { shorten } from './visible-text.ts';

/** A mail's text, plain and as HTML. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Characters that turn the order of all that follows them, also of words beside this text. Marks for one place are not among them. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text on one line, without control characters, at most `max` UTF-16 units: suitable for a subject. */
export function oneLine(text: string, max = 120): string {
  const line = text
    .replace(turns, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return shorten(line, max);
}

interface MailFrame {
  title: string;
  /** The text that a list of mails shows beside the subject. */
  preview: string;
  /** HTML: paragraphs and buttons. */
  body: string;
}

const colours = { paper: '#fdfaf4', ink: '#1d223c', quiet: '#52576c', accent: '#f9ad26' };
const dark = { paper: '#1d223c', ink: '#f3f4fa', quiet: '#cdd0df' };
// Font names without quotes, which would end the attribute.
const font = 'font-family:Figtree,Mukta,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const plainTable = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';
/** Fills the space between the preview and the body, so that a list of mails shows only the preview. */
const previewEnd = '&#847;&zwnj;&nbsp;'.repeat(60);

/**
 * The HTML of a mail. Outlook renders with Word's engine: it supports tables, `bgcolor` and inline styles, but inherits no font into a
 * cell and ignores a maximum width, so it gets an extra table of that width. Gmail supports only inline styles reliably. The style
 * sheet only adds the dark scheme, where it is supported.
 */
export function mailFrame({ title, preview, body }: MailFrame): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .link { color: ${colours.accent} !important; }
}
</style>
</head>
<body class="paper" bgcolor="${colours.paper}" style="margin:0;padding:0;background:${colours.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${colours.paper}">${escapeHtml(preview)}${previewEnd}</div>
<table ${plainTable} width="100%" bgcolor="${colours.paper}" class="paper" style="background:${colours.paper}"><tr><td align="center" style="padding:24px 16px">
<!--[if mso]><table ${plainTable} width="560" align="center"><tr><td><![endif]-->
<table ${plainTable} width="100%" style="max-width:560px;margin:0 auto;table-layout:fixed"><tr>
<td class="ink" align="left" style="padding:0 0 12px;border-bottom:3px solid ${colours.accent};${font};font-size:20px;line-height:28px;font-weight:600;color:${colours.ink}">TrueIn</td>
</tr><tr>
<td align="left" style="padding:24px 0 0;word-break:break-word;overflow-wrap:anywhere">
${body}
</td>
</tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** A person's own words within a sentence. Their first letter decides their reading direction, not the sentence. */
export const ownWords = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

/** A paragraph of HTML. `quiet` is smaller and paler. */
export function paragraph(html: string, tone: 'plain' | 'quiet' = 'plain'): string {
  return tone === 'quiet'
    ? `<p class="quiet" style="margin:0 0 16px;${font};font-size:14px;line-height:21px;color:${colours.quiet}">${html}</p>`
    : `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:25px;color:${colours.ink}">${html}</p>`;
}

function mailLink(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" class="link" style="color:${colours.ink};text-decoration:underline">${escapeHtml(text)}</a>`;
}

/** The HTML of a sentence, whose tags become links: `Read our <terms>terms</terms>.` */
export const withLinks = (sentence: string, links: Readonly<Record<string, string>>): string =>
  sentence.replace(/<(\w+)>(.*?)<\/\1>/g, (_, to: string, text: string) => mailLink(links[to] ?? '', text));

/** A button: a coloured cell, the same in the light and in the dark scheme. */
export function mailButton({ href, text }: { href: string; text: string }): string {
  const words = `display:inline-block;padding:13px 24px;${font};font-size:16px;line-height:22px;font-weight:600;color:${colours.ink};text-decoration:none`;
  // Word ignores the padding of a link, and takes the height of its cell from the line height.
  return `<table ${plainTable} style="margin:8px 0 24px"><tr><td align="center" bgcolor="${colours.accent}" style="border-radius:8px;background:${colours.accent};mso-padding-alt:13px 24px"><a href="${escapeHtml(href)}" style="${words}">${escapeHtml(text)}</a></td></tr></table>`;
}
