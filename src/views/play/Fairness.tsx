import type { Game } from '../../../contract/game';
import { isSignedIn } from '../../../machines/auth/session.select';
import { fairness as fairnessOf } from '../../../machines/play/play.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import styles from './PlayPage.module.css';

/** The seeds behind the rounds: sealed now, revealed on demand [decision 25]. */
export const Fairness = ({ game, href }: { game: Game; href: string }) => {
  const signedIn = useView('session', isSignedIn);
  const say = useSay();
  const play = useResident('play');
  const fairness = useView('play', fairnessOf);
  const canRotate = useView('play', (snapshot) => snapshot.can({ type: 'play.rotateSeed' }));
  const isRotating = useView('play', (snapshot) => snapshot.matches('rotating'));
  const hasFailed = useView('play', (snapshot) => snapshot.matches({ seated: 'unturned' }));
  const isRevealed = href !== '#fair';
  return (
    <Card as="section" title={say('Play.Provably fair')}>
      <div id="fair" className={styles.seeds}>
        <dl className={styles.fair}>
          <div>
            <dt>{say('Play.Seal of the next seed (SHA-256)')}</dt>
            <dd dir="ltr">{fairness?.commit}</dd>
          </div>
          <div>
            <dt>{say('Play.Your seed, and the number of the round')}</dt>
            <dd dir="ltr">
              {fairness?.clientSeed}:{fairness?.nonce}
            </dd>
          </div>
        </dl>
        {hasFailed && <p role="alert">{say('Play.The seed was not revealed. Try again.')}</p>}
        <div className={styles.actions}>
          <Button
            kind="ghost"
            busy={isRotating}
            disabled={!canRotate && !isRotating}
            onClick={() => play.send({ type: 'play.rotateSeed' })}
          >
            {say('Play.Reveal the seed and take a new one')}
          </Button>
          {signedIn && (
            <ButtonLink href={`/rounds?game=${game._id}`}>{say('Round.Your rounds')}</ButtonLink>
          )}
          {isRevealed && (
            <ButtonLink href={href} kind="primary">
              {say('Play.Check the last round')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
};
