import { featured } from '../../../machines/lobby/home.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Slides } from '../list/Slides';
import { FeaturedGame } from './FeaturedGame';
import { Hero } from './Hero';

/** The brand's own words first; behind them the featured games, to be turned to. */
export const LobbyHeader = () => {
  const say = useSay();
  const games = useView('home', featured);
  return (
    <Slides at="lobby header" label={say('Home.At the fair')} ends="rewind" buttons="over">
      <Hero key="welcome" game={games[0]} />
      {games.map((game) => (
        <FeaturedGame key={game._id} game={game} />
      ))}
    </Slides>
  );
};
