import {
  SIGNATURE_HEADER,
  signatureOf,
  TIMESTAMP_HEADER,
} from '../../server/supplier/supplier.signature';

/** A third party's side of the wire, written from the published description, not from our server. */
export interface Said {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly params?: object;
    readonly session?: string;
    readonly balance?: number;
    readonly currency?: string;
    readonly game?: string;
    readonly player?: string;
    readonly freeRounds?: readonly { id: string; stake: number; left: number }[];
  };
}

export type Op = 'authenticate' | 'balance' | 'bet' | 'win' | 'close' | 'rollback';

export interface Tampering {
  readonly secret?: string;
  readonly timestamp?: number;
  /** What is signed instead of what is sent. */
  readonly signedBody?: object;
  readonly signedOp?: Op;
  readonly signedAs?: string;
}

/** How the line treats one attempt: `lost` arrives, but its answer does not; `twice` arrives twice. */
export type Line = 'lost' | 'twice' | 'clear';

export interface MockSupplier {
  readonly id: string;
  /** One signed request. */
  send(op: Op, body: object, tampering?: Tampering): Promise<Said>;
  /** Sends as a supplier does that got no answer in time: again, until one comes. */
  persist(op: Op, body: object, line: readonly Line[]): Promise<Said>;
}

const MOCK_SECRET = 'a-secret-that-two-machines-share-and-nobody-else';

/** The games and the secret of the mock, as the platform's `SUPPLIERS` setting takes them. */
export const mockSettings = (id: string, secret = MOCK_SECRET) => ({
  id,
  name: `Mock ${id}`,
  secret,
  launchUrl: `https://${id}.example/open?skin=dark`,
  games: [
    {
      urlFriendlyName: `${id}-wheel`,
      defaultName: `The wheel of ${id}`,
      gameType: ['Wheel'],
      releaseDate: '2026-03-01T00:00:00.000Z',
      rtp: 0.95,
      maxWin: 100,
      jackpotMost: 20_000,
    },
  ],
});

/** What a signed request of the mock carries; `body` is its very text. */
export const signedHeaders = (
  path: string,
  body: string,
  secret = MOCK_SECRET,
): Record<string, string> => {
  const timestamp = String(Date.now());
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(secret, { timestamp, path, body }),
  };
};

export const mockSupplier = (url: string, id: string, secret = MOCK_SECRET): MockSupplier => {
  const send = async (op: Op, body: object, tampering: Tampering = {}): Promise<Said> => {
    const path = `/api/supplier/${id}/${op}`;
    const timestamp = String(tampering.timestamp ?? Date.now());
    const signature = signatureOf(tampering.secret ?? secret, {
      timestamp,
      path: `/api/supplier/${tampering.signedAs ?? id}/${tampering.signedOp ?? op}`,
      body: JSON.stringify(tampering.signedBody ?? body),
    });
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: signature,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Said['body'] };
  };

  return {
    id,
    send,
    async persist(op, body, line) {
      for (const attempt of line) {
        if (attempt === 'lost') await send(op, body);
        if (attempt === 'twice') {
          const [answer] = await Promise.all([send(op, body), send(op, body)]);
          return answer;
        }
        if (attempt === 'clear') return send(op, body);
      }
      return send(op, body);
    },
  };
};
