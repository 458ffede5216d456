import { SCRATCHER_BUY_MAX } from '../../../contract/limits';
import type { ScratcherFamily } from '../../../contract/scratcher.rules';
import { answerFor } from '../../../machines/play/playMode.select';
import type { ScratcherBuyActor } from '../../../machines/scratcher/scratcherBuy.machine';
import { costOf, scratcherBuyFaults } from '../../../machines/scratcher/scratcherBuy.rules';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Fault } from '../../ui/Fault';
import { RadioPills } from '../../ui/RadioPills';
import { useForm } from '../form/useForm';
import { Cure } from '../play/Cure';
import { isSameProof, refusalText } from '../play/refusal';
import styles from './Scratchers.module.css';
import { useSold } from './sold';

const amounts = ['1', '3', '5', '10', '20'] as const;

const Shop = ({ actor }: { actor: ScratcherBuyActor }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const form = useForm(actor, scratcherBuyFaults, { amount: { max: SCRATCHER_BUY_MAX } });
  if (form.isAccepted)
    return (
      <div className={styles.bought} role="status">
        <p>{say('Scratcher.Your cards lie ready.')}</p>
        <Button onClick={() => actor.send({ type: 'form.again' })}>
          {say('Scratcher.Buy more')}
        </Button>
      </div>
    );
  const values = { amount: form.value('amount'), price: form.value('price') };
  const { error } = form.error('amount');
  return (
    <form className={styles.shop} noValidate onSubmit={form.submit}>
      <RadioPills
        legend={say('Scratcher.How many cards')}
        options={amounts.map((value) => ({ value, label: value }))}
        value={values.amount as (typeof amounts)[number]}
        onChange={form.change('amount')}
        wide
      />
      <p className={styles.sum}>
        <CoinGlyph />
        {say('Scratcher.Together {coins} coins', { coins: amountOf('COINS', costOf(values)) })}
      </p>
      {(error ?? form.refusal) !== undefined && <Fault>{error ?? form.refusal}</Fault>}
      <Button type="submit" kind="primary" busy={form.isBusy}>
        {say('Scratcher.Buy these cards')}
      </Button>
    </form>
  );
};

/** Cards of a family for coins, where coins may be played for: a card is a game of chance [§5]. */
export const ScratcherShop = ({ family }: { family: ScratcherFamily }) => {
  const say = useSay();
  const offer = useView('playMode', (snapshot) => answerFor(snapshot, 'coins'), isSameProof);
  const { price } = useSold();
  const input = { family, price: String(price), amount: '1' };
  return (
    <Card as="section" title={say('Scratcher.Buy cards')}>
      {offer.allowed ? (
        <Mounted key={`${family} ${price}`} at="scratcherBuy" control="scratcherBuy" input={input}>
          {(actor) => <Shop actor={actor} />}
        </Mounted>
      ) : (
        <div className={styles.shop}>
          <p>{refusalText(offer, say)}</p>
          <Cure mode="coins" rule={offer.rule} at="scratcherCure" />
        </div>
      )}
    </Card>
  );
};
