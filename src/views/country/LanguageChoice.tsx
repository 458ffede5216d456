import { useMemo } from 'react';
import { languages } from '../../../machines/country/countries.select';
import { language } from '../../../machines/country/locale.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { TableChoice, type TableItem } from './TableChoice';

const useItems = (): TableItem[] => {
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

/** Every language of the table, by its own name. */
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
