import type { Birthday } from '../../contract/auth';
import type { BodyOf } from '../../contract/call';
import { isRegional } from '../../contract/country.rules';
import { ageAt } from '../../contract/play.rules';
import type { NotificationSettings, Privacy } from '../../contract/player';
import { problem } from '../../contract/problems';
import type { DetailField, updateSettings } from '../../contract/settings';
import { lockedFields } from '../../contract/settings.rules';
import type { Account, KeptDetails, PlayerEvent, PlayerState } from '../player/player.events';
import { canonical } from '../store/canonical';
import { accept, type Decision, refuse } from '../store/decision';

export type SettingsBody = BodyOf<typeof updateSettings>;
type PlayerDecision = Decision<{ player: PlayerEvent[] }, null>;

const plainFields = [
  'firstname',
  'lastname',
  'gender',
  'phone',
  'country',
  'region',
  'language',
  'timezone',
  'relationship',
  'forRelationship',
  'about',
] as const satisfies readonly DetailField[];

/** By value: a stored object has its keys in another order. */
const same = (a: unknown, b: unknown): boolean => canonical([a ?? null]) === canonical([b ?? null]);

/** The members of `chosen` that differ from what holds. */
const news = <Held extends object>(
  chosen: { [Key in keyof Held]?: Held[Key] | undefined } | undefined,
  held: Partial<Held>,
): Partial<Held> =>
  Object.fromEntries(
    Object.entries(chosen ?? {}).filter(
      ([key, value]) => value !== undefined && !same(value, held[key as keyof Held]),
    ),
  ) as Partial<Held>;

const isBirthday = (birthday: Birthday, now: string): boolean => ageAt(birthday, now) >= 0;

interface Change {
  set: KeptDetails;
  cleared: DetailField[];
}

/** What the body changes of the details; a place that left its country goes with it. */
const changeOf = (account: Account, body: SettingsBody): Change => {
  const set: Record<string, unknown> = {};
  const cleared: DetailField[] = [];
  for (const field of plainFields) {
    const value = body[field];
    if (value === undefined || same(value, account[field])) continue;
    if (value !== null && value !== '') set[field] = value;
    else if (account[field] !== undefined) cleared.push(field);
  }
  const moved = set['country'] !== undefined || cleared.includes('country');
  const stays = set['region'] === undefined && !cleared.includes('region');
  if (moved && stays && account.region !== undefined) cleared.push('region');
  return { set, cleared };
};

/**
 * Changes profile, privacy and notification settings; what already is so is silent. The date of
 * birth is taken once [decision 12], and so is what an identity was verified with [decision 13].
 * `now` is ISO 8601.
 */
export const decideSettings = (
  { account }: PlayerState,
  body: SettingsBody,
  now: string,
): PlayerDecision => {
  if (account === undefined) return refuse(problem('token-expired'));
  const { set, cleared } = changeOf(account, body);
  const fixed = lockedFields(account).find((field) => field in set || cleared.includes(field));
  if (fixed !== undefined) return refuse(problem('details-verified', { field: `body.${fixed}` }));
  const country = cleared.includes('country') ? undefined : (set.country ?? account.country);
  if (set.region !== undefined && !isRegional(country))
    return refuse(problem('body-invalid', { field: 'body.region', reason: 'no such region' }));
  if (body.birthday !== undefined && !same(body.birthday, account.birthday)) {
    if (account.birthday !== undefined) return refuse(problem('birthday-set'));
    if (!isBirthday(body.birthday, now))
      return refuse(problem('body-invalid', { field: 'body.birthday', reason: 'in the future' }));
    set.birthday = body.birthday;
  }
  const events: PlayerEvent[] = [];
  if (Object.keys(set).length + cleared.length > 0)
    events.push({ type: 'player.detailsChanged', set, cleared });
  const privacy = news<Privacy>(body.settings, account.privacy);
  if (Object.keys(privacy).length > 0) events.push({ type: 'player.privacyChosen', privacy });
  const notifications = news<NotificationSettings>(
    body.notificationSettings,
    account.notifications,
  );
  if (Object.keys(notifications).length > 0)
    events.push({ type: 'player.notificationsChosen', notifications });
  if (body.letters !== undefined && body.letters !== (account.letters ?? 'everyone'))
    events.push({ type: 'player.lettersChosen', from: body.letters });
  if (body.view !== undefined && body.view !== account.view)
    events.push({ type: 'player.viewChosen', view: body.view });
  if (body.playMode !== undefined && body.playMode !== account.playMode)
    events.push({ type: 'player.playModeChosen', mode: body.playMode });
  return accept({ player: events }, null);
};
