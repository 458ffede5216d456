import { palette } from '../../../machines/branding/branding.select';
import type { PaletteChoice } from '../../../machines/branding/branding.words';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { RadioPills } from '../../ui/RadioPills';
import { CountryPicker } from './CountryPicker';
import { LanguageChoice } from './LanguageChoice';
import { LanguagePicker } from './LanguagePicker';
import styles from './Preferences.module.css';

const choices: readonly (readonly [PaletteChoice, string])[] = [
  ['system', 'Locale.As the device'],
  ['dark', 'Locale.Night'],
  ['light', 'Locale.Day'],
];

/** Language, country and palette: for guests as well. */
export const Preferences = () => {
  const say = useSay();
  const branding = useResident('branding');
  const chosen = useView('branding', palette);
  // Said once, beside the countries: both are one table.
  const hasFailed = useView('countries', (table) => table.matches('failed'));
  return (
    <div className={styles.preferences}>
      <LanguagePicker />
      {!hasFailed && <LanguageChoice />}
      <p>
        <a className={styles.link} href="/translate">
          {say('Translate.Help to translate')}
        </a>
      </p>
      <CountryPicker />
      <div className={styles.palette}>
        <p className={styles.label}>{say('Locale.Look')}</p>
        <RadioPills
          legend={say('Locale.Look')}
          value={chosen}
          options={choices.map(([value, slug]) => ({ value, label: say(slug) }))}
          onChange={(value) => branding.send({ type: 'branding.choosePalette', palette: value })}
        />
      </div>
    </div>
  );
};
