import { rulesFor } from '../../../games/engine';
import { payTable } from '../../../games/poker/poker.hands.rules';
import { poker } from '../../../games/poker/poker.rules';
import type { PayTableProps } from '../table/game';
import { PayRows, Rules } from '../table/PayRows';
import { RtpFacts } from '../table/RtpFacts';
import { handSays } from './poker.says';

/** What every hand pays at the present stake, the rules, the return of the best way to play. */
export const PokerPayTable = ({ skin: id, stake, amount, t }: PayTableProps) => {
  const skin = poker.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  const rules = rulesFor(poker, skin);
  return (
    <>
      <PayRows
        title={t('Game.At a stake of {amount}, stake included', { amount: amount(stake) })}
        rows={payTable.map(({ hand, multiple }) => ({
          name: handSays(hand, t),
          pays: amount(multiple * stake),
        }))}
      />
      <Rules
        title={t('Game.Rules')}
        rules={[
          t('Poker.One deck of 52 cards, shuffled anew for every round'),
          t('Poker.Keep what you like: the other cards are replaced once'),
          t('Poker.Only the best hand of the five cards pays'),
          t('Poker.A hand that nobody plays on for 12 hours keeps all its cards'),
        ]}
      />
      <p>{t('Poker.The return is that of a player who always keeps the best cards')}</p>
      <RtpFacts rtp={rules.rtp()} maxWin={rules.maxWin} t={t} />
    </>
  );
};
