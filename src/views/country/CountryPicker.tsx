import { useMemo } from 'react';
import { countries } from '../../../machines/country/countries.select';
import { country, language } from '../../../machines/country/locale.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Flag } from '../../ui/Flag';
import { TableChoice, type TableItem } from './TableChoice';

const useItems = (): TableItem[] => {
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

/** The country of a person: chosen, by profile or by address [§4]. */
export const CountryPicker = () => {
  const say = useSay();
  const locale = useResident('locale');
  const table = useView('countries', countries);
  const current = useView('locale', country);
  const choose = (code: string) => {
    const entry = table.find((one) => one.code === code);
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
    <TableChoice
      at="country"
      current={current}
      label={say('Locale.Country')}
      hint={say('Locale.Decides separators of amounts, and which play modes are offered')}
      failed={say('Locale.The countries did not load')}
      useItems={useItems}
      onChoose={choose}
    />
  );
};
