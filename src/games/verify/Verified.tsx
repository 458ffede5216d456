import { Suspense } from 'react';
import type { RoundClaim } from '../../../games/verify/claim';
import { verifyRound } from '../../../games/verify/verify.rules';
import type { Say } from '../table/table';
import { gameViews } from '../views';
import { Findings } from './Findings';
import styles from './Verifier.module.css';

export interface VerifiedProps {
  claim: RoundClaim;
  amount: (minor: number) => string;
  t: Say;
}

/** A claim checked, and the round as the seeds play it. Holds the rules of every game. */
export const Verified = ({ claim, amount, t }: VerifiedProps) => {
  const verification = verifyRound(claim);
  const { replay } = verification;
  const Picture = gameViews(claim.engine)?.Picture;
  return (
    <>
      <Findings verification={verification} t={t} />
      {Picture !== undefined && replay !== undefined && (
        <>
          <h2>{t('Fair.The round as the seeds play it')}</h2>
          <Suspense fallback={null}>
            <Picture
              skin={claim.skin}
              stake={claim.stake}
              bet={claim.bet}
              outcome={replay.outcome}
              amount={amount}
              t={t}
            />
          </Suspense>
          <p className={styles.lead}>
            {t('Fair.Random words drawn: {count}', { count: replay.words.length })}
          </p>
          <p className={styles.words} dir="ltr">
            {replay.words.join(' ')}
          </p>
        </>
      )}
    </>
  );
};
