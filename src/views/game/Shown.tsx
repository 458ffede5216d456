import Star from 'lucide-react/icons/star';
import type { Game } from '../../../contract/game';
import type { PlayMode } from '../../../contract/play.rules';
import { useAmounts } from '../../app/amount';
import { useDates } from '../../app/dates';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { PlayModeSwitch } from '../playMode/PlayModeSwitch';
import { Cover } from './Cover';
import styles from './Shown.module.css';

const verbs: Readonly<Record<PlayMode, string>> = {
  fun: 'Game.Play for fun',
  coins: 'Game.Play for coins',
  money: 'Game.Play for money',
};

interface ShownProps {
  game: Game;
  name: string;
  mode: PlayMode;
  isFavourite: boolean;
  onFavourite: () => void;
}

const Facts = ({ game }: { game: Game }) => {
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
    </Card>
  );
};

/** The game: its picture, how it may be played, what is behind it. */
export const Shown = ({ game, name, mode, isFavourite, onFavourite }: ShownProps) => {
  const say = useSay();
  return (
    <div className={styles.game}>
      <div className={styles.cover}>
        <Cover art={game.art} seed={game._id} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <div>
            <h1>{name}</h1>
            <p className={styles.kind}>
              {say('Lobby.{kind}, {studio}', {
                kind: game.gameType.map((kind) => say(`GameType.${kind}`)).join(', '),
                studio: game.supplier.name,
              })}
            </p>
          </div>
          <IconButton
            label={say(
              isFavourite
                ? 'Lobby.Remove {name} from the favourites'
                : 'Lobby.Add {name} to the favourites',
              { name },
            )}
            icon={<Star aria-hidden="true" />}
            pressed={isFavourite}
            onClick={onFavourite}
          />
        </div>
        <PlayModeSwitch reasons="below" />
        <ButtonLink href={`/play/${game.urlFriendlyName}`} kind="primary" size="big" wide>
          {say(verbs[mode])}
        </ButtonLink>
      </div>
      <div className={styles.more}>
        <Facts game={game} />
        <Card as="section" title={say('Home.Every round can be checked')} tone="jackpot">
          <p className={styles.kind}>
            {say(
              'Home.The seed is sealed before you play and shown afterwards. The odds are computed, not promised.',
            )}
          </p>
          <p className={styles.check}>
            <a href="/verify">{say('Home.How it works')}</a>
          </p>
        </Card>
      </div>
    </div>
  );
};
