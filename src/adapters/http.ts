import { openApi } from './api';
import { brandingAdapters } from './branding.adapter';
import { countriesAdapters } from './countries.adapter';
import type { Disk } from './disk';
import { favouritesAdapters } from './favourites.adapter';
import { filtersAdapters } from './filters.adapter';
import { gameAdapters } from './game.adapter';
import { homeAdapters } from './home.adapter';
import { lobbyAdapters } from './lobby.adapter';
import { localeAdapters } from './locale.adapter';
import type { OutboxSource } from './outbox.store';
import { phrasesAdapters } from './phrases.adapter';
import { playerAdapters } from './player.adapter';
import { playModeAdapters } from './playMode.adapter';
import { sessionAdapters } from './session.adapter';
import { signInAdapters } from './signIn.adapter';
import { signUpAdapters } from './signUp.adapter';
import { translationsAdapters } from './translations.adapter';
import { usernameAdapters } from './username.adapter';
import { walletAdapters } from './wallet.adapter';
import { winnersAdapters } from './winners.adapter';

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
