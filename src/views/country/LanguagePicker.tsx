import { offeredLanguages } from '../../../contract/country.rules';
import { language } from '../../../machines/country/locale.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { RadioPills } from '../../ui/RadioPills';
import styles from './Preferences.module.css';

/** By their own names: who seeks one cannot read the others. */
const languages = offeredLanguages.map(({ code, origin }) => ({ value: code, label: origin }));

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
        options={languages}
        onChange={(code) => locale.send({ type: 'locale.chooseLanguage', language: code })}
      />
    </div>
  );
};
