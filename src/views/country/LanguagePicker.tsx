import { language } from '../../../machines/country/locale.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { RadioPills } from '../../ui/RadioPills';
import styles from './Preferences.module.css';

/** Languages by their own names: who seeks one cannot read the others. */
const languages: readonly (readonly [code: string, origin: string])[] = [
  ['en-US', 'English (US)'],
  ['en-GB', 'English (UK)'],
  ['de', 'Deutsch'],
  ['ar', 'العربية'],
];

export const LanguagePicker = () => {
  const say = useSay();
  const locale = useResident('locale');
  const current = useView('locale', language);
  return (
    <div className={styles.palette}>
      <p className={styles.label}>{say('Locale.Language')}</p>
      <RadioPills
        legend={say('Locale.Language')}
        value={current}
        options={languages.map(([value, label]) => ({ value, label }))}
        onChange={(code) => locale.send({ type: 'locale.chooseLanguage', language: code })}
      />
    </div>
  );
};
