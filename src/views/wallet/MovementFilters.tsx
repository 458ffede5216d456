import { queryOf } from '../../../machines/kit/list.select';
import { movementKinds, periods } from '../../../machines/wallet/transactions.rules';
import type { MovementKind, Period } from '../../../machines/wallet/transactions.words';
import { wallets } from '../../../machines/wallet/wallet.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Chip } from '../../ui/Chip';
import { SelectBox } from '../../ui/SelectBox';
import styles from './WalletPage.module.css';

const kinds: Readonly<Record<MovementKind, string>> = {
  all: 'Wallet.Everything',
  play: 'Wallet.Play',
  gifts: 'Wallet.Gifts',
  prizes: 'Wallet.Prizes',
  tournaments: 'Wallet.Tournaments',
  shop: 'Wallet.Shop',
};
const spans: Readonly<Record<Period, string>> = {
  ever: 'Wallet.Any time',
  day: 'Wallet.Last day',
  week: 'Wallet.Last week',
  month: 'Wallet.Last 30 days',
};
const ALL = 'all';

/** Kind, period and currency of the movements shown; the address bar holds them. */
export const MovementFilters = () => {
  const say = useSay();
  const transactions = useResident('transactions');
  const { kind, period, currency } = useView('transactions', queryOf);
  const list = useView('wallet', wallets);
  const currencies = [ALL, ...new Set([...list.map((wallet) => wallet.currency), currency])];
  return (
    <div className={styles.filters} role="group" aria-label={say('Wallet.Which movements')}>
      <div className={styles.chips}>
        {movementKinds.map((value) => (
          <Chip
            key={value}
            pressed={kind === value}
            onPress={() => transactions.send({ type: 'list.filter', query: { kind: value } })}
          >
            {say(kinds[value])}
          </Chip>
        ))}
      </div>
      <div className={styles.selects}>
        <SelectBox
          bare
          name="period"
          label={say('Wallet.Period')}
          value={period}
          options={periods.map((value) => ({ value, label: say(spans[value]) }))}
          onChange={(value) => transactions.send({ type: 'list.filter', query: { period: value } })}
        />
        <SelectBox
          bare
          name="currency"
          label={say('Wallet.Currency')}
          value={currency}
          options={[...new Set(currencies)].map((value) => ({
            value,
            label:
              value === ALL
                ? say('Wallet.All currencies')
                : value === 'COINS'
                  ? say('Wallet.Coins')
                  : value,
          }))}
          onChange={(value) =>
            transactions.send({ type: 'list.filter', query: { currency: value } })
          }
        />
      </div>
    </div>
  );
};
