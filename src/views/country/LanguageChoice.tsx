import { useMemo } from 'react';
import { languages, languagesIn } from '../../../machines/country/countries.select';
import { country, language } from '../../../machines/country/locale.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { TableChoice, type TableItem } from './TableChoice';

const useItems = (): TableItem[] => {
  const table = useView('countries', languages);
  const code = useView('locale', language);
  const here = useView('locale', country);
  const readHere = useView('countries', (snapshot) => languagesIn(snapshot, here));
  return useMemo(() => {
    const rankOf = (entry: string): number => {
      const rank = readHere.indexOf(entry);
      return rank < 0 ? readHere.length : rank;
    };
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
      .sort(
        (one, other) =>
          rankOf(one.value) - rankOf(other.value) || one.label.localeCompare(other.label, code),
      );
  }, [table, code, readHere]);
};

/** Every language of the table by its own name, what most people read in one's country first. */
export const LanguageChoice = () => {
  const say = useSay();
  const locale = useResident('locale');
  const current = useView('locale', language);
  return (
    <TableChoice
      at="language"
      current={current}
      label={say('Locale.Any language')}
      hint={say('Locale.Where words are missing, those of the nearest language stand')}
      failed={say('Locale.The languages did not load')}
      useItems={useItems}
      onChoose={(code) => locale.send({ type: 'locale.chooseLanguage', language: code })}
    />
  );
};
