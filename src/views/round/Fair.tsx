import { Suspense } from 'react';
import type { ShownRound } from '../../../contract/play';
import { isOwn as isOwnOf } from '../../../machines/round/round.select';
import { useAmounts } from '../../app/amount';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { part } from '../../ui/part';
import { Skeleton } from '../../ui/Skeleton';
import { problemText } from '../play/refusal';
import styles from './Round.module.css';
import { claimOf, verifyHref } from './verifyHref';

/** The rules of every game: only for who asks for them. */
const Verified = part(() => import('../../games/verify/Verified'), 'Verified');

/** The one button: it reveals the seed, where that is the reader's to reveal, and draws the round again. */
const Proof = ({ round }: { round: ShownRound }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const actor = useResident('round');
  const isOwn = useView('round', isOwnOf);
  const isBusy = useView('round', (snapshot) => snapshot.matches({ open: { shown: 'revealing' } }));
  const isVerified = useView('round', (whole) => whole.matches({ open: { shown: 'verified' } }));
  const hasFailed = useView('round', (whole) => whole.matches({ open: { shown: 'unrevealed' } }));
  const problem = useView('round', (whole) =>
    whole.matches({ open: { shown: 'refused' } }) ? whole.context.problem : undefined,
  );
  const claim = claimOf(round);
  // A flight's seed is told when the flight is over, whoever left it before.
  const canReveal = isOwn && round.state === 'settled' && round.flight === undefined;
  if (claim !== undefined && isVerified)
    return (
      <div className={styles.proof}>
        <Suspense fallback={<Skeleton shape="row" />}>
          <Verified claim={claim} amount={(minor) => amountOf(round.currency, minor)} t={say} />
          <p>
            <ButtonLink href={verifyHref(claim)}>{say('Round.Open it in the verifier')}</ButtonLink>
          </p>
        </Suspense>
      </div>
    );
  if (claim === undefined && !canReveal)
    return (
      <p>
        {say(
          isOwn
            ? 'Round.Once it is over, it can be verified here'
            : 'Round.Its player has not revealed the seed yet',
        )}
      </p>
    );
  return (
    <>
      {hasFailed && <p role="alert">{say('Play.The seed was not revealed. Try again.')}</p>}
      {problem !== undefined && <p role="alert">{problemText(problem, say)}</p>}
      <Button kind="primary" busy={isBusy} onClick={() => actor.send({ type: 'round.verify' })}>
        {say(claim === undefined ? 'Round.Reveal and verify' : 'Round.Verify this round')}
      </Button>
      {claim === undefined && (
        <p className={styles.time}>{say('Round.Your table turns to its next seed.')}</p>
      )}
    </>
  );
};

const Seeds = ({ fairness: { commit, clientSeed, nonce, serverSeed } }: ShownRound) => {
  const say = useSay();
  const rows = [
    [say('Fair.Commit shown before play'), commit],
    ...(clientSeed === ''
      ? []
      : [
          [
            say('Play.Your seed, and the number of the round'),
            <>
              {clientSeed}:{nonce}
            </>,
          ] as const,
        ]),
    ...(serverSeed === undefined
      ? []
      : [[say('Fair.Server seed, revealed after you changed it'), serverSeed] as const]),
  ] as const;
  return (
    <dl className={styles.seeds}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="ltr">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What a round was drawn from, and the proof of it. */
export const Fair = ({ round }: { round: ShownRound }) => {
  const say = useSay();
  return (
    <Card as="section" title={say('Play.Provably fair')}>
      {round.supplier !== undefined ? (
        <p>{say('Round.This round was drawn by {supplier}', { supplier: round.supplier })}</p>
      ) : (
        <div className={styles.fair}>
          <Seeds {...round} />
          <Proof round={round} />
        </div>
      )}
    </Card>
  );
};
