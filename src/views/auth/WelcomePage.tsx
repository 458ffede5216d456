import type { GameCard } from '../../../contract/game';
import { featured } from '../../../machines/lobby/home.select';
import { currentMode, isPlayable, offerOf } from '../../../machines/play/playMode.select';
import { user } from '../../../machines/player/player.select';
import { coins as coinsOf } from '../../../machines/wallet/wallet.select';
import { useAmounts } from '../../app/amount';
import { isCalm } from '../../app/calm';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Cover } from '../game/Cover';
import { useGameName } from '../game/gameName';
import { verbs } from '../game/verbs';
import { Cure } from '../play/Cure';
import { isSameProof, refusalText } from '../play/refusal';
import { Purse } from '../wallet/Purse';
import purse from '../wallet/Purse.module.css';
import styles from './WelcomePage.module.css';

const Waiting = () => (
  <div className={purse.purse}>
    <Skeleton shape="text" />
  </div>
);

/** The coins that were promised: counted in once they can be played. */
const Promised = () => {
  const say = useSay();
  const amountOf = useAmounts();
  const coins = useView('wallet', coinsOf);
  const proof = useView('playMode', (playMode) => offerOf(playMode, 'coins'), isSameProof);
  if (coins === undefined) return <Waiting />;
  if (proof.allowed) {
    return <Purse coins={coins} isCalm={isCalm()} />;
  }
  return (
    <>
      <p className={purse.purse}>
        <CoinGlyph />
        <span>{amountOf('COINS', coins)}</span>
        <VisuallyHidden>{say('Wallet.Coins')}</VisuallyHidden>
      </p>
      <div className={styles.cure}>
        <p className={styles.muted}>{refusalText(proof, say)}</p>
        <Cure mode="coins" rule={proof.rule} />
      </div>
    </>
  );
};

/** The first game, one press away, in the mode that the account keeps. */
const FirstGame = ({ game }: { game: GameCard }) => {
  const say = useSay();
  const name = useGameName()(game);
  const isOpen = useView('playMode', (playMode) => isPlayable(playMode, game._id));
  const isForCoins = useView('playMode', (playMode) => offerOf(playMode, 'coins').allowed);
  const mode = useView('playMode', (playMode) => currentMode(playMode, game._id));
  return (
    <div className={styles.game}>
      <div className={styles.cover}>
        <Cover game={game} />
      </div>
      <div className={styles.words}>
        <h2>{name}</h2>
        {isOpen && (
          <ButtonLink
            href={`/play/${game.urlFriendlyName}`}
            kind={isForCoins ? 'primary' : 'quiet'}
            size="big"
            wide
          >
            {say(verbs[mode])}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};

/** Where a new player comes in: the coins they were promised, and the first game. */
export const WelcomePage = () => {
  const say = useSay();
  const player = useView('player', user);
  const [game] = useView('home', featured);
  return (
    <Page title={say('Welcome.Welcome to the fair')} width="form">
      <Card tone="accent">
        <div className={styles.welcome}>
          <h1>
            {player === undefined
              ? say('Welcome.Welcome to the fair')
              : say('Welcome.Welcome, {name}', { name: player.username })}
          </h1>
          <Late fallback={<Waiting />}>
            <Promised />
          </Late>
          {game === undefined ? <Skeleton shape="row" /> : <FirstGame game={game} />}
          <p className={styles.more}>
            <a href="/">{say('Common.To the games')}</a>
          </p>
        </div>
      </Card>
    </Page>
  );
};
