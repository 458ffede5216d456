import { Suspense } from 'react';
import type { PlayedRound } from '../../../contract/play';
import { useAmounts } from '../../app/amount';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { gameViews } from '../../games/views';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { useGameName } from '../game/gameName';
import styles from './Round.module.css';
import { Steps } from './Steps';
import { stateSlug } from './state';
import { verifyHref } from './verifyHref';

const Facts = ({ round }: { round: PlayedRound }) => {
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

const Fair = ({ round }: { round: PlayedRound }) => {
  const say = useSay();
  const href = verifyHref(round);
  const { commit, clientSeed, nonce } = round.fairness;
  return (
    <Card as="section" title={say('Play.Provably fair')}>
      {round.supplier !== undefined ? (
        <p>{say('Round.This round was drawn by {supplier}', { supplier: round.supplier })}</p>
      ) : (
        <div className={styles.fair}>
          <dl className={styles.seeds}>
            <dt>{say('Fair.Commit shown before play')}</dt>
            <dd dir="ltr">{commit}</dd>
            <dt>{say('Play.Your seed, and the number of the round')}</dt>
            <dd dir="ltr">
              {clientSeed}:{nonce}
            </dd>
          </dl>
          {href === undefined ? (
            <p>{say('Round.Reveal the seed at the table, and the round can be verified here')}</p>
          ) : (
            <ButtonLink href={href} kind="primary">
              {say('Round.Verify this round')}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
};

/** A round as it went. */
export const Shown = ({ round }: { round: PlayedRound }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const nameOf = useGameName();
  const { game, currency, openedAt, stake, bet, outcome, actions } = round;
  const Picture = game === undefined ? undefined : gameViews(game.engine)?.Picture;
  const amount = (minor: number): string => amountOf(currency, minor);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{game === undefined ? say('Round.A game of the past') : nameOf(game)}</h1>
        <p className={styles.time}>
          {say(stateSlug(round))} · <Moment at={openedAt} />
        </p>
      </header>
      {game !== undefined && Picture !== undefined && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <Picture
            skin={game.skin}
            stake={stake}
            bet={bet}
            outcome={outcome}
            amount={amount}
            t={say}
          />
        </Suspense>
      )}
      <Facts round={round} />
      {round.idle && <p>{say('Round.Nobody played on: the rule of the game ended it')}</p>}
      {actions.length > 0 && <Steps actions={actions} />}
      <Fair round={round} />
      <p className={styles.links}>
        <ButtonLink href="/rounds">{say('Round.Your rounds')}</ButtonLink>
        {game !== undefined && (
          <ButtonLink href={`/play/${game.urlFriendlyName}`}>{say('Round.Play again')}</ButtonLink>
        )}
      </p>
    </div>
  );
};
