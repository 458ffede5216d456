import type { Game } from '../../../contract/game';
import { SEED_MAX } from '../../../contract/limits';
import { isSignedIn } from '../../../machines/auth/session.select';
import {
  drawn as drawnOf,
  fairness as fairnessOf,
  typed as typedOf,
} from '../../../machines/play/play.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextField } from '../../ui/TextField';
import styles from './PlayPage.module.css';

/** The seeds behind the rounds: sealed now, revealed on demand [decision 25]. */
export const Fairness = ({ game, href }: { game: Game; href: string }) => {
  const signedIn = useView('session', isSignedIn);
  const say = useSay();
  const play = useResident('play');
  const fairness = useView('play', fairnessOf);
  const drawn = useView('play', drawnOf);
  const typed = useView('play', typedOf);
  const canType = useView('play', (snapshot) =>
    snapshot.can({ type: 'play.typeSeed', clientSeed: '' }),
  );
  const canRotate = useView('play', (snapshot) => snapshot.can({ type: 'play.rotateSeed' }));
  const isRotating = useView('play', (snapshot) => snapshot.matches('rotating'));
  const hasFailed = useView('play', (snapshot) => snapshot.matches({ seated: 'unturned' }));
  const isRevealed = href !== '#fair';
  const isBound = fairness?.clientSeed !== '';
  return (
    <Card as="section" title={say('Play.Provably fair')}>
      <div id="fair" className={styles.seeds}>
        <dl className={styles.fair}>
          <div>
            <dt>{say('Play.Seal of this seed (SHA-256)')}</dt>
            <dd dir="ltr">{fairness?.commit}</dd>
          </div>
          <div>
            <dt>{say('Play.Seal of the seed after it')}</dt>
            <dd dir="ltr">{fairness?.next}</dd>
          </div>
          {isBound && (
            <div>
              <dt>{say('Play.Your seed, and the number of the round')}</dt>
              <dd dir="ltr">
                {fairness?.clientSeed}:{fairness?.nonce}
              </dd>
            </div>
          )}
        </dl>
        <TextField
          name="seed"
          label={say(isBound ? 'Play.Your next seed' : 'Play.Your seed')}
          hint={say(
            isBound
              ? 'Play.Left empty, your browser draws it.'
              : 'Play.Your browser drew it, your first bet binds it. Or type your own.',
          )}
          value={typed}
          placeholder={isBound ? '' : drawn}
          maxLength={SEED_MAX}
          autoComplete="off"
          disabled={!canType}
          onChange={(clientSeed) => play.send({ type: 'play.typeSeed', clientSeed })}
        />
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
