/**
 * Every business constant of the specification, once. The tag in brackets is its section;
 * times are in milliseconds unless the name says otherwise. What no code reads yet is tagged as
 * unread, and the search for unused exports leaves it alone.
 */

const HOUR_MS = 60 * 60 * 1_000;
export const DAY_MS = 24 * HOUR_MS;

/** Product version [§9]. */
export const PRODUCT_VERSION = '1.0';
/** Prefix of the first group of calls [§7 group A]. */
export const API_PREFIX = '/api';
export const PLAYER_PREFIX = '/api/v1.0/player';

/** Of each answer to a player: the number of their newest private message when it was read. */
export const FACT_NUMBER_HEADER = 'Fact-Number';

/** Begins the name of each cookie over https: no other host and no plain line can set or read it. */
export const HOST_ONLY = '__Host-';

/** The anti-forgery cookie and the header that echoes it [§6]. */
export const FORGERY_COOKIE = 'XSRF-TOKEN';
/** Says `allowed` or `refused` once the visitor has answered [§6]. */
export const PREFERENCES_COOKIE = 'preferences';
export const FORGERY_HEADER = 'x-xsrf-token';

/* Session [§4, §9; decision 9] */
export const TOKEN_CHECK_MS = 1_000;
export const TOKEN_REFRESH_MS = 7_000_000;
export const TOKEN_LIFETIME_MS = 4 * HOUR_MS;
/** A session ends for good so long after it was opened, however often it was refreshed. */
export const SESSION_MAX_MS = 90 * DAY_MS;
/** A token that was exchanged is good so long after the new one was first used [decision 79]. */
export const TOKEN_GRACE_MS = 60_000;
/** So long signing out waits for an e-mail address that is being saved [decision 75]. */
export const SIGN_OUT_DEBOUNCE_MS = 1_000;
export const RECOVERY_LINK_MS = 60 * 60 * 1_000;

/* Hub [§9] */
export const HUB_RECONNECT_DELAYS_MS = [0, 2_000, 10_000, 30_000] as const;
export const HUB_SERVER_TIMEOUT_MS = 30_000;
export const HUB_KEEP_ALIVE_MS = 15_000;
export const HUB_LONG_POLL_MS = 100_000;
export const HUB_HANDSHAKE_MS = 15_000;
/** Numbers wait so long for the hub to listen before they are asked for without. */
export const HUB_AWAITED_MS = 2_000;
/** @unread */
export const HUB_NEGOTIATE_REDIRECTS = 100;
/** A reader with more than this many bytes waiting is cut off [architecture: bounded buffers]. */
export const HUB_READER_BUFFER_BYTES = 1_000_000;
/** A client that missed more private messages than this starts afresh instead of resuming. */
export const HUB_RESUME_MAX = 1_000;

/* Socket [§9] */
export const SOCKET_CONNECT_MS = 20_000;
/** What a room said so long before it was joined may be missing in what was read before that. */
export const ROOM_MISSED_MS = 30_000;
export const SOCKET_RECONNECT_MS = 1_000;
export const SOCKET_RECONNECT_MAX_MS = 5_000;
export const SOCKET_RANDOMIZATION = 0.5;
/** @unread */
export const SOCKET_URI_MAX = 8_000;

/* Several tabs [decision 67] */
/** A leading tab that has not answered for so long is not there any more. */
export const TABS_ANSWER_MS = 1_000;
/** How often a tab that is looked at asks whether there is still one that leads. */
export const TABS_ASK_MS = 15_000;

/* Presence [§9] */
export const CLOCK_REFRESH_MS = 60_000;
export const PRESENCE_RECENT_MS = 300_000;
/** A player whose last connection closed is still here for so long: another tab takes over. */
export const PRESENCE_GRACE_MS = 3_000;
/** Whoever connects again is told whose presence changed within this time. */
export const PRESENCE_TOLD_MS = 3_600_000;
export const ONLINE_FLOOR = 50;
export const ONLINE_FLOOR_SPREAD = 20;
export const ONLINE_REROLL_MS = 300_000;
export const ONLINE_STRIP = 5;

