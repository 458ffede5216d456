import { Suspense } from 'react';
import type { ShownRound } from '../../../contract/play';
import { isOwn as isOwnOf } from '../../../machines/round/round.select';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { gameViews } from '../../games/views';
import { ButtonLink } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { useGameName } from '../game/gameName';
import { Fair } from './Fair';
import { Replay } from './Replay';
import styles from './Round.module.css';
import { Share } from './Share';
import { Steps } from './Steps';
import { stateSlug } from './state';

const Facts = ({ round }: { round: ShownRound }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const { currency, staked, pays, jackpot, state, free } = round;
  const facts = [
    [
      say('Round.Staked'),
      free === undefined
        ? amountOf(currency, staked)
        : say('Round.{amount}, by the house: a free spin', {
            amount: amountOf(currency, staked),
          }),
    ],
    [say('Round.Paid'), state === 'settled' ? amountOf(currency, pays) : say(stateSlug(round))],
    ...(jackpot > 0 ? [[say('Round.Jackpot'), amountOf(currency, jackpot)] as const] : []),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The result in one sentence; undefined before there is one. */
const useSentence = ({ game, currency, staked, pays, jackpot, state }: ShownRound) => {
  const say = useSay();
  const amountOf = useAmounts();
  const nameOf = useGameName();
  if (state !== 'settled') return undefined;
  const won = pays + jackpot;
  const said = {
    game: game === undefined ? say('Round.A game of the past') : nameOf(game),
    staked: amountOf(currency, staked),
    won: amountOf(currency, won),
    multiple: String(staked === 0 ? 0 : Math.floor((won * 100) / staked) / 100),
  };
  if (won === 0) return say('Round.{game}: {staked} staked, nothing won', said);
  return won > staked
    ? say('Round.{game}: {staked} staked, {won} won, {multiple}× the stake', said)
    : say('Round.{game}: {staked} staked, {won} came back', said);
};

const Picture = ({ round, game }: { round: ShownRound; game: NonNullable<ShownRound['game']> }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const Still = gameViews(game.engine)?.Picture;
  const { stake, bet, outcome, currency } = round;
  return (
    Still !== undefined && (
      <Suspense fallback={<Skeleton shape="block" />}>
        <Still
          skin={game.skin}
          stake={stake}
          bet={bet}
          outcome={outcome}
          amount={(minor) => amountOf(currency, minor)}
          t={say}
        />
      </Suspense>
    )
  );
};

/** A round as it went: in motion again, its result in a sentence, the proof of it. */
export const Shown = ({ round }: { round: ShownRound }) => {
  const say = useSay();
  const nameOf = useGameName();
  const isOwn = useView('round', isOwnOf);
  const sentence = useSentence(round);
  const { _id, game, openedAt, actions, state } = round;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{game === undefined ? say('Round.A game of the past') : nameOf(game)}</h1>
        {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
        <p className={styles.time}>
          {say(stateSlug(round))}
          {openedAt !== undefined && (
            <>
              {' · '}
              <Moment at={openedAt} />
            </>
          )}
        </p>
      </header>
      {game !== undefined &&
        (state === 'settled' ? (
          <Replay round={round} game={game} />
        ) : (
          <Picture round={round} game={game} />
        ))}
      {sentence !== undefined && <Share path={`/rounds/${_id}`} words={sentence} />}
      <Facts round={round} />
      {round.idle && <p>{say('Round.Nobody played on: the rule of the game ended it')}</p>}
      {actions.length > 0 && <Steps actions={actions} />}
      <Fair round={round} />
      <p className={styles.links}>
        {isOwn && <ButtonLink href="/rounds">{say('Round.Your rounds')}</ButtonLink>}
        {game !== undefined && (
          <ButtonLink href={`/play/${game.urlFriendlyName}`}>
            {say(isOwn ? 'Round.Play again' : 'Round.Play this game')}
          </ButtonLink>
        )}
      </p>
    </div>
  );
};
