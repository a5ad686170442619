import { createServer } from 'node:http';
import { listen } from '#infra/local/engines/listen.ts';

/** SES's query API as far as sending a raw mail goes. Beyond `rate` mails in any second it says "slow down", as SES does: with a 400. */
export async function startFakeSes(rate: number) {
  const sent: string[] = [];
  const acceptedAt: number[] = [];
  let throttled = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const now = performance.now();
      const inThisSecond = acceptedAt.slice(-rate).filter((at) => at > now - 1000).length;
      if (inThisSecond >= rate) {
        throttled += 1;
        const error = '<Error><Code>Throttling</Code><Message>Maximum sending rate exceeded.</Message></Error>';
        return response.writeHead(400, { 'content-type': 'text/xml' }).end(`<ErrorResponse>${error}</ErrorResponse>`);
      }
      acceptedAt.push(now);
      sent.push(userOf(new URLSearchParams(Buffer.concat(chunks).toString())));
      const result = `<SendRawEmailResult><MessageId>mail-${sent.length}</MessageId></SendRawEmailResult>`;
      response
        .writeHead(200, { 'content-type': 'text/xml' })
        .end(`<SendRawEmailResponse>${result}</SendRawEmailResponse>`);
    });
  });
  const port = await listen(server, 0);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** To whom, by the mail's tag, in order. */
    sent,
    throttled: () => throttled,
    close: () => void server.close(),
  };
}

function userOf(form: URLSearchParams): string {
  for (let place = 1; form.has(`Tags.member.${place}.Name`); place++)
    if (form.get(`Tags.member.${place}.Name`) === 'userId') return form.get(`Tags.member.${place}.Value`) ?? '';
  throw new Error('The mail has no tag with its person.');
}