/* Relative time [§9] */
/** Before so many seconds have gone a moment is just now. */
export const JUST_NOW_S = 29;
export const YEAR_DAYS = 365;
export const MONTH_DAYS = 30;

/* Page sizes [§9] */
/** The largest page that a call gives whose size can be chosen. */
export const PAGE_MAX = 100;
export const GAMES_PAGE = 12;
/** Of each kind beside a table [decision 181]. */
export const OTHER_GAMES = 4;
/** Characters of the favourites that a guest tells, at most so many of them. */
export const FAVOURITES_TOLD = 12;
export const FAVOURITES_TOLD_MAX = 1_000;
export const WINNERS_PAGE = 10;
export const GIFTS_PAGE = 10;
export const SCRATCHERS_PAGE = 10;
export const ACHIEVEMENTS_PAGE = 20;
/** What an achievement may be called, say, ask for and pay [decision 195]; prizes in whole coins. */
export const ACHIEVEMENT_NAME_MAX = 60;
export const ACHIEVEMENT_TEXT_MAX = 160;
export const ACHIEVEMENT_STEPS_MAX = 40;
export const ACHIEVEMENT_GOAL_MAX = 1_000_000;
export const ACHIEVEMENT_PRIZE_MAX = 100_000;
export const ACHIEVEMENT_HOURS_MAX = 90 * 24;
/** How much a mission of the day may ask for and pay [decision 196]. */
export const MISSION_GOAL_MAX = 1_000;
export const MISSION_PRIZE_MAX = 10_000;
export const LETTERS_PAGE = 20;
export const TOURNAMENTS_PAGE = 20;
export const ACTIVITIES_PAGE = 20;
export const TICKETS_PAGE = 10;
export const NOTIFICATIONS_PAGE = 10;
export const NOTIFICATIONS_UNSEEN_MAX = 100;
export const WALLET_PAGE = 10;
export const REVIEWS_PAGE = 10;
export const MESSAGES_PAGE = 20;
export const ROUNDS_PAGE = 10;
/** Bets of one round of a third party [decision 156]. */
export const ROUND_BETS_MAX = 100;
/** The longest seed that a player adds to a draw, in characters. */
export const SEED_MAX = 64;

/* Reviews and game messages [§2 star rating, §3 Game] */
export const STARS_MAX = 5;
export const REVIEW_TEXT_MAX = 2_000;
export const MESSAGE_TEXT_MAX = 500;
/** Favourite games that a guest's browser sends at once. */
export const FAVOURITES_MAX = 500;

/** News of winners that come within this time are fetched together. */
export const WINNERS_GATHER_MS = 2_000;
/** News of reviews that come within this time are fetched together. */
export const REVIEWS_GATHER_MS = 2_000;
/** Wait before the part of the product that comes later is asked for again. */
export const LATE_RETRY_MS = 5_000;

/* Levels [§9] */
export const LEVEL_FIRST_THRESHOLD = 1_000;
export const LEVEL_DISPLAY_CAP = 10;
/** Whole coins that a level brings, times its number; from the last shown one on they are as many. */
export const LEVEL_COINS = 100;

/* Controls [§9] */
export const SELECTOR_FIRST_ITEMS = 15;
/** Characters that a dropdown's search takes, and from how many on it searches. */
export const SELECTOR_SEARCH_MAX = 60;
export const SELECTOR_SEARCH_MIN = 1;
export const SELECTOR_ALL_MS = 1_000;
/** @unread src/ui/Selector.module.css says it again. */
export const SELECTOR_POPUP_PX = 180;
export const LOAD_MORE_LOCK_MS = 1_500;
export const SEARCH_DEBOUNCE_MS = 250;
export const IMAGE_SLIDE_MS = 500;
export const SLIDER_SPEED_MS = 300;
/** A finger that moved less has pressed. */
export const SLIDER_THRESHOLD_PX = 5;
/** A swipe that took less is a short one. */
export const SLIDER_LONG_SWIPE_MS = 300;

