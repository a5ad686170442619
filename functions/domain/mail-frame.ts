/** The words of a mail, in both forms. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** On one line, without control characters, at most `most` characters: fit for a subject. */
export function oneLine(text: string, most = 120): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

/** A plain HTML mail around a body that is HTML already. It follows the reader's light or dark scheme. */
export function mailFrame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body, .frame { background: #1d223c !important; color: #f3f4fa !important; }
  .quiet { color: #cdd0df !important; }
  a { color: #f9ad26 !important; }
}
</style>
</head>
<body style="margin:0;padding:24px 16px;background:#fdfaf4;color:#1d223c;font:16px/1.55 Figtree,Mukta,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div class="frame" style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid #f9ad26;font-size:20px;font-weight:600">TrueIn</p>
${body}
</div>
</body>
</html>
`;
}

/** A paragraph of HTML. `quiet` is smaller and paler. */
export function paragraph(html: string, tone: 'plain' | 'quiet' = 'plain'): string {
  return tone === 'quiet'
    ? `<p class="quiet" style="margin:0 0 16px;font-size:14px;color:#52576c">${html}</p>`
    : `<p style="margin:0 0 16px">${html}</p>`;
}
