import { refreshToken, signOut, signOutEverywhere } from '../../../contract/auth';
import { claimsOf, isYounger } from '../../../machines/auth/session.rules';
import type { sessionPorts } from '../../../machines/auth/session.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';
import type { OutboxSource } from '../outbox/outbox.store';

const LOCK = 'fairground:refresh';

export const sessionAdapters = (
  asks: Asks,
  outbox: OutboxSource,
  tokenOf: () => string | undefined,
): AdaptersOf<typeof sessionPorts> => {
  const ending = {
    given: ({ token }: { token: string }) => ({ token }),
    answered: () => ({ type: 'session.ended' as const }),
    // A token that the server no longer takes needs no revoking.
    refused: () => ({ type: 'session.ended' as const }),
  };
  const here = asks('session.signOut', signOut, ending);
  const everywhere = asks('session.signOut', signOutEverywhere, ending);
  const refresh = asks('session.refresh', refreshToken, {
    given: ({ token }: { token: string }) => ({ token }),
    answered: ({ refreshedToken }) => ({
      type: 'session.refreshed' as const,
      token: refreshedToken,
    }),
    // Too many requests is no verdict on the token.
    refused: (problem) =>
      problem.status === 401 ? { type: 'session.refused' as const, problem } : undefined,
  });
  return {
    'session.claim': (_, answer) => {
      // Plain-HTTP origins have no locks; two tabs then refresh twice, which harms nothing.
      if (navigator.locks === undefined) {
        answer({ type: 'refresh.granted' });
        return undefined;
      }
      let release: (() => void) | undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      navigator.locks
        .request(LOCK, { ifAvailable: true }, (lock) => {
          answer({ type: lock === null ? 'refresh.elsewhere' : 'refresh.granted' });
          return lock === null ? undefined : held;
        })
        .catch(() => answer({ type: 'port.failed', port: 'session.claim' }));
      return () => release?.();
    },
    'session.refresh': (input, answer, hear) => {
      // A tab that slept while another one refreshed has not heard of it yet. What it holds was
      // exchanged, and to exchange it again would end the session [decision 79].
      const stored = tokenOf();
      if (stored === undefined || !isYounger(stored, input.token)) {
        return refresh(input, answer, hear);
      }
      answer({ type: 'session.refreshed', token: stored });
      return undefined;
    },
    'session.signOut': (input, answer, hear) => {
      // The next one at this device has no business with what was not sent.
      const player = claimsOf(input.token)?.sub ?? '';
      void Promise.resolve(outbox()).then(
        (store) => store.wipe(player),
        () => undefined,
      );
      return (input.everywhere ? everywhere : here)(input, answer, hear);
    },
  };
};