/* Translation [§9] */
export const PHRASE_PAGE_MAX = 20;
/** As long as any text of the house may become in a wordy language. */
export const SUGGESTION_TEXT_MAX = 600;
/** So many other players' votes make a suggestion the words that stand [decision 36]. */
export const SUGGESTION_VOTES = 5;
/** Words that were accepted give way to votes of players who have been here for so many days. */
export const SUGGESTION_VOTER_DAYS = 4;
/** Open suggestions for one phrase in one language: past them the best is voted for. */
export const SUGGESTIONS_OPEN_MAX = 20;
/** Open suggestions of one language in one answer, those with most votes first. */
export const SUGGESTIONS_MAX = 500;
/** Phrases that a language lacks, helpers, and suggestions of one's own that are told at once. */
export const PHRASES_MISSING_MAX = 20;
/** Of the picture of a place where a phrase stands, in pixels of a small phone. */
export const PHRASE_PICTURE_WIDTH = 360;
export const PHRASE_PICTURE_HEIGHT = 240;
export const HELPERS_MAX = 10;
export const SUGGESTIONS_MINE_MAX = 50;
/** So many decisions about its words a phrase shows, the newest of them. */
export const WORDING_DECISIONS_MAX = 30;
export const PHRASE_RETRY_MS = 1_000;
/** A screen waits for words of its language so long, then it is shown in those that there are. */
export const PHRASE_PATIENCE_MS = 1_500;
/** Words that come within it of each other are shown together: each time, the whole page is drawn anew. */
export const PHRASE_GATHER_MS = 150;
export const PHRASE_UPDATE_DEBOUNCE_MS = 2_000;

/* Alerts [§9; decision 43] */
export const ALERT_MS = 5_000;
export const ALERT_CLOSE_MS = 350;
/** No round follows for so long: what was reached meanwhile is celebrated [decision 169]. */
export const MOMENT_PAUSE_MS = 800;
/** The list keeps this many alerts; an older one makes room. */
export const ALERTS_MAX = 5;

/* Routing [§2] */
export const REDIRECTS_MAX = 31;

/* Identity [decisions 10, 11; §5] */
export const PASSWORD_MIN = 9;
export const PASSWORD_MAX = 128;
export const PASSWORD_LEVEL_MIN = 2;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
export const EMAIL_MAX = 254;
/** A link that proves an e-mail address is good this long. */
export const EMAIL_LINK_MS = 24 * HOUR_MS;
/** Whole years below which a player's fields are for friends alone, unless they chose otherwise. */
export const ADULT_AGE = 18;

/* Profile [§3 User] */
export const PERSON_NAME_MAX = 60;
export const ABOUT_MAX = 1_000;

/** The choice of flag or level is saved this long after the last press [§7 View toggle]. */
export const VIEW_SAVE_MS = 1_000;

/* Images [§2 image viewer, §7 B settings] */
/** A picture as it was sent, in bytes. */
export const IMAGE_BYTES_MAX = 8 * 1_024 * 1_024;
/** Width times height: a small file must not unfold into all of the memory. */
export const IMAGE_PIXELS_MAX = 50_000_000;
/** Pictures that one player keeps, icon and background included. */
export const IMAGES_MAX = 60;
/** Bytes that one player's pictures take as they are kept. */
export const IMAGES_BYTES_MAX = 40 * 1_024 * 1_024;

/* People [decisions 17, 19] */
/** A declined player may ask for friendship again after this time. */
export const REQUEST_AGAIN_MS = 7 * DAY_MS;
export const PEOPLE_PAGE = 20;
/** A list in the answer about oneself holds the first so many, and its total beside it. */
export const USER_LIST_MAX = 100;
/** News of relations and of presence that come within this time are fetched together. */
export const PEOPLE_GATHER_MS = 300;

