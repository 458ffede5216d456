import { Suspense, useState } from 'react';
import type { RoundClaim } from '../../../games/verify/claim';
import { part } from '../../ui/part';
import type { Say } from '../table/table';
import styles from './Verifier.module.css';
import { VerifierForm } from './VerifierForm';
import { claimOf, draftOf } from './verify.form';

// The rules of every game are needed only for a round that could be read.
const Verified = part(() => import('./Verified'), 'Verified');

export interface VerifierProps {
  /** The round to begin with: `roundOfHash(location.hash)`. */
  initial: RoundClaim | undefined;
  amount: (minor: number) => string;
  t: Say;
}

/** Checks a round in the browser, step by step; asks no server [decision 25]. */
export const Verifier = ({ initial, amount, t }: VerifierProps) => {
  const [draft, change] = useState(() => draftOf(initial));
  const read = claimOf(draft);
  return (
    <div className={styles.verifier}>
      <header>
        <h1>{t('Fair.Verify a round')}</h1>
        <p className={styles.lead}>
          {t('Fair.Everything is computed in this page, no server is asked')}
        </p>
      </header>
      <div className={styles.columns}>
        <VerifierForm
          draft={draft}
          unreadable={'unreadable' in read ? read.unreadable : []}
          onChange={change}
          t={t}
        />
        <section className={styles.findings}>
          {'claim' in read ? (
            <Suspense fallback={null}>
              <Verified claim={read.claim} amount={amount} t={t} />
            </Suspense>
          ) : (
            <p className={styles.verdict}>{t('Fair.Enter the seed of a round to check it')}</p>
          )}
        </section>
      </div>
    </div>
  );
};
