import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate for every name, which its holder signed itself. Valid for a day. */
export interface Certificate {
  /** In PEM form. */
  certificate: string;
  privateKey: string;
}

const tag = { integer: 0x02, bits: 0x03, octets: 0x04, id: 0x06, text: 0x0c, time: 0x17, sequence: 0x30, set: 0x31 };

/** DER: a tag, a length, and the content. */
function der(kind: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([kind, ...size]), body]);
}

const ecdsaWithSha256 = der(tag.sequence, der(tag.id, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = Buffer.from('550403', 'hex');
const [subjectAltName, basicConstraints] = [Buffer.from('551d11', 'hex'), Buffer.from('551d13', 'hex')];
const utc = (ms: number) => Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`);
const dayMs = 24 * 3600 * 1000;

/** Makes a certificate for these names, each of which may begin with `*.`. */
export function selfSigned(names: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = der(
    tag.sequence,
    der(tag.set, der(tag.sequence, der(tag.id, commonName), der(tag.text, Buffer.from('AWS, played here')))),
  );
  const validity = der(tag.sequence, der(tag.time, utc(Date.now() - dayMs)), der(tag.time, utc(Date.now() + dayMs)));
  const altNames = der(tag.sequence, ...names.map((each) => der(0x82, Buffer.from(each))));
  const isAuthority = der(tag.sequence, der(0x01, Buffer.from([0xff])));
  const extensions = der(
    0xa3,
    der(
      tag.sequence,
      der(tag.sequence, der(tag.id, subjectAltName), der(tag.octets, altNames)),
      der(tag.sequence, der(tag.id, basicConstraints), der(tag.octets, isAuthority)),
    ),
  );
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(8)]);
  const content = der(
    tag.sequence,
    der(0xa0, der(tag.integer, Buffer.from([2]))),
    der(tag.integer, serial),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = sign('sha256', content, privateKey);
  const whole = der(tag.sequence, content, ecdsaWithSha256, der(tag.bits, Buffer.from([0]), signature));
  const lines = whole
    .toString('base64')
    .replace(/(.{64})/g, '$1\n')
    .trim();
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