/* Letters [§2, §7] */
export const LETTER_TEXT_MAX = 5_000;
export const LETTER_IMAGES_MAX = 5;

/* Tickets [§3, §4, decisions 41, 129] */
export const TICKET_TITLE_MAX = 120;
export const TICKET_TEXT_MAX = 5_000;
export const TICKET_REVIEW_MAX = 1_000;
/** How long somebody has just joined, in ms. */
export const NEWCOMER_MS = 24 * HOUR_MS;
/** Files of one message. */
export const TICKET_ATTACHMENTS_MAX = 5;
/** A file as it was sent, in bytes. */
export const TICKET_ATTACHMENT_BYTES_MAX = 10 * 1_024 * 1_024;
export const TICKET_ATTACHMENT_NAME_MAX = 120;
/** Pages of what happened in a tab, the last ones; and how far back they go. */
export const HAPPENED_PAGES_MAX = 20;
export const HAPPENED_MS = 10 * 60_000;
/** What happened, unpacked: a small file may be made to swell. */
export const HAPPENED_BYTES_MAX = 8 * 1_024 * 1_024;
/** Its parts, each counted wherever it stands: what is shared may be made to double again and again. */
export const HAPPENED_PARTS_MAX = 1_000_000;
/** A message reopens a resolved one within this time. */
export const TICKET_REOPEN_MS = 14 * DAY_MS;
/** Whoever has a ticket open asks this often who types in it [decision 185]. */
export const TICKET_BEAT_MS = 3_000;
/** Who typed is forgotten unless it is said again within this time: two beats. */
export const TICKET_TYPING_MS = 6_000;

/* Identity [decisions 13, 151] */
/** One side of a paper as it was sent, in bytes. */
export const IDENTITY_DOCUMENT_BYTES_MAX = 10 * 1_024 * 1_024;

/* Emoji picker [§2] */
/** Those of a later version of Unicode are empty boxes on many devices. */
export const EMOJI_VERSION_MAX = 15;

/* Outbox: what waits for a connection [§1; decision 68] */
/** Entries that a player may have waiting on a device, and the bytes that they may take. */
export const OUTBOX_MAX = 100;
export const OUTBOX_BYTES_MAX = 256 * 1_024;
/** After so many failures in a row; the last one goes on. */
export const OUTBOX_RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 60_000] as const;
/** The first attempt of a page that is gone counts as under way for this long. */
export const OUTBOX_CLAIM_MS = 20_000;
/** What another player left behind on the device is kept for them this long. */
export const OUTBOX_SEALED_MS = 7 * DAY_MS;

/* Gifts [decision 31] */
/** Friends that one sending reaches. */
export const GIFT_FRIENDS_MAX = 10;
/** Whole coins of one box. */
export const GIFT_COINS_MAX = 5_000;
/** Whole coins that a player gives, and opens, in a day of UTC. */
export const GIFT_DAY_SENT_MAX = 20_000;
export const GIFT_DAY_OPENED_MAX = 20_000;
/** An unopened gift goes back after this time. */
export const GIFT_EXPIRY_MS = 30 * DAY_MS;
/** The lid of a box comes off. */
export const GIFT_OPENING_MS = 700;

/* Gift of the day [decision 121] */
/** Whole coins of the first day in a row, the second, …; the last goes on. */
export const DAILY_COINS = [100, 120, 140, 160, 180, 200, 250] as const;

/* Free spins [decision 123] */
/** Granted ones are played within this time. */
export const SPINS_EXPIRY_MS = 30 * DAY_MS;
/** For all missions of a day: so many, and one more for each day in a row, within bounds. */
export const SPINS_OF_MISSIONS = 4;
export const SPINS_OF_MISSIONS_MAX = 10;
/** With a level. */
export const SPINS_OF_LEVEL = 10;

