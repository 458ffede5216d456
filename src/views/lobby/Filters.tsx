import { type SortBy, sortOrders } from '../../../contract/game';
import { filter } from '../../../machines/lobby/lobby.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Chip } from '../../ui/Chip';
import { SearchBox } from '../../ui/SearchBox';
import { SelectBox } from '../../ui/SelectBox';
import styles from './Filters.module.css';

const ALL = 'All';
const orders: Readonly<Record<SortBy, string>> = {
  newest: 'Lobby.Newest',
  popular: 'Lobby.Popular',
  oldest: 'Lobby.Oldest',
  favorites: 'Lobby.Favourites',
  jackpot: 'Lobby.Jackpot',
};

const Kinds = () => {
  const say = useSay();
  const lobby = useResident('lobby');
  const chosen = useView('lobby', filter);
  const types = useView('filters', ({ context }) => context.types);
  const features = useView('filters', ({ context }) => context.features);
  return (
    <div className={styles.chips} role="group" aria-label={say('Lobby.Kinds and features')}>
      {[ALL, ...types.filter((type) => type !== ALL)].map((type) => (
        <Chip
          key={type}
          pressed={chosen.type === type}
          onPress={() => lobby.send({ type: 'lobby.chooseType', gameType: type })}
        >
          {say(`GameType.${type}`)}
        </Chip>
      ))}
      <Chip
        pressed={chosen.feature.jackpot}
        onPress={() => lobby.send({ type: 'lobby.toggleJackpot' })}
      >
        {say('Lobby.Jackpot')}
      </Chip>
      {features.map(({ featureId, name }) => (
        <Chip
          key={featureId}
          pressed={chosen._features[featureId] === true}
          onPress={() => lobby.send({ type: 'lobby.toggleFeature', featureId })}
        >
          {say(`Feature.${name}`)}
        </Chip>
      ))}
    </div>
  );
};

/** Search first and instant; kind, studio, features and order beside it [§2 Game list]. */
export const Filters = () => {
  const say = useSay();
  const lobby = useResident('lobby');
  const chosen = useView('lobby', filter);
  const isSearching = useView(
    'lobby',
    (snapshot) => snapshot.hasTag('busy') && snapshot.context.filter.search !== '',
  );
  const studios = useView('filters', ({ context }) => context.studios);
  const studio = (value: string) => ({
    value,
    label: value === ALL ? say('Lobby.All studios') : value,
  });
  return (
    <div className={styles.filters}>
      <div className={styles.bar}>
        <SearchBox
          label={say('Home.Search')}
          placeholder={say('Lobby.Search the games')}
          clearLabel={say('Lobby.Clear the search')}
          value={chosen.search}
          busy={isSearching}
          onChange={(text) => lobby.send({ type: 'lobby.search', text })}
        />
        <SelectBox
          bare
          name="studio"
          label={say('Lobby.Studio')}
          value={chosen.studio}
          options={[ALL, ...studios.filter((name) => name !== ALL)].map(studio)}
          onChange={(name) => lobby.send({ type: 'lobby.chooseStudio', studio: name })}
        />
        <SelectBox
          bare
          name="sort"
          label={say('Lobby.Order')}
          value={chosen.sortBy}
          options={sortOrders.map((value) => ({ value, label: say(orders[value]) }))}
          onChange={(sortBy) => lobby.send({ type: 'lobby.sort', sortBy })}
        />
      </div>
      <Kinds />
    </div>
  );
};
