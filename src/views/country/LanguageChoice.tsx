import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SelectorActor } from '../../../machines/control/selector.machine';
import { search, shownItems } from '../../../machines/control/selector.select';
import { languages } from '../../../machines/country/countries.select';
import { language } from '../../../machines/country/locale.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { FailedState } from '../../ui/FailedState';
import { Selector, type SelectorItem } from '../../ui/Selector';
import { Skeleton } from '../../ui/Skeleton';

interface Item extends SelectorItem {
  /** What the search looks through: the name in the player's language, in English, and its own. */
  text: string;
}

const useItems = (): Item[] => {
  const table = useView('countries', languages);
  const code = useView('locale', language);
  return useMemo(() => {
    const names = new Intl.DisplayNames([code], { type: 'language' });
    return table
      .map((entry) => {
        const label = names.of(entry.code) ?? entry.name;
        return {
          value: entry.code,
          label: entry.origin,
          text: `${label} ${entry.name} ${entry.origin}`,
          ...(entry.origin !== label && { hint: label }),
        };
      })
      .sort((one, other) => one.label.localeCompare(other.label, code));
  }, [table, code]);
};

const LanguageSelector = ({ actor }: { actor: SelectorActor }) => {
  const say = useSay();
  const locale = useResident('locale');
  const isLoading = useView('countries', (snapshot) => snapshot.hasTag('busy'));
  const current = useView('locale', language);
  const items = useItems();
  const snapshot = useSelector(actor, (selector) => selector);
  const shown = useMemo(() => shownItems(snapshot, items), [snapshot, items]);
  const selected = items.find(({ value }) => value === current);
  return (
    <Selector
      label={say('Locale.Any language')}
      hint={say('Locale.Where words are missing, those of the nearest language stand')}
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
      onChoose={(code) => {
        actor.send({ type: 'selector.choose', value: code });
        locale.send({ type: 'locale.chooseLanguage', language: code });
      }}
      {...(selected !== undefined && { selected })}
    />
  );
};

/** Every language of the table, by its own name. */
export const LanguageChoice = () => {
  const say = useSay();
  const table = useResident('countries');
  const hasFailed = useView('countries', (snapshot) => snapshot.matches('failed'));
  const current = useView('locale', language);
  useEffect(() => table.send({ type: 'countries.load' }), [table]);
  return hasFailed ? (
    <FailedState
      title={say('Locale.The languages did not load')}
      retryLabel={say('Common.Try again')}
      onRetry={() => table.send({ type: 'countries.load' })}
    />
  ) : (
    <Late fallback={<Skeleton shape="row" />}>
      <Mounted at="language" control="selector" input={{ value: current }}>
        {(actor) => <LanguageSelector actor={actor} />}
      </Mounted>
    </Late>
  );
};