/* Scratch cards [decision 27] */
/** Cards that are bought at once. */
export const SCRATCHER_BUY_MAX = 20;
/** What a table may hold [decision 197]: a price or a prize in whole coins, cards of a run, prizes. */
export const SCRATCHER_COINS_MAX = 1_000_000;
export const SCRATCHER_RUN_MAX = 10_000_000;
export const SCRATCHER_PRIZES_MAX = 6;
/** How long a price that the shop told holds. */
export const SHOP_QUOTE_MS = 900_000;

/* Tournaments [§4, §9, decisions 26, 114] */
/** Fewer at the start, and it is cancelled. */
export const TOURNAMENT_ENTRIES_MIN = 2;
/** How many win, unless a tournament says otherwise. */
export const TOURNAMENT_WINNERS = 3;
/** Rounds one after the other that a streak adds up. */
export const TOURNAMENT_STREAK = 20;
/** Rounds that were bet in time have so long to come to their end. */
export const TOURNAMENT_SETTLE_MS = 10_000;
/** The room of a tournament hears how it stands at most once in this time. */
export const TOURNAMENT_NEWS_MS = 1_000;
/** Who is in is reminded so long before the start. */
export const TOURNAMENT_REMIND_MS = 15 * 60 * 1_000;
/** Tournaments that each list of the home page shows. */
export const TOURNAMENTS_HOME = 5;
export const TOURNAMENT_LEADERS_PAGE = 20;
export const TOURNAMENT_ROUNDS_PAGE = 10;
/** Characters that are searched for. */
export const TOURNAMENT_TEXT_MAX = 80;
/** Tournaments of a game that its page shows at first. */
export const TOURNAMENT_GAME_PAGE = 5;
/** The own rank is asked for so long after the first news of others. */
export const TOURNAMENT_STANDING_MS = 2_000;
/** A leaderboard that was scrolled holds still for so long. */
export const TOURNAMENT_REST_MS = 3_000;

/* Tournaments that come again [decision 184] */
export const TEMPLATE_TEXT_MAX = 200;
/** A buy-in or what is guaranteed, in minor units of coins. */
export const TEMPLATE_COINS_MAX = 10_000_000;
export const TEMPLATE_WINNERS_MAX = 20;
export const TEMPLATE_GAMES_MAX = 40;
/** Places that bring a scratch card. */
export const TEMPLATE_PLACES_MAX = 100;
export const TEMPLATE_COUNTRIES_MAX = 300;
export const TEMPLATE_LEVEL_MAX = 100;
/** Two weeks: a start within its week, how long it lasts, how long ahead it is shown. */
export const TEMPLATE_MINUTES_MAX = 14 * 1_440;

/* Protection [decision 34] */
/** A limit is raised after this time, by a second confirmation within the next. */
export const LIMIT_RAISE_MS = 24 * HOUR_MS;
export const LIMIT_CONFIRM_MS = 7 * DAY_MS;
/** Who stakes nothing for so long has paused: then play at a stretch begins anew. */
export const PLAY_PAUSE_MS = 30 * 60 * 1_000;
/** The least and the most minutes of play at a stretch, and between two reality checks. */
export const PLAY_MINUTES = [15, 24 * 60] as const;
export const CHECK_MINUTES = [5, 4 * 60] as const;
/** The least and the most of a time-out in days, and of a self-exclusion in months. */
export const TIME_OUT_DAYS = [1, 42] as const;
export const EXCLUSION_MONTHS = [6, 60] as const;
/** Days that one statement of account covers. */
export const STATEMENT_DAYS_MAX = 366;

/* Advertisements [decisions 40, 139] */
/** Half of one has to be in view for so long before it counts as loaded. */
export const ADVERTISEMENT_SEEN_MS = 1_000;
/** The longest period after which another is asked for, in seconds. */
export const ADVERTISEMENT_REFRESH_MAX = 24 * 60 * 60;
/** Characters of its markup, and of an address of what it shows. */
export const ADVERTISEMENT_HTML_MAX = 60_000;
/** No advertisement is for who is younger, in years, wherever they are. */
export const ADVERTISEMENT_AGE = 18;

