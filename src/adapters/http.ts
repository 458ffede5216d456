import { openApi } from './api';
import { sessionAdapters } from './auth/session.adapter';
import { signInAdapters } from './auth/signIn.adapter';
import { signUpAdapters } from './auth/signUp.adapter';
import { usernameAdapters } from './auth/username.adapter';
import { brandingAdapters } from './branding/branding.adapter';
import { countriesAdapters } from './country/countries.adapter';
import { localeAdapters } from './country/locale.adapter';
import type { Disk } from './disk';
import { favouritesAdapters } from './game/favourites.adapter';
import { gameAdapters } from './game/game.adapter';
import { filtersAdapters } from './lobby/filters.adapter';
import { homeAdapters } from './lobby/home.adapter';
import { lobbyAdapters } from './lobby/lobby.adapter';
import type { OutboxSource } from './outbox/outbox.store';
import { phrasesAdapters } from './phrase/phrases.adapter';
import { translationsAdapters } from './phrase/translations.adapter';
import { playModeAdapters } from './play/playMode.adapter';
import { playerAdapters } from './player/player.adapter';
import { walletAdapters } from './wallet/wallet.adapter';
import { winnersAdapters } from './winner/winners.adapter';

/** The adapters that make one call each; a chunk of its own, with every call of the contract. */
export const httpAdapters = (
  disk: Disk,
  tokenOf: () => string | undefined,
  outbox: OutboxSource,
) => {
  const asks = openApi(tokenOf, outbox);
  return {
    ...brandingAdapters(asks),
    ...countriesAdapters(asks),
    ...favouritesAdapters(asks),
    ...filtersAdapters(asks),
    ...gameAdapters(asks),
    ...homeAdapters(asks),
    ...lobbyAdapters(asks),
    ...localeAdapters(asks),
    ...phrasesAdapters(asks),
    ...playerAdapters(asks),
    ...playModeAdapters(asks),
    ...sessionAdapters(asks, outbox),
    ...signInAdapters(asks, disk),
    ...signUpAdapters(asks, disk),
    ...translationsAdapters(asks),
    ...usernameAdapters(asks),
    ...walletAdapters(asks),
    ...winnersAdapters(asks),
  };
};
