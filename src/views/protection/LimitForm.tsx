import { amountKinds, periods } from '../../../contract/protection.rules';
import { limitFaults } from '../../../machines/protection/limit.rules';
import { useSay } from '../../app/say';
import { SelectBox } from '../../ui/SelectBox';
import { TextField } from '../../ui/TextField';
import { type FormActor, useForm } from '../form/useForm';
import { SettingsForm } from '../settings/SettingsForm';
import styles from './Protection.module.css';
import { currencyName, kindNames, periodNames } from './words';

/** A limit is typed: which one, and how much. */
export const LimitForm = ({
  actor,
  currencies,
}: {
  actor: FormActor;
  currencies: readonly string[];
}) => {
  const say = useSay();
  const form = useForm(actor, limitFaults);
  const isTime = form.value('kind') === 'time';
  return (
    <SettingsForm form={form} submitLabel={say('Protection.Set the limit')}>
      <div className={styles.pair}>
        <SelectBox
          name="kind"
          label={say('Protection.What')}
          value={form.value('kind')}
          options={[...amountKinds, 'time' as const].map((value) => ({
            value,
            label: say(kindNames[value]),
          }))}
          onChange={form.change('kind')}
        />
        {!isTime && (
          <>
            <SelectBox
              name="period"
              label={say('Protection.In')}
              value={form.value('period')}
              options={periods.map((value) => ({ value, label: say(periodNames[value]) }))}
              onChange={form.change('period')}
            />
            <SelectBox
              name="currency"
              label={say('Protection.Of')}
              value={form.value('currency')}
              options={currencies.map((value) => ({
                value,
                label: currencyName(value, say),
              }))}
              onChange={form.change('currency')}
            />
          </>
        )}
        <TextField
          {...form.field('amount')}
          label={say(isTime ? 'Protection.Minutes' : 'Protection.At most')}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </SettingsForm>
  );
};