/* Reports [decision 140] */
/** Characters that go with one. */
export const REPORT_TEXT_MAX = 1_000;
/** The latest that are listed. */
export const REPORTS_KEPT = 100;

/* Play [decisions 23, 24] */
export const LAUNCH_LINK_MS = 60_000;
/** A table that has not shown an outcome by then lets the next round begin. */
export const REVEAL_MAX_MS = 10_000;
/** After a show: who meant to skip it and was late must not bet [§9 animations]. */
export const REST_MS = 400;
/** A round that is looked at again: how long it stands as it was before its last step. */
export const REPLAY_STEP_MS = 900;
/** A step of a show in turbo: long enough to see what it is. */
export const TURBO_STEP_MS = 250;
/** Results of a sitting that stand at its table. */
export const RESULTS_KEPT = 20;
/** How many rounds a table plays by itself; the first is what is found. */
export const AUTOPLAY_ROUNDS = [10, 25, 50, 100] as const;
/** As many stakes as a game may offer. */
export const STAKES_MAX = 12;
/** What a rule of it may be set to, in stakes. */
export const AUTOPLAY_STAKES = [5, 10, 25, 50, 100] as const;
/** A seat that may have gone on elsewhere is looked at once its wallet rests. */
export const SEAT_LOOK_MS = 300;
/** Welcome coins are counted in within 700 ms [§9 Animations]: so many handfuls, so long each. */
export const PURSE_STEPS = 20;
export const PURSE_STEP_MS = 35;
/** A player counts as playing a game this long after their last step at it. */
export const PLAYING_MS = 300_000;
export const GAME_SESSION_MS = 12 * HOUR_MS;
/* Flights [decision 144] */
/** How long a flight takes bets before it takes off. */
export const FLIGHT_BOARD_MS = 6_000;
/** How long its burst is looked at before the next one boards. */
export const FLIGHT_REST_MS = 3_000;
/** What a multiple grows by in a millisecond: e to this power, twofold in 6.9 s. */
export const FLIGHT_GROWTH = 0.0001;
/** A phase that was to begin so long ago and of which nothing was heard is asked for. */
export const FLIGHT_OVERDUE_MS = 1_500;
/** Where a flight is not known: asked for again after so long. */
export const FLIGHT_RETRY_MS = 5_000;
/** In hundredths: nobody flies higher, and whoever is aboard there is paid. */
export const FLIGHT_MULTIPLE_MAX = 100_000;
/** In hundredths: the lowest multiple at which a rider may be set down without a press. */
export const FLIGHT_AUTO_MIN = 101;
/** A burst that the house hears of so much later found nobody at the desk: stakes go back. */
export const FLIGHT_LATE_MS = 2_000;
/** Links of a day's seed chain: more flights than a day has room for. */
export const FLIGHT_CHAIN = 9_600;
/** Bursts that a table shows, the latest first. */
export const FLIGHTS_KEPT = 20;
/** Riders that a table shows, the highest stakes first. */
export const RIDERS_SHOWN = 20;
/** Riders that came or left are told together, so often at most. */
export const RIDERS_NEWS_MS = 400;
/** A round on which nobody plays on for so long is ended by its game's neutral rule. */
export const ROUND_IDLE_MS = 12 * HOUR_MS;
export const FUN_BALANCE = 10_000;
export const WELCOME_COINS = 5_000;
/** How many times the least deposit the largest one is [decision 134]. */
export const DEPOSIT_TIMES_MAX = 1_000;
/** The most that any deposit takes, in minor units: of currencies with three digits after the point. */
export const DEPOSIT_MAX = 1_000_000;
/** A deposit that the player does not go on with ends by itself. */
export const DEPOSIT_EXPIRY_MS = 30 * 60_000;
export const TRANSFERS_PAGE = 10;
/** A period of a subscription. */
export const SUBSCRIPTION_MS = 30 * DAY_MS;
/** So long after a period the provider may take to tell that it charged the next one. */
export const SUBSCRIPTION_GRACE_MS = 24 * HOUR_MS;
/** One that could not be paid is reminded of so often, so far apart; then it ends. */
export const SUBSCRIPTION_REMINDERS = 3;
export const SUBSCRIPTION_REMINDER_MS = 3 * DAY_MS;
export const METHODS_PAGE = 20;
/** A method whose last month is one of the next so many is said to expire. */
export const METHOD_EXPIRY_MONTHS = 2;

