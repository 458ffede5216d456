import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { SortBy } from '../../../contract/game';
import { queryOf, searchOf, totalOf } from '../../../machines/kit/list.select';
import {
  noFilter,
  sortOrders,
  withFeature,
  withJackpot,
} from '../../../machines/lobby/lobby.rules';
import { chosenCount, isResting } from '../../../machines/lobby/lobby.select';
import { topModal } from '../../../machines/modal/modals.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { useWide } from '../../app/wide';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Dialog } from '../../ui/Dialog';
import { SearchBox } from '../../ui/SearchBox';
import { SelectBox } from '../../ui/SelectBox';
import styles from './Filters.module.css';

const ALL = 'All';
const SHEET = 'filters';
const orders: Readonly<Record<SortBy, string>> = {
  newest: 'Lobby.Newest',
  popular: 'Lobby.Popular',
  oldest: 'Lobby.Oldest',
  favorites: 'Lobby.Favourites',
  jackpot: 'Lobby.Jackpot',
};

const Search = () => {
  const say = useSay();
  const lobby = useResident('lobby');
  const text = useView('lobby', searchOf);
  const rests = useView('lobby', isResting);
  const isSearching = useView(
    'lobby',
    (snapshot) => snapshot.hasTag('busy') && searchOf(snapshot) !== '',
  );
  return (
    <fieldset className={styles.search} disabled={rests}>
      <SearchBox
        label={say('Home.Search')}
        placeholder={say('Lobby.Search the games')}
        clearLabel={say('Lobby.Clear the search')}
        value={text}
        busy={isSearching}
        onChange={(typed) => lobby.send({ type: 'list.search', text: typed })}
      />
    </fieldset>
  );
};

const Order = () => {
  const say = useSay();
  const lobby = useResident('lobby');
  const { sortBy: order } = useView('lobby', queryOf);
  return (
    <div className={styles.group}>
      <span className={styles.legend} aria-hidden="true">
        {say('Lobby.Order')}
      </span>
      <SelectBox
        bare
        name="sort"
        label={say('Lobby.Order')}
        value={order}
        options={sortOrders.map((value) => ({ value, label: say(orders[value]) }))}
        onChange={(sortBy) => lobby.send({ type: 'list.filter', query: { sortBy } })}
      />
    </div>
  );
};

const Types = () => {
  const say = useSay();
  const lobby = useResident('lobby');
  const { type: chosen } = useView('lobby', queryOf);
  const types = useView('filters', ({ context }) => context.types);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say('Lobby.Kind')}</legend>
      <div className={styles.chips}>
        {[ALL, ...types.filter((type) => type !== ALL)].map((type) => (
          <Chip
            key={type}
            pressed={chosen === type}
            onPress={() => lobby.send({ type: 'list.filter', query: { type } })}
          >
            {say(`GameType.${type}`)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
};

const Studio = () => {
  const say = useSay();
  const lobby = useResident('lobby');
  const { studio: chosen } = useView('lobby', queryOf);
  const studios = useView('filters', ({ context }) => context.studios);
  const named = (value: string) => ({
    value,
    label: value === ALL ? say('Lobby.All studios') : value,
  });
  return (
    <div className={styles.group}>
      <span className={styles.legend} aria-hidden="true">
        {say('Lobby.Studio')}
      </span>
      <SelectBox
        bare
        name="studio"
        label={say('Lobby.Studio')}
        value={chosen}
        options={[ALL, ...studios.filter((name) => name !== ALL)].map(named)}
        onChange={(studio) => lobby.send({ type: 'list.filter', query: { studio } })}
      />
    </div>
  );
};

const Features = () => {
  const say = useSay();
  const lobby = useResident('lobby');
  const chosen = useView('lobby', queryOf);
  const features = useView('filters', ({ context }) => context.features);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say('Lobby.Features')}</legend>
      <div className={styles.chips}>
        <Chip
          pressed={chosen.feature.jackpot}
          onPress={() => lobby.send({ type: 'list.filter', query: withJackpot(chosen) })}
        >
          {say('Lobby.Jackpot')}
        </Chip>
        {features.map(({ featureId, name }) => (
          <Chip
            key={featureId}
            pressed={chosen._features[featureId] === true}
            onPress={() =>
              lobby.send({ type: 'list.filter', query: withFeature(chosen, featureId) })
            }
          >
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
};

/** Every filter but the search; under the favourites order all but the order rest [§5]. */
const Fields = () => {
  const say = useSay();
  const lobby = useResident('lobby');
  const rests = useView('lobby', isResting);
  const isSet = useView('lobby', (snapshot) => chosenCount(snapshot) > 0);
  return (
    <div className={styles.fields}>
      <Order />
      {rests && (
        <p className={styles.rests} role="note">
          {say('Lobby.This order shows your own favourites. The other filters rest.')}
        </p>
      )}
      <fieldset className={styles.resting} disabled={rests}>
        <Types />
        <Studio />
        <Features />
      </fieldset>
      {isSet && !rests && (
        <div>
          <Button kind="ghost" onClick={() => lobby.send({ type: 'list.filter', query: noFilter })}>
            {say('Lobby.Clear the filters')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** Where there is no room beside the list: the search stays, the rest rises from the edge. */
const Sheet = () => {
  const say = useSay();
  const modals = useResident('modals');
  const isOpen = useView('modals', (snapshot) => topModal(snapshot)?.name === SHEET);
  const count = useView('lobby', chosenCount);
  const all = useView('lobby', totalOf);
  const close = () => modals.send({ type: 'modals.close' });
  return (
    <div className={styles.bar}>
      <Search />
      <Button
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => modals.send({ type: 'modals.open', name: SHEET, size: 'mid' })}
      >
        {count === 0 ? say('Lobby.Filters') : say('Lobby.Filters, {count} set', { count })}
      </Button>
      <Dialog
        open={isOpen}
        title={say('Lobby.Filters')}
        closeLabel={say('Common.Close')}
        onClose={close}
        footer={
          <Button kind="primary" wide onClick={close}>
            {say('Lobby.Show {count} games', { count: all })}
          </Button>
        }
      >
        <Fields />
      </Dialog>
    </div>
  );
};

/** Search first and instant; kind, studio, features and order beside the list [§2 Game list]. */
export const Filters = () => {
  const say = useSay();
  const isWide = useWide();
  return (
    <aside className={styles.filters} aria-label={say('Lobby.Filters')}>
      {isWide !== false && (
        <div className={styles.side}>
          <Search />
          <Fields />
        </div>
      )}
      {isWide !== true && <Sheet />}
    </aside>
  );
};
