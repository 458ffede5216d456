import { useEffect } from 'react';
import type { Game } from '../../../contract/game';
import { currency as moneyOf } from '../../../machines/country/locale.select';
import { currentMode } from '../../../machines/play/playMode.select';
import { useResident, useView } from '../../app/house';
import { useIsModeKnown } from './known';
import { currencyOf } from './refusal';

/** Sits down in the chosen mode when the screen is arrived at, and again when the mode changes. */
export const useLaunch = (game: Game): { forFun: () => void } => {
  const play = useResident('play');
  const playMode = useResident('playMode');
  const mode = useView('playMode', (snapshot) => currentMode(snapshot, game._id));
  const money = useView('locale', moneyOf);
  const isKnown = useIsModeKnown();
  const currency = currencyOf(mode, money);
  useEffect(() => {
    if (isKnown) play.send({ type: 'play.launch', gameId: game._id, currency });
  }, [play, game._id, currency, isKnown]);
  return {
    forFun: () => {
      playMode.send({ type: 'playMode.choose', mode: 'fun' });
      play.send({ type: 'play.launch', gameId: game._id, currency: 'FUN' });
    },
  };
};
