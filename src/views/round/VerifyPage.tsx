import { roundOfHash } from '../../../games/verify/round.arrival';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Verifier } from '../../games/verify/Verifier';

/** Checks a round in the browser; the round comes in the address's hash and reaches no server. */
export const VerifyPage = () => {
  const say = useSay();
  const amountOf = useAmounts();
  const address = useView('router', ({ context }) => context.asked);
  const at = address.indexOf('#');
  return (
    <Page title={say('Nav.Fair play')}>
      <Verifier
        key={address}
        initial={at < 0 ? undefined : roundOfHash(address.slice(at))}
        amount={(minor) => amountOf('COINS', minor)}
        t={say}
      />
    </Page>
  );
};
