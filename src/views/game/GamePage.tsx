import type { Game } from '../../../contract/game';
import { game as gameOf } from '../../../machines/game/game.select';
import { currentMode } from '../../../machines/play/playMode.select';
import { useView } from '../../app/house';
import { Page } from '../../app/Page';
import { Skeleton } from '../../ui/Skeleton';
import { NotFoundPage } from '../notFound/NotFoundPage';
import { Failed } from './Failed';
import { useGameName } from './gameName';
import { Shown } from './Shown';

const Loading = () => (
  <Page title="">
    <Skeleton shape="block" />
  </Page>
);

const Found = ({ game }: { game: Game }) => {
  const mode = useView('playMode', (playMode) => currentMode(playMode, game._id));
  const name = useGameName()(game);
  return (
    <Page key={game._id} title={name}>
      <Shown game={game} name={name} mode={mode} />
    </Page>
  );
};

/** A game's page, by the state of its resident. */
export const GamePage = () => {
  const game = useView('game', gameOf);
  const isMissing = useView('game', (snapshot) => snapshot.matches('missing'));
  const hasFailed = useView('game', (snapshot) => snapshot.matches('failed'));
  if (isMissing) return <NotFoundPage />;
  if (hasFailed) return <Failed />;
  return game === undefined ? <Loading /> : <Found game={game} />;
};
