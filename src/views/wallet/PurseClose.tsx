import { useSelector } from '@xstate/react';
import { answerFor, isKnown } from '../../../machines/play/playMode.select';
import type { PurseCloseActor } from '../../../machines/wallet/purseClose.machine';
import { closable } from '../../../machines/wallet/wallet.rules';
import { wallets } from '../../../machines/wallet/wallet.select';
import { useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Fault } from '../../ui/Fault';
import { problemText } from '../play/refusal';
import styles from './WalletPage.module.css';

interface Parts {
  actor: PurseCloseActor;
}

/** Asks once more, and says what closing means. */
const Asking = ({ actor }: Parts) => {
  const say = useSay();
  const purse = useSelector(actor, (snapshot) => snapshot);
  const { currency } = purse.context;
  const cancel = () => actor.send({ type: 'purseClose.cancel' });
  return (
    <Dialog
      open={purse.matches('asking') || purse.matches('closing')}
      size="small"
      title={say('Wallet.Close the {currency} purse?', { currency })}
      closeLabel={say('Common.Close')}
      onClose={cancel}
      footer={
        <>
          <Button
            kind="ghost"
            disabled={!purse.can({ type: 'purseClose.cancel' })}
            onClick={cancel}
          >
            {say('Common.Cancel')}
          </Button>
          <Button
            kind="primary"
            busy={purse.hasTag('busy')}
            onClick={() => actor.send({ type: 'purseClose.close' })}
          >
            {say('Wallet.Close the purse')}
          </Button>
        </>
      }
    >
      <p>
        {say('Wallet.It is empty, so nothing is lost. Money that comes into it opens it again.')}
      </p>
    </Dialog>
  );
};

const Closing = ({ actor }: Parts) => {
  const say = useSay();
  const purse = useSelector(actor, (snapshot) => snapshot);
  const { currency, problem } = purse.context;
  return (
    <li className={styles.purse}>
      <Button
        kind="ghost"
        resting={!purse.can({ type: 'purseClose.ask' })}
        onClick={() => actor.send({ type: 'purseClose.ask' })}
      >
        {say('Wallet.Close the empty {currency} purse', { currency })}
      </Button>
      {problem !== undefined && <Fault>{problemText(problem, say)}</Fault>}
      {purse.hasTag('offline') && <Fault>{say('Home.Couldn’t Open Connection To Server')}</Fault>}
      <Asking actor={actor} />
    </li>
  );
};

/** A press for each empty money purse that closing takes from the list. */
export const PurseClose = () => {
  const list = useView('wallet', wallets);
  const isOffered = useView('playMode', (snapshot) => answerFor(snapshot, 'money').allowed);
  const isPlaceKnown = useView('playMode', isKnown);
  const empty = isPlaceKnown ? closable(list, isOffered) : [];
  if (empty.length === 0) return null;
  return (
    <ul className={styles.purses}>
      {empty.map(({ currency }) => (
        <Mounted
          key={currency}
          at={`purseClose ${currency}`}
          control="purseClose"
          input={{ currency }}
        >
          {(actor) => <Closing actor={actor} />}
        </Mounted>
      ))}
    </ul>
  );
};
