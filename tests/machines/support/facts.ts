import { activities } from '../../../contract/make/activity';
import { anAffiliate } from '../../../contract/make/affiliate';
import { aBootstrap } from '../../../contract/make/branding';
import { aCountry, aJurisdiction, aLanguage, timezones } from '../../../contract/make/country';
import { aGame, aGameCard, gameCards } from '../../../contract/make/game';
import { aGift } from '../../../contract/make/gift';
import { aFolderImage, folderImages } from '../../../contract/make/image';
import { aMessage } from '../../../contract/make/message';
import { aNotification, notificationTotals } from '../../../contract/make/notification';
import {
  aFairness,
  anUndecidedRound,
  aPlayedRound,
  aPlaySession,
  aRound,
  playedRounds,
} from '../../../contract/make/play';
import { aUser } from '../../../contract/make/player';
import { aProfile } from '../../../contract/make/profile';
import { aRelation, relatedPlayers } from '../../../contract/make/relation';
import { aReview } from '../../../contract/make/review';
import { devices } from '../../../contract/make/settings';
import { aWallet, transactions } from '../../../contract/make/wallet';
import { aWinner } from '../../../contract/make/winner';
import { problem } from '../../../contract/problems';
import { lateArrived } from '../../../machines/app/furnish';
import { someEmoji } from '../../../machines/letter/emoji.sample';
import { letterCounters, lettersOf } from '../../../machines/letter/letters.sample';
import { anEntry, aWaitingLetter } from '../../../machines/outbox/outbox.sample';
import { someGroups } from '../../../machines/phrase/translations.sample';
import { whoIsHere } from '../../../machines/presence/online.sample';
import { relationCounts } from '../../../machines/relation/relations.sample';
import { SECRET, token } from './world';

const secretLetter = { body: { recipient: 'player_0002', text: SECRET, images: [] } };
const secretReview = anEntry({
  id: 'entry-0003',
  call: 'writeReview',
  body: { stars: 4, text: SECRET },
});
const refused = (type: string) => ({ type, problem: problem('rate-limited') });

type Facts = Readonly<Record<string, (at: number) => { type: string }[]>>;

/** Of nouns that say themselves what their ports may answer: `<noun>/<noun>.facts.ts`. */
const told = import.meta.glob<Facts>('../*/*.facts.ts', { import: 'facts', eager: true });