/* Staff [decision 141] */
/** A session of staff that nothing was asked with for so long is over. */
export const STAFF_IDLE_MS = 30 * 60_000;
/** However busy, a member signs in once a day. */
export const STAFF_SESSION_MAX_MS = 12 * 60 * 60_000;
/** The link by which a member chooses a password and a second factor. */
export const STAFF_INVITE_MS = 24 * HOUR_MS;
/** Codes shown once, for who lost the second factor. */
export const RECOVERY_CODES = 10;
export const STAFF_NAME_MAX = 60;
/** A dangerous deed asks for a second factor that was given no longer ago [decision 145]. */
export const STAFF_FRESH_MS = 5 * 60_000;
/** Staff looks at a player's page for so long; then they say why once more [decision 189]. */
export const VIEWING_MS = 15 * 60_000;
/** What a passkey is asked is good for so long, once. */
export const PASSKEY_CHALLENGE_MS = 2 * 60_000;
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 40;
/** Browsers of somebody that are known: the one that was met the longest ago is forgotten first. */
export const BROWSERS_MAX = 20;
export const STAFF_WHY_MAX = 400;
export const STAFF_PAGE = 20;
/** A call that takes longer is slow; how far back slow ones are counted. */
export const CALL_SLOW_MS = 250;
export const CALL_TIMES_HOURS = 24;
/** What the operator says of itself, each time. */
export const STATEMENT_MAX = 4_000;
/** Keys by which a third party may sign at once. */
export const SUPPLIER_KEYS_MAX = 4;
/** Countries of a holiday, and its days. */
export const HOLIDAY_COUNTRIES_MAX = 300;
export const HOLIDAY_DAYS_MAX = 60;
/** Places that a game is kept from, and the last rank of one that stands first. */
export const GAME_PLACES_MAX = 400;
export const GAME_RANK_MAX = 99;
/** Of a game as an operator shows it: its studio's name, its features, the name of one. */
export const GAME_STUDIO_MAX = 40;
export const GAME_FEATURES_MAX = 12;
export const GAME_FEATURE_MAX = 40;
/** Of a set of places: every country there is, every region of one. */
export const AREA_COUNTRIES_MAX = 300;
export const AREA_REGIONS_MAX = 60;
/** Of a jurisdiction, in years. */
export const JURISDICTION_AGE_MAX = 99;
/** Of an affiliate: its games, and an address that a click opens. */
export const AFFILIATE_GAMES_MAX = 60;
export const AFFILIATE_LINK_MAX = 600;
/** Clicks that are shown as recent. */
export const AFFILIATE_CLICK_DAYS = 30;

/* The look [decision 162] */
export const LOOK_NAME_MAX = 40;
export const LOOK_HEADER_MAX = 120;
/** A picture of the look, in bytes as it is sent. */
export const LOOK_PICTURE_BYTES_MAX = 1_024 * 1_024;

/* Defaults [§9] */
export const DEFAULT_CURRENCY = 'USD';
export const COINS = 'COINS';
/** The demo currency of one sitting [decision 24]. */
export const FUN = 'FUN';
export const DEFAULT_LANGUAGE = 'en-US';
export const DEFAULT_COUNTRY = 'US';
