import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SelectorActor } from '../../../machines/control/selector.machine';
import { search, shownItems } from '../../../machines/control/selector.select';
import { countries } from '../../../machines/country/countries.select';
import { country, language } from '../../../machines/country/locale.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { FailedState } from '../../ui/FailedState';
import { Flag } from '../../ui/Flag';
import { Selector, type SelectorItem } from '../../ui/Selector';
import { Skeleton } from '../../ui/Skeleton';

interface Item extends SelectorItem {
  /** What the search looks through: the name in the player's language, in English, and its own. */
  text: string;
}

const useItems = (): Item[] => {
  const table = useView('countries', countries);
  const code = useView('locale', language);
  return useMemo(() => {
    const names = new Intl.DisplayNames([code], { type: 'region' });
    return table
      .map((entry) => {
        const label = names.of(entry.code) ?? entry.name;
        return {
          value: entry.code,
          label,
          text: `${label} ${entry.name} ${entry.origin}`,
          icon: <Flag country={entry.code} size="small" />,
          ...(entry.origin !== label && { hint: entry.origin }),
        };
      })
      .sort((one, other) => one.label.localeCompare(other.label, code));
  }, [table, code]);
};

const CountrySelector = ({ actor }: { actor: SelectorActor }) => {
  const say = useSay();
  const locale = useResident('locale');
  const table = useView('countries', countries);
  const isLoading = useView('countries', (snapshot) => snapshot.hasTag('busy'));
  const current = useView('locale', country);
  const items = useItems();
  const snapshot = useSelector(actor, (selector) => selector);
  const shown = useMemo(() => shownItems(snapshot, items), [snapshot, items]);
  const selected = items.find(({ value }) => value === current);
  const choose = (code: string) => {
    const entry = table.find((one) => one.code === code);
    actor.send({ type: 'selector.choose', value: code });
    if (entry === undefined) return;
    locale.send({
      type: 'locale.chooseCountry',
      country: entry.code,
      language: entry.lang,
      translated: entry.translated,
      currency: entry.currency,
    });
  };
  return (
    <Selector
      label={say('Locale.Country')}
      hint={say('Locale.Decides separators of amounts, and which play modes are offered')}
      open={snapshot.matches('opened')}
      items={shown}
      query={search(snapshot)}
      maxLength={snapshot.context.maxLength}
      pending={isLoading || snapshot.matches({ opened: 'first' })}
      searchText={say('Home.Search')}
      notSelectedText={say('Home.Not selected')}
      nothingFoundText={say('Home.Nothing was found')}
      onOpen={() => actor.send({ type: 'selector.open' })}
      onClose={() => actor.send({ type: 'selector.close' })}
      onSearch={(text) => actor.send({ type: 'selector.search', text })}
      onChoose={choose}
      {...(selected !== undefined && { selected })}
    />
  );
};

/** The country of a person: chosen, by profile or by address [§4]. */
export const CountryPicker = () => {
  const say = useSay();
  const table = useResident('countries');
  const hasFailed = useView('countries', (snapshot) => snapshot.matches('failed'));
  const current = useView('locale', country);
  useEffect(() => table.send({ type: 'countries.load' }), [table]);
  return hasFailed ? (
    <FailedState
      title={say('Locale.The countries did not load')}
      retryLabel={say('Common.Try again')}
      onRetry={() => table.send({ type: 'countries.load' })}
    />
  ) : (
    <Late fallback={<Skeleton shape="row" />}>
      <Mounted at="country" control="selector" input={{ value: current }}>
        {(actor) => <CountrySelector actor={actor} />}
      </Mounted>
    </Late>
  );
};
