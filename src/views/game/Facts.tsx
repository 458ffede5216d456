import type { Game } from '../../../contract/game';
import { useAmounts } from '../../app/amount';
import { useDates } from '../../app/dates';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import styles from './Facts.module.css';

/** What is good to know before one plays. */
export const Facts = ({ game }: { game: Game }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const dateOf = useDates('day');
  const lowest = game.stakes[0] ?? 0;
  const highest = game.stakes.at(-1) ?? 0;
  const facts = [
    ['Game.Return to player', `${(game.rtp * 100).toFixed(2)} %`],
    [
      'Game.Largest win',
      say('Game.{times} times the stake', { times: amountOf('FUN', game.maxWin) }),
    ],
    ['Game.Stakes', `${amountOf('COINS', lowest)} – ${amountOf('COINS', highest)}`],
    ['Game.Studio', game.supplier.name],
    ['Game.Features', game.features.map(({ name }) => say(`Feature.${name}`)).join(', ')],
    ['Game.At the fair since', dateOf(game.releaseDate)],
  ] as const;
  return (
    <Card as="section" title={say('Game.Good to know')}>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([slug, value]) => (
            <div key={slug}>
              <dt>{say(slug)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <p className={styles.check}>
        <a href="/verify">{say('Home.Every round can be checked')}</a>
      </p>
    </Card>
  );
};
