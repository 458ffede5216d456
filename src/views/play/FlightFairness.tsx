import type { Flight } from '../../../contract/flight';
import type { Game } from '../../../contract/game';
import { hashOfRound } from '../../../games/verify/round.address';
import { isSignedIn } from '../../../machines/auth/session.select';
import { round as roundOf } from '../../../machines/play/play.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import styles from './PlayPage.module.css';

interface FlightFairnessProps {
  game: Game;
  flight: Flight | undefined;
}

/** The verifier with the player's last ride in it, once that flight is over. */
const useRideHref = (game: Game, flight: Flight | undefined): string | undefined => {
  const round = useView('play', roundOf);
  if (round?.flight === undefined || round.state !== 'settled' || flight === undefined)
    return undefined;
  const { day } = round.flight;
  const { nonce, clientSeed, commit } = round.fairness;
  const flown = flight.last.find((one) => one.day === day && one.number === nonce);
  const here = flight.day === day && flight.number === nonce ? flight.burst : undefined;
  const serverSeed = flown?.serverSeed ?? here?.serverSeed;
  if (serverSeed === undefined) return undefined;
  const { stake, bet, actions, outcome, pays, staked } = round;
  return `/verify${hashOfRound({
    ...{ serverSeed, commit, clientSeed, nonce, engine: game.engine, skin: game.skin },
    ...{ stake, bet, actions: [...actions], claimed: { outcome, pays, staked } },
  })}`;
};

/** The seeds behind the flights: a day's are sealed before its first, each by the one before it. */
export const FlightFairness = ({ game, flight }: FlightFairnessProps) => {
  const say = useSay();
  const signedIn = useView('session', isSignedIn);
  const href = useRideHref(game, flight);
  return (
    <Card as="section" title={say('Play.Provably fair')}>
      <div id="fair" className={styles.seeds}>
        <p>
          {say(
            'Play.Each flight’s seed seals the next one’s: the day’s first seal was published before it began.',
          )}
        </p>
        <dl className={styles.fair}>
          {flight?.chains.map(({ day, head }) => (
            <div key={day}>
              <dt>{say('Play.Seal of the flights of {day}', { day })}</dt>
              <dd dir="ltr">{head}</dd>
            </div>
          ))}
          {flight !== undefined && (
            <div>
              <dt>{say('Play.Seal of flight {number}', { number: flight.number })}</dt>
              <dd dir="ltr">{flight.commit}</dd>
            </div>
          )}
        </dl>
        <div className={styles.actions}>
          {signedIn && (
            <ButtonLink href={`/rounds?game=${game._id}`}>{say('Round.Your rounds')}</ButtonLink>
          )}
          {href !== undefined && (
            <ButtonLink href={href} kind="primary">
              {say('Play.Check the last round')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
};
