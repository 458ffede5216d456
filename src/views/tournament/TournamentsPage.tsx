import { useEffect, useMemo } from 'react';
import type { TournamentCard } from '../../../contract/tournament';
import { countries } from '../../../machines/country/countries.select';
import { country, language } from '../../../machines/country/locale.select';
import { queryOf, searchOf } from '../../../machines/kit/list.select';
import { addressOfTournament } from '../../../machines/tournament/tournament.rules';
import {
  everyTournament,
  tournamentPrizes,
  tournamentSorts,
} from '../../../machines/tournament/tournaments.rules';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { SearchBox } from '../../ui/SearchBox';
import { SelectBox } from '../../ui/SelectBox';
import { Skeleton } from '../../ui/Skeleton';
import { Tabs } from '../../ui/Tabs';
import { PagedList } from '../list/PagedList';
import { nameOf } from './name';
import { Prize } from './Prize';
import { When } from './TournamentRow';
import styles from './Tournaments.module.css';
import { iconOf, prizeWords, sortWords, typeWords } from './words';

const SKELETONS = 6;
const types = ['all', 'upcoming', 'active', 'completed'] as const;

const Loading = () => (
  <div className={styles.cards}>
    {Array.from({ length: SKELETONS }, (_, at) => (
      <Skeleton key={at} shape="card" />
    ))}
  </div>
);

const Item = ({ of }: { of: TournamentCard }) => {
  const say = useSay();
  const { id, state, pot, buyIn, entries, joined, coverUrl } = of;
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.picture}>
        {coverUrl !== undefined && (
          <img
            className={styles.cover}
            src={coverUrl}
            width={480}
            height={270}
            alt=""
            loading="lazy"
          />
        )}
        <img className={styles.badge} src={iconOf(of)} width={56} height={56} alt="" />
        {joined && <span className={styles.flag}>{say('Tournament.You are in')}</span>}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a className={styles.cardLink} href={addressOfTournament(id)}>
            {nameOf(of, say)}
          </a>
        </h2>
        <p className={styles.muted}>
          <When of={of} />
        </p>
        <dl className={styles.numbers}>
          <div>
            <dt>{say('Tournament.Pot')}</dt>
            <dd>
              <Prize of={of} amount={pot} />
            </dd>
          </div>
          <div>
            <dt>{say('Tournament.Buy-in')}</dt>
            <dd>{buyIn === 0 ? say('Tournament.Free') : <Prize of={of} amount={buyIn} />}</dd>
          </div>
        </dl>
        <p className={styles.muted}>
          {say('Tournament.{count} players signed up', { count: entries })}
        </p>
      </div>
    </li>
  );
};

const Search = () => {
  const say = useSay();
  const list = useResident('tournaments');
  const text = useView('tournaments', searchOf);
  const isBusy = useView('tournaments', (snapshot) => snapshot.matches({ open: 'typing' }));
  return (
    <SearchBox
      label={say('Tournament.Search the tournaments')}
      placeholder={say('Tournament.Search the tournaments')}
      clearLabel={say('Lobby.Clear the search')}
      value={text}
      busy={isBusy}
      onChange={(typed) => list.send({ type: 'list.search', text: typed })}
    />
  );
};

const EVERYWHERE = 'everywhere';

/** Anywhere, where the reader is, what is chosen, and every other country once the table of them is there. */
const useCountries = (chosen: string) => {
  const say = useSay();
  const code = useView('locale', language);
  const home = useView('locale', country);
  const resident = useResident('countries');
  const table = useView('countries', countries);
  useEffect(() => resident.send({ type: 'countries.load' }), [resident]);
  return useMemo(() => {
    const names = new Intl.DisplayNames([code], { type: 'region' });
    const optionOf = (value: string) => ({
      value,
      label: say('Tournament.Open to {country}', { country: names.of(value) ?? value }),
    });
    const first = [...new Set([home, ...(chosen === '' ? [] : [chosen])])];
    const others = table.flatMap((one) => (first.includes(one.code) ? [] : [optionOf(one.code)]));
    return [
      { value: EVERYWHERE, label: say('Tournament.Open anywhere') },
      ...first.map(optionOf),
      ...others.sort((one, other) => one.label.localeCompare(other.label, code)),
    ];
  }, [table, code, home, chosen, say]);
};

const Filters = () => {
  const say = useSay();
  const list = useResident('tournaments');
  const { prize, sort, country: chosen } = useView('tournaments', queryOf);
  const countries = useCountries(chosen);
  return (
    <div className={styles.filters} role="group" aria-label={say('Lobby.Filters')}>
      <Search />
      <SelectBox
        bare
        name="prize"
        label={say('Tournament.Prize')}
        value={prize}
        options={tournamentPrizes.map((value) => ({ value, label: say(prizeWords[value]) }))}
        onChange={(value) => list.send({ type: 'list.filter', query: { prize: value } })}
      />
      <SelectBox
        bare
        name="country"
        label={say('Tournament.Country')}
        value={chosen === '' ? EVERYWHERE : chosen}
        options={countries}
        onChange={(value) =>
          list.send({
            type: 'list.filter',
            query: { country: value === EVERYWHERE ? '' : value },
          })
        }
      />
      <SelectBox
        bare
        name="sort"
        label={say('Lobby.Order')}
        value={sort}
        options={tournamentSorts.map((value) => ({ value, label: say(sortWords[value]) }))}
        onChange={(value) => list.send({ type: 'list.filter', query: { sort: value } })}
      />
    </div>
  );
};

const Empty = () => {
  const say = useSay();
  const list = useResident('tournaments');
  return (
    <EmptyState
      title={say('Tournament.No tournament passes these filters')}
      action={
        <Button
          kind="primary"
          onClick={() => list.send({ type: 'list.filter', query: everyTournament })}
        >
          {say('Tournament.Show all tournaments')}
        </Button>
      }
    />
  );
};

const Filtered = () => {
  const say = useSay();
  const list = useResident('tournaments');
  const { type: selected } = useView('tournaments', queryOf);
  return (
    <>
      <Filters />
      <Tabs
        label={say('Tournament.Which tournaments')}
        selected={selected}
        tabs={types.map((type) => ({ id: type, label: say(typeWords[type]) }))}
        onSelect={(type) => list.send({ type: 'list.filter', query: { type } })}
      >
        <PagedList
          of="tournaments"
          words={{
            label: 'Tournament.Tournaments',
            count: 'Tournament.{count} tournaments',
            failed: 'Tournament.The tournaments did not load.',
            cutShort: 'Tournament.The next tournaments did not load.',
          }}
          className={styles.cards}
          item={(one) => <Item key={one.id} of={one} />}
          loading={<Loading />}
          empty={<Empty />}
        />
      </Tabs>
    </>
  );
};

/** Every tournament, by filter and order [§2, §7 B]. */
export const TournamentsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Tournament.Tournaments')} width="wide">
      <div className={styles.page}>
        <h1>{say('Tournament.Tournaments')}</h1>
        <Late fallback={<Loading />}>
          <Filtered />
        </Late>
      </div>
    </Page>
  );
};
