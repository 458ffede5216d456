import { Suspense, useState } from 'react';
import type { Say } from '../table/table';
import { gameViews } from '../views';
import { Findings } from './Findings';
import styles from './Verifier.module.css';
import { VerifierForm } from './VerifierForm';
import { claimOf, draftOf } from './verify.form';
import { type RoundClaim, verifyRound } from './verify.rules';

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
  const verification = 'claim' in read ? verifyRound(read.claim) : undefined;
  const Picture = 'claim' in read ? gameViews(read.claim.engine)?.Picture : undefined;
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
          {verification === undefined ? (
            <p className={styles.verdict}>{t('Fair.Enter the seed of a round to check it')}</p>
          ) : (
            <Findings verification={verification} t={t} />
          )}
          {'claim' in read && Picture !== undefined && verification?.replay !== undefined && (
            <>
              <h2>{t('Fair.The round as the seeds play it')}</h2>
              <Suspense fallback={null}>
                <Picture
                  skin={read.claim.skin}
                  stake={read.claim.stake}
                  bet={read.claim.bet}
                  outcome={verification.replay.outcome}
                  amount={amount}
                  t={t}
                />
              </Suspense>
              <p className={styles.lead}>
                {t('Fair.Random words drawn: {count}', {
                  count: verification.replay.words.length,
                })}
              </p>
              <p className={styles.words} dir="ltr">
                {verification.replay.words.join(' ')}
              </p>
            </>
          )}
        </section>
      </div>
    </div>
  );
};