/** What each port may answer, good and bad; `at` is the time of the answer. */
export const facts: Facts = {
  ...Object.assign({}, ...Object.values(told)),
  'activities.list': () => [
    { type: 'list.listed', items: activities(), total: 26 },
    { type: 'list.missing' },
  ],
  'birthday.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'branding.load': () => [{ type: 'branding.loaded', bootstrap: aBootstrap() }],
  'clock.ticks': (at) => [{ type: 'clock.ticked', at }],
  'connection.watch': () => [
    { type: 'connection.lost' },
    { type: 'connection.found' },
    { type: 'connection.seen' },
  ],
  'consent.watch': () => [
    { type: 'consent.told', allowed: true },
    { type: 'consent.told', allowed: false },
  ],
  'consent.keep': () => [{ type: 'consent.kept' }],
  console: () => [],
  'countries.load': () => [
    { type: 'countries.loaded', countries: [aCountry()], languages: [aLanguage()], timezones },
  ],
  'deposit.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'emoji.list': () => [{ type: 'emoji.listed', items: someEmoji(), language: 'en' }],
  'favourite.save': () => [{ type: 'saving.saved', answer: undefined }, refused('saving.refused')],
  'filters.load': () => [{ type: 'filters.loaded', types: ['Slots'], studios: [], features: [] }],
  'forgotPassword.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'affiliates.load': () => [{ type: 'affiliates.loaded', affiliates: [anAffiliate()] }],
  'affiliate.click': () => [{ type: 'affiliate.clicked', click: 'click:0' }],
  'game.load': () => [{ type: 'game.loaded', game: aGame() }, { type: 'game.missing' }],
  'gameProfile.load': () => [
    {
      type: 'gameProfile.loaded',
      winners: [aWinner()],
      play: { fun: { allowed: true }, coins: { allowed: true }, money: { allowed: true } },
      affiliates: [anAffiliate()],
    },
  ],
  'gift.accept': () => [
    { type: 'gift.accepted', gift: aGift({ state: 'opened', coins: 50 }) },
    refused('gift.refused'),
  ],
  'giftSend.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'gifts.count': () => [{ type: 'counter.counted', count: 3 }],
  'gifts.list': () => [
    { type: 'list.listed', items: [aGift()], total: 12 },
    { type: 'list.listed', items: [], total: 0 },
  ],
  'home.load': () => [{ type: 'home.loaded', featured: [aGameCard()], recent: [] }],
  'hub.connection': () => [
    { type: 'hub.opened' },
    { type: 'hub.opened' },
    { type: 'hub.dropped' },
    { type: 'hub.refused' },
    { type: 'hub.closed' },
    { type: 'hub.resumed', sequence: 2, missed: 9, reset: true },
    { type: 'hub.resumed', after: 2, sequence: 2, missed: 0, reset: false },
    { type: 'hub.missed' },
    { type: 'hub.received', handler: 'OnWalletChange', body: 'no JSON' },
    ...[1, 2, 3, 4].map((Sequence) => ({
      type: 'hub.received',
      handler: 'OnWalletChange',
      body: JSON.stringify({
        Balances: [{ Currency: 'COINS', Balance: 1_000 * Sequence }],
        SuggestedDelay: 700,
        Sequence,
        Message: SECRET,
      }),
    })),
  ],
  'jurisdictions.load': () => [
    { type: 'jurisdictions.loaded', jurisdictions: [aJurisdiction()] },
    {
      type: 'jurisdictions.loaded',
      jurisdictions: [aJurisdiction({ realMoneyGambling: true })],
    },
  ],
  'late.load': () => [lateArrived],
  'letters.list': () => [
    { type: 'list.listed', items: lettersOf(3), total: 23 },
    { type: 'list.listed', items: [], total: 0 },
  ],
  'letters.count': () => [{ type: 'counter.counted', count: letterCounters() }],
  'letters.change': () => [{ type: 'saving.saved', answer: undefined }, refused('saving.refused')],
  'letterWrite.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'lobby.list': () => [
    { type: 'list.listed', items: gameCards(12), total: 30 },
    { type: 'list.listed', items: [], total: 0 },
  ],
  'locale.locate': () => [{ type: 'locale.located', country: 'IT', currency: 'EUR' }],
  'lock.open': () => [{ type: 'lock.opened' }, refused('lock.refused')],
  'message.send': () => [
    {
      type: 'message.accepted',
      message: aMessage({ _id: 'message_mine', playerId: 'player_ann1' }),
    },
    refused('message.refused'),
  ],
  'messages.list': () => [
    { type: 'list.listed', items: [aMessage()], total: 30 },
    { type: 'list.listed', items: [], total: 0 },
  ],
  'newPassword.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'notifications.list': () => [
    {
      type: 'list.listed',
      items: [aNotification()],
      total: 12,
      totals: notificationTotals(),
    },
    { type: 'list.listed', items: [], total: 0, totals: notificationTotals({}) },
  ],
  'notifications.mark': () => [
    { type: 'saving.saved', answer: notificationTotals({}) },
    refused('saving.refused'),
  ],
  'notifications.unseen': () => [
    { type: 'notifications.told', items: [aNotification()], totals: notificationTotals() },
  ],
  'online.load': () => [{ type: 'online.loaded', ...whoIsHere() }],
  'otherGames.load': () => [
    { type: 'otherGames.loaded', favourites: [aGameCard()], recent: [], featured: gameCards(2) },
  ],
  'outbox.lead': () => [{ type: 'outbox.granted' }],
  'outbox.send': () => [
    { type: 'outbox.sent', id: 'entry-0001' },
    { type: 'outbox.gone', id: 'entry-0002' },
    { ...refused('outbox.refused'), id: 'entry-0002' } as { type: string },
  ],
  'outbox.store': () => [
    { type: 'outbox.listed', entries: [anEntry(), aWaitingLetter(secretLetter)] },
    { type: 'outbox.listed', entries: [aWaitingLetter(secretLetter), secretReview] },
    { type: 'outbox.listed', entries: [] },
  ],
  'people.list': () => [
    {
      type: 'list.listed',
      items: relatedPlayers(20, aRelation({ bond: 'friends' })),
      total: 30,
      counts: relationCounts(),
    },
    { type: 'list.listed', items: [], total: 0 },
  ],
  'phrases.create': () => [
    { type: 'phrases.created', slug: 'Home.New' },
    refused('phrases.refused'),
  ],
  'phrases.list': () => [{ type: 'phrases.listed', slugs: ['Home.Games'] }],
  'play.act': () => [
    { type: 'round.acted', round: anUndecidedRound({ actions: [{ kind: 'hit' }] }), balance: 990 },
    { type: 'round.acted', round: aRound({ actions: [{ kind: 'stand' }] }), balance: 990 },
    refused('play.refused'),
  ],
  'play.bet': () => [
    { type: 'round.opened', round: aRound(), balance: 990 },
    { type: 'round.opened', round: anUndecidedRound(), balance: 990 },
    refused('play.refused'),
  ],
  'play.launch': () => [
    { type: 'play.launched', launch: SECRET },
    { type: 'play.kept', session: SECRET },
    { type: 'play.elsewhere', address: 'https://games.example/play' },
    refused('play.refused'),
  ],
  'play.rotate': () => [
    { type: 'seed.rotated', revealed: aFairness(), next: aFairness({ nonce: 1 }) },
    refused('play.refused'),
  ],
  'play.seat': () => [
    { type: 'play.seated', session: aPlaySession({ session: SECRET }), visit: 'visit-0001' },
    {
      type: 'play.seated',
      session: aPlaySession({ session: SECRET, round: anUndecidedRound() }),
      visit: 'visit-0001',
    },
  ],
  'players.find': () => [
    {
      type: 'players.found',
      items: [{ _id: 'player_0002', username: 'Juniper', presence: 'online' }],
      total: 1,
    },
  ],
  'playerCard.load': () => [
    { type: 'playerCard.loaded', profile: aProfile() },
    { type: 'playerCard.missing' },
  ],
  'playMode.save': () => [{ type: 'modeSaving.saved' }, refused('modeSaving.refused')],
  'player.load': () => [
    { type: 'player.loaded', user: aUser({ email: `${SECRET}@example.com` }) },
    { type: 'player.missing' },
  ],
  'push.ask': () => [
    { type: 'push.answered', permission: 'granted' },
    { type: 'push.answered', permission: 'denied' },
  ],
  'push.drop': () => [{ type: 'push.dropped' }],
  'push.prepare': () => [
    { type: 'push.prepared', permission: 'default' },
    { type: 'push.prepared', permission: 'granted' },
    { type: 'push.unsupported', gap: 'missing' },
  ],
  'push.register': () => [
    { type: 'push.registered' },
    { type: 'push.answered', permission: 'denied' },
    refused('push.refused'),
  ],
  'push.watch': () => [
    { type: 'push.arrived', category: 'gifts' },
    { type: 'push.lost' },
    { type: 'push.followed', to: '/notifications/gifts' },
  ],
  'relation.change': () => [
    { type: 'relation.saved', relation: aRelation({ bond: 'friends' }) },
    refused('relation.refused'),
  ],
  'relation.load': () => [{ type: 'relation.loaded', relation: aRelation() }],
  'relations.count': () => [{ type: 'counter.counted', count: relationCounts() }],
  'review.delete': () => [{ type: 'review.deleted' }, refused('review.refused')],
  'review.save': () => [
    { type: 'review.saved', review: aReview({ _id: 'review_mine', mine: true }) },
    refused('review.refused'),
  ],
  'review.vote': () => [
    { type: 'vote.taken', review: aReview({ vote: 'up', up: 4 }) },
    refused('vote.refused'),
  ],
  'reviews.list': () => [
    {
      type: 'list.listed',
      items: [aReview()],
      total: 30,
      summary: { average: 4, total: 30 },
    },
    { type: 'list.listed', items: [], total: 0, summary: { total: 0 } },
  ],
  'round.load': () => [{ type: 'round.loaded', round: aPlayedRound() }, { type: 'round.missing' }],
  'rounds.list': () => [
    { type: 'list.listed', items: playedRounds(10), total: 15 },
    { type: 'list.listed', items: [], total: 0 },
  ],
  'router.location': () => [{ type: 'router.moved', to: '/games/lucky-wheel' }],
  'changeEmail.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'changePassword.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'changeUsername.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'details.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'devices.end': () => [{ type: 'devices.ended' }, refused('devices.refused')],
  'devices.list': () => [{ type: 'devices.listed', items: devices() }],
  'confirmEmail.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'emailProof.cancel': () => [{ type: 'emailProof.cancelled' }, refused('emailProof.refused')],
  'emailProof.mail': () => [{ type: 'emailProof.mailed' }, refused('emailProof.refused')],
  'eraseAccount.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'exportAccount.save': () => [{ type: 'exportAccount.saved' }, refused('exportAccount.refused')],
  'notices.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'privacy.submit': () => [{ type: 'form.accepted' }, refused('form.refused')],
  'folder.list': () => [
    { type: 'list.listed', items: folderImages(), total: folderImages().length },
    { type: 'list.missing' },
  ],
  'folderMarks.delete': () => [{ type: 'folderMarks.deleted' }, refused('folderMarks.refused')],
  'upload.open': () => [
    { type: 'upload.read', width: 800, height: 600 },
    { type: 'upload.unreadable' },
  ],
  'upload.send': () => [
    { type: 'upload.done' },
    { type: 'upload.done', image: aFolderImage() },
    refused('upload.refused'),
  ],
  'viewChoice.save': () => [{ type: 'viewChoice.saved' }],
  'viewer.hold': () => [],
  'viewAs.load': () => [{ type: 'viewAs.loaded', profile: aProfile({ standing: 'guest' }) }],
  'session.claim': () => [{ type: 'refresh.granted' }, { type: 'refresh.elsewhere' }],
  'session.refresh': (at) => [
    { type: 'session.refreshed', token: token(at) },
    refused('session.refused'),
  ],
  'session.signOut': () => [{ type: 'session.ended' }],
  'signIn.submit': (at) => [{ type: 'form.accepted', token: token(at) }, refused('form.refused')],
  'signUp.submit': (at) => [{ type: 'form.accepted', token: token(at) }, refused('form.refused')],
  'socket.connection': () => [
    { type: 'socket.opened' },
    { type: 'socket.dropped', roll: 0.25 },
    { type: 'socket.closed' },
    { type: 'socket.heard', room: 'home', name: 'activity', body: `{"Text":"${SECRET}"}` },
  ],
  'sound.speaker': () => [],
  'storage.disk': (at) => [
    { type: 'storage.changed', key: 'token', value: token(at) },
    { type: 'storage.changed', key: 'token', value: null },
  ],
  'table.time': () => [{ type: 'table.timed', steps: [700, 300] }],
  'tabs.page': () => [
    { type: 'tabs.seen' },
    { type: 'tabs.hidden' },
    { type: 'tabs.rested' },
    { type: 'tabs.woken' },
  ],
  'tabs.lead': () => [{ type: 'tabs.led' }, { type: 'tabs.followed' }, { type: 'tabs.alone' }],
  'tabs.channel': () => [
    { type: 'tabs.asked' },
    { type: 'tabs.nudged' },
    { type: 'tabs.told', offline: false, visible: true, sequence: 3, isReset: false },
    { type: 'tabs.told', offline: true, visible: false, isReset: false },
    { type: 'tabs.told', offline: false, visible: true, sequence: 9, isReset: true },
    {
      type: 'tabs.relayed',
      handler: 'OnWalletChange',
      body: JSON.stringify({
        Balances: [{ Currency: 'COINS', Balance: 4_000 }],
        SuggestedDelay: 700,
        Sequence: 4,
        Message: SECRET,
      }),
    },
  ],
  'transactions.list': () => [
    { type: 'list.listed', items: transactions(10), total: 15 },
    { type: 'list.listed', items: [], total: 0 },
  ],
  'translations.fetch': () => [
    {
      type: 'translations.fetched',
      language: 'en-US',
      group: 'home',
      phrases: { 'Home.Games': 'Games' },
    },
    {
      type: 'translations.fetched',
      language: 'ar',
      group: 'home',
      phrases: { 'Home.Games': 'ألعاب' },
    },
  ],
  'translations.list': () => [
    { type: 'translations.listed', language: 'en-US', groups: someGroups() },
    { type: 'translations.listed', language: 'ar', groups: someGroups() },
  ],
  'username.check': () => [
    { type: 'username.checked', available: true },
    { type: 'username.checked', available: false },
  ],
  'wallet.list': () => [{ type: 'wallet.listed', wallets: [aWallet()] }],
  'winners.load': () => [
    { type: 'winners.loaded', coins: [aWinner()], money: [], superJackpot: [] },
  ],
};
