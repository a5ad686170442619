import type { IncomingMessage, ServerResponse } from 'node:http';

const at = '/_local/inbox';

/** The mail inbox under the site's own address: the viewer page at `/_local/inbox`, the mails as JSON at `/_local/inbox/store`. */
export async function serveInbox(
  mailEndpoint: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const query = new URL(`http://inbox${request.url}`).search;
  const answer = await fetch(`${mailEndpoint}${path.slice(at.length) || '/'}${query}`, {
    method: request.method ?? 'GET',
  });
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(type.startsWith('text/html') ? movePage(body.toString('utf8')) : body);
}

/** The viewer asks for its data by absolute paths. Attachments open beside it. */
export function movePage(html: string): string {
  return html
    .replaceAll(/(['"`])\/(store|clear-store|get-emlContent)\b/g, `$1${at}/$2`)
    .replaceAll(`'<a href="' + makeBlob`, `'<a target="_blank" href="' + makeBlob`);
}
