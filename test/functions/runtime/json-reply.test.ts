import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jsonReply } from '#functions/runtime/http.ts';

/** As long as the questions of sixty. */
const paper = { questions: Array.from({ length: 60 }, (_, index) => `What do you do on day ${index}? `.repeat(14)) };
const browser = 'gzip, deflate, br, zstd';

describe('jsonReply', () => {
  it('compresses a reply for a client that accepts gzip', () => {
    const reply = jsonReply(200, paper, { acceptEncoding: browser });
    const packed = Buffer.from(reply.body ?? '', 'base64');
    expect(reply).toMatchObject({
      isBase64Encoded: true,
      headers: { 'content-encoding': 'gzip', vary: 'accept-encoding', 'content-type': 'application/json' },
    });
    expect(JSON.parse(gunzipSync(packed).toString())).toEqual(paper);
    expect(packed.length).toBeLessThan(JSON.stringify(paper).length / 3);
  });

  it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'br, GZIP ; q=0.00', 'gzipped'])(
    'sends plain text for accept-encoding: %s',
    (acceptEncoding) => {
      const { headers, body, isBase64Encoded } = jsonReply(200, paper, { acceptEncoding });
      expect([headers, body, isBase64Encoded]).toEqual([
        { 'content-type': 'application/json', 'cache-control': 'no-store', vary: 'accept-encoding' },
        JSON.stringify(paper),
        undefined,
      ]);
    },
  );

  it.each(['GZIP', 'br;q=1.0, gzip;q=0.8', 'x-gzip', 'deflate,gzip;q=0.001'])(
    'compresses a reply for accept-encoding: %s',
    (acceptEncoding) => expect(jsonReply(200, paper, { acceptEncoding }).isBase64Encoded).toBe(true),
  );

  it('sends a short reply uncompressed with minimal headers', () => {
    const receipt = { outcome: 'saved', now: 1_795_000_000_000, isLive: true };
    expect(jsonReply(200, receipt, { acceptEncoding: browser })).toEqual({
      statusCode: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body: JSON.stringify(receipt),
    });
  });
});
