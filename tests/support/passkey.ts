import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0x58, value.length]), value]);

/** The public key of a passkey (COSE, ES256): `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
const coseOf = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);

const hashOf = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const COUNTER_BYTES = 4;

interface Asked {
  challenge: string;
  origin: string;
  rpId: string;
  counter?: number;
  isVerified?: boolean;
}

/** An authenticator of a test: makes one passkey and answers for it, as truly as it is told to. */
export const softPasskey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');

  const dataOf = ({ rpId, counter = 0, isVerified = true }: Asked, more: number): Buffer => {
    const count = Buffer.alloc(COUNTER_BYTES);
    count.writeUInt32BE(counter);
    const flags = PRESENT + (isVerified ? VERIFIED : 0) + more;
    return Buffer.concat([hashOf(rpId), Buffer.from([flags]), count]);
  };
  const clientOf = (type: string, { challenge, origin }: Asked): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    made(asked: Asked) {
      const length = Buffer.from([0, credential.length]);
      const data = Buffer.concat([
        dataOf(asked, HAS_KEY),
        Buffer.alloc(16),
        length,
        credential,
        coseOf(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientOf('webauthn.create', asked).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    proof(asked: Asked) {
      const client = clientOf('webauthn.get', asked);
      const data = dataOf(asked, 0);
      const signature = sign('sha256', Buffer.concat([data, hashOf(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};
