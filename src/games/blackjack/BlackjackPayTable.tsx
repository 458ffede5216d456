import { resultPays } from '../../../games/blackjack/blackjack.pays.rules';
import { blackjack } from '../../../games/blackjack/blackjack.rules';
import { rulesFor } from '../../../games/engine';
import type { PayTableProps } from '../table/game';
import { PayRows, Rules } from '../table/PayRows';
import { RtpFacts } from '../table/RtpFacts';

const PAYS = {
  blackjack: 'Blackjack.Blackjack: an ace and a ten',
  win: 'Blackjack.A hand closer to twenty-one',
  push: 'Blackjack.As many as the dealer',
} as const;

/** What blackjack pays at the present stake, the rules of the house, the return. */
export const BlackjackPayTable = ({ skin: id, stake, amount, t }: PayTableProps) => {
  const skin = blackjack.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  const rules = rulesFor(blackjack, skin);
  return (
    <>
      <PayRows
        title={t('Game.At a stake of {amount}, stake included', { amount: amount(stake) })}
        rows={(['blackjack', 'win', 'push'] as const).map((result) => ({
          name: t(PAYS[result]),
          pays: amount(resultPays(result, stake)),
        }))}
      />
      <Rules
        title={t('Game.Rules')}
        rules={[
          t('Blackjack.Six decks, shuffled anew for every round'),
          t('Blackjack.The dealer looks for blackjack at once and stands on every seventeen'),
          t('Blackjack.Double on any first two cards, after a split too: one card more'),
          t('Blackjack.Split two cards of equal count once; split aces get one card each'),
          t('Blackjack.Twenty-one after a split pays even money; no insurance, no surrender'),
          t('Blackjack.A hand that nobody plays on for 12 hours stands'),
        ]}
      />
      <p>{t('Blackjack.The return is that of a player who always makes the best choice')}</p>
      <RtpFacts rtp={rules.rtp()} maxWin={rules.maxWin} t={t} />
    </>
  );
};
