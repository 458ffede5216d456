import type { AnswerOf } from '../../contract/call';
import { setPrivacy, updateSettings } from '../../contract/settings';
import { type Refused, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { userOf } from '../player/player.answer';
import { playerKind } from '../player/player.events';
import { onOwn } from '../player/player.guard';
import { streamOf } from '../store/stream';
import { decideSettings, type SettingsBody } from './settings.decider';

/** Profile, privacy and notification settings [§7 B settings]. */
export const settingsRoutes = (platform: Platform): Route[] => {
  const { store, countries } = platform;

  /** A field that names what is in none of our tables, if any. */
  const unknownIn = ({ country, language, timezone }: SettingsBody): string | undefined => {
    const known: [string, string | null | undefined, (code: string) => boolean][] = [
      ['country', country, (code) => countries.currencyOf(code) !== undefined],
      ['language', language, (code) => countries.hasLanguage(code)],
      ['timezone', timezone, (name) => countries.timezones.includes(name)],
    ];
    return known.find(([, given, isKnown]) => Boolean(given) && !isKnown(given ?? ''))?.[0];
  };

  type Given = {
    caller: { player: string };
    now: string;
    key: Parameters<Route['answer']>[0]['key'];
  };
  const change = async (
    { caller, now, key }: Given,
    body: SettingsBody,
  ): Promise<AnswerOf<typeof updateSettings> | Refused> => {
    const field = unknownIn(body);
    if (field !== undefined)
      return refused('body-invalid', { field: `body.${field}`, reason: 'not in the table' });
    const outcome = await store.execute({
      name: 'updateSettings',
      at: now,
      key,
      streams: { player: streamOf(playerKind, caller.player) },
      decide: ({ player }) => decideSettings(player, body, now),
    });
    if ('refused' in outcome) return outcome;
    return (await userOf(platform, caller.player, now)) ?? refused('token-expired');
  };

  return [
    onOwn(updateSettings, (asked) => change(asked, asked.body)),
    onOwn(setPrivacy, async (asked) => {
      const user = await change(asked, { settings: asked.body });
      return 'refused' in user ? user : { settings: user.settings };
    }),
  ];
};
