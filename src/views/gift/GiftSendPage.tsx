import { useSelector } from '@xstate/react';
import { GIFT_COINS_MAX, GIFT_FRIENDS_MAX } from '../../../contract/limits';
import type { GiftSendActor } from '../../../machines/gift/giftSend.machine';
import { costOf, friendsOf, giftSendFaults } from '../../../machines/gift/giftSend.rules';
import { route } from '../../../machines/router/router.select';
import { coins } from '../../../machines/wallet/wallet.select';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { TextField } from '../../ui/TextField';
import { useForm } from '../form/useForm';
import { BoxChoice } from './BoxChoice';
import { FriendChoice } from './FriendChoice';
import styles from './GiftSend.module.css';

const START = '50';

/** What the server refused the sending for: whom it does not reach, or what is left of the day. */
const useRefusal = (actor: GiftSendActor, refusal: string | undefined): string | undefined => {
  const say = useSay();
  const amountOf = useAmounts();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const left = problem?.params?.['left'];
  if (problem?.code === 'not-found') return say('People.Player not available');
  return problem?.code === 'gift-cap' && typeof left === 'number'
    ? say('Gifts.You can give {coins} more coins today.', { coins: amountOf('COINS', left) })
    : refusal;
};

export const GiftSendForm = ({ actor }: { actor: GiftSendActor }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const balance = useView('wallet', coins);
  const form = useForm(actor, giftSendFaults, {
    friends: { max: GIFT_FRIENDS_MAX },
    coins: { max: amountOf('COINS', GIFT_COINS_MAX) },
  });
  const refusal = useRefusal(actor, form.refusal);
  if (form.isAccepted)
    return (
      <div className={styles.done} role="status">
        <p className={styles.sent}>{say('Gifts.Your gift is on its way.')}</p>
        <Button kind="primary" onClick={() => actor.send({ type: 'form.again' })}>
          {say('Gifts.Another gift')}
        </Button>
        <ButtonLink href="/gifts/sent">{say('Gifts.To the gifts you sent')}</ButtonLink>
      </div>
    );
  const values = { friends: form.value('friends'), coins: form.value('coins') };
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <BoxChoice
        box={form.value('box')}
        tape={form.value('tape')}
        onBox={form.change('box')}
        onTape={form.change('tape')}
      />
      <div className={styles.fields}>
        <FriendChoice
          chosen={friendsOf(values)}
          values={values}
          onChange={form.change('friends')}
          error={form.error('friends').error}
        />
        <TextField
          {...form.field('coins')}
          label={say('Gifts.Coins for each')}
          inputMode="numeric"
          autoComplete="off"
          hint={say('Gifts.{cost} of your {balance} coins', {
            cost: amountOf('COINS', costOf(values)),
            balance: balance === undefined ? '–' : amountOf('COINS', balance),
          })}
        />
        <div role="alert">
          {refusal !== undefined && <p className={styles.trouble}>{refusal}</p>}
        </div>
        <Button type="submit" kind="primary" size="big" busy={form.isBusy}>
          {say('Gifts.Send the gift')}
        </Button>
      </div>
    </form>
  );
};

/** A box of coins for one friend or several [§1 Gifts]. */
export const GiftSendPage = () => {
  const say = useSay();
  const to = useView('router', (router) => route(router).query['to'] ?? '');
  const values = { friends: to, coins: START, box: 'ruby', tape: 'amber' };
  return (
    <Page title={say('Gifts.Send a gift')} width="wide">
      <div className={styles.page}>
        <h1>{say('Gifts.Send a gift')}</h1>
        <Card as="section">
          <Late fallback={<Skeleton shape="block" />}>
            <Mounted at="giftSend" control="giftSend" input={values}>
              {(actor) => <GiftSendForm actor={actor} />}
            </Mounted>
          </Late>
        </Card>
      </div>
    </Page>
  );
};
