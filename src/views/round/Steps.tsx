import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import styles from './Round.module.css';

const names: Readonly<Record<string, string>> = {
  hit: 'Blackjack.Hit',
  stand: 'Blackjack.Stand',
  double: 'Blackjack.Double',
  split: 'Blackjack.Split',
  draw: 'Poker.Draw',
  open: 'Round.Tile',
  'cash-out': 'Game.Cash out',
};

/** What a step chose beside its kind: `{ tile: 7 }` is '7', `{ hold: [0, 2] }` is '1, 3'. */
const detailOf = (action: Readonly<Record<string, unknown>>): string =>
  Object.entries(action)
    .filter(([field]) => field !== 'kind')
    .map(([, value]) =>
      (Array.isArray(value) ? value : [value])
        .map((part) => (typeof part === 'number' ? part + 1 : String(part)))
        .join(', '),
    )
    .join(' · ');

/** The player's steps, in their order. */
export const Steps = ({ actions }: { actions: readonly unknown[] }) => {
  const say = useSay();
  return (
    <Card as="section" title={say('Round.Your steps')}>
      <ol className={styles.steps}>
        {actions.map((action, index) => {
          const { kind, ...rest } = action as { kind: string };
          const slug = names[kind];
          const detail = detailOf(rest);
          return (
            <li key={index}>
              {slug === undefined ? kind : say(slug)}
              {detail !== '' && <bdi className={styles.time}> {detail}</bdi>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
