import { readFile as readDisk, writeFile as writeDisk } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { AdvertisementDraft } from '../contract/advertisement.desk';
import { DAY_MS } from '../contract/limits';
import { type ReportOutcome, reportOutcomes } from '../contract/report.rules';
import { staffRoles } from '../contract/staff.rules';
import { plainText } from '../contract/text.rules';
import { endAdvertisement, keepAdvertisement } from './advertisement/advertisement.command';
import { claimKind, emailClaim } from './claim/claim.events';
import { type Config, readConfig } from './config';
import { languages } from './country/language.registry';
import type { Catalogue } from './game/game.catalogue';
import { approveIdentity, refuseIdentity, reviewIdentity } from './identity/identity.command';
import { identityKind } from './identity/identity.events';
import { readDocument } from './identity/identity.file';
import { kinds, projections } from './kinds';
import { advertisementsReport } from './operator/advertisement.report';
import { clicksReport } from './operator/click.report';
import { publishedHead } from './operator/head.report';
import { identityQueue } from './operator/identity.report';
import { openRoundsReport } from './operator/open.report';
import { reportQueue } from './operator/reports.report';
import { verifyRoundReport } from './operator/round.report';
import { type Report, rtpReport } from './operator/rtp.report';
import { replaceSecret } from './operator/secret.replace';
import { staffReport } from './operator/staff.report';
import { importReport, suggestionsReport } from './operator/suggestion.report';
import { ticketQueue, ticketReport } from './operator/ticket.report';
import { tournamentReport } from './operator/tournament.report';
import { reconcileReport, withdrawalQueue } from './operator/withdrawal.report';
import { openProvider } from './payment/payment.open';
import { acceptSuggestion, rejectSuggestion, revertAuthor } from './phrase/suggestion.command';
import { exportWords, importWords } from './phrase/wording.command';
import { FileFault, readFile, writeFile } from './phrase/wording.file';
import { finishRound, rollBack } from './play/play.command';
import { verifyPlayer } from './player/player.command';
import { judgeReport } from './report/report.command';
import { loadSecrets, newId } from './secret/secret';
import { giveFreeRounds } from './spin/spin.command';
import { addStaff, inviteStaff } from './staff/staff.command';
import type { Outcome } from './store/command';
import { connect, type DatabaseAddress, type Sql } from './store/database';
import { reachEmbedded } from './store/embedded';
import { endOfLog } from './store/head';
import { migrate } from './store/migrate';
import { rebuild } from './store/rebuild';
import { Store } from './store/store';
import { streamOf } from './store/stream';
import { verify } from './store/verify';
import { closeTheirs, takeBackTheirs } from './supplier/supplier.command';
import { catalogueWith } from './supplier/supplier.registry';
import {
  answerTicket,
  assignTicket,
  closeTicket,
  mergeTicket,
  noteTicket,
  splitTicket,
} from './ticket/ticket.command';
import { preparedAnswers, preparedFor } from './ticket/ticket.prepared';
import { cancelTournament } from './tournament/tournament.command';
import { aloneBelow, approveWithdrawal, refuseWithdrawal } from './withdrawal/withdrawal.command';
import { hearOfWithdrawal } from './withdrawal/withdrawal.hear';

const usage = `npm run admin -- <command>
  verify [<position> <hash>]  refold the log and prove states, balances, zero sums, the hash chain and
                         every derived table; and an end of the log that was kept elsewhere
  rebuild <name>         apply the whole log to an emptied projection: ${projections
    .map(({ name }) => name)
    .join(', ')}
  verify-player <email>  mark the identity of a player as verified
  rtp <game>             a game's published return to player beside the actual one
  advertisements         what is and was advertised, how often it was seen and followed
  advertisement <file> [<id>]  have something advertised by a JSON file, in the place of one that is named
  end-advertisement <id>  take it from everywhere
  clicks                 what left for each affiliate, by game
  verify-round <id>      draw a round again, play its steps, count its movements
  verify-tournament <id>  make its leaderboard and its payout anew from the log, and compare
  cancel-tournament <id>  withdraw one that is not decided: buy-ins come back while the platform runs
  open-rounds [hours]    rounds that third parties left open for so long, a day unless told
  rollback-round <id> <why>  take an undecided round back, a third party's too: its stakes return
  finish-round <id>      end an undecided round by the neutral rule of its game, a third party's with what it has paid
  give-free-rounds <email> <game> <coins> <count>  free rounds at a slot of the house or a third party's game
  suggestions [lang]     open suggestions of words, those with most votes first
  accept-suggestion <id>  make it the words that stand, on every open page at once
  reject-suggestion <id> <why>  take it away, open or accepted; its author reads why
  revert-author <email> <why>  take away all that a player ever suggested
  export-words <lang> [po|xliff]  every phrase with its words in a language, for other tools
  import-words <lang> <file>  make the words of such a file those that stand; says which cannot
  tickets [<category>]   what waits for support, the longest first
  ticket <id>            one of them, with all that was said and noted
  answer-ticket <id> <text>  answer it; --prepared <name> instead of a text: ${Object.keys(preparedAnswers).join(', ')}
  assign-ticket <id> [<who>]  give it to somebody of support, to yourself unless told
  note-ticket <id> <text>  keep a note that only support reads
  resolve-ticket <id>    say that it is resolved
  merge-ticket <id> <into>  let it go on in another of whoever asked it
  split-ticket <id>      take that back: it stands by itself again
  reports                what players reported and the platform held back, the longest first
  resolve-report <id> <outcome> [<days>] <why>  dismiss, hide, warn, mute or suspend; dismissed later, it is taken back
  withdrawals            what waits for staff, the longest first
  approve-withdrawal <id>  let it be paid; the running platform asks the provider
  refuse-withdrawal <id> <why>  give the money back; the player reads why
  paid-withdrawal <id>   say that one on its way was paid by hand, where the provider pays nobody
  identities             papers that nobody has decided on, the longest waiting first
  approve-identity <player>  they are who they say they are, and may play for money
  refuse-identity <player> <why>  the player reads why, and may send other papers
  identity-papers <player> <folder>  write the papers down there, to be looked at
  staff                  who runs the platform
  staff add <email> <role> <name>  take somebody in: prints the link by which they choose password and second factor;
                         roles: ${staffRoles.join(', ')}
  staff invite <email>   the same link anew, for who lost the second factor or came too late
  reconcile              the payment provider's books beside ours, each difference by its reference
  publish-head           the end of the log and the key that statements are signed by, signed, to be kept elsewhere
  replace-secret         put a new master secret in the place of the old one, while the platform is stopped`;

interface Operated {
  readonly sql: Sql;
  readonly address: DatabaseAddress;
  readonly args: readonly string[];
  readonly catalogue: Catalogue;
  readonly config: Config;
  /** Where people reach the platform. */
  readonly publicUrl: string;
  /** From how much on a withdrawal takes two members. */
  readonly alone: ReturnType<typeof aloneBelow>;
}

const operator = (): string => `operator ${userInfo().username}`;

const misused = (): number => {
  console.error(usage);
  return 2;
};

const print = ({ lines, ok }: Report): number => {
  for (const line of lines) console.log(line);
  return ok ? 0 : 1;
};

const printOutcome = (outcome: Outcome<null>, done: string): number => {
  if ('refused' in outcome) {
    console.error(outcome.refused.title);
    return 1;
  }
  console.log(outcome.position === 0 ? 'Nothing was left to do.' : done);
  return 0;
};

/** What can write history: the store, whose events a running platform hears of at once. */
const withStore = async <Answer>(
  { sql, address, catalogue }: Operated,
  work: (parts: {
    sql: Sql;
    store: Store;
    secrets: Awaited<ReturnType<typeof loadSecrets>>;
    catalogue: Catalogue;
  }) => Promise<Answer>,
): Promise<Answer> => {
  const store = await Store.open({ address, projections });
  try {
    const secrets = await loadSecrets(sql);
    return await work({ sql, store, secrets, catalogue });
  } finally {
    await store.close();
  }
};

/** Who of support it is, and when; the log keeps both. */
const staffStep = () => ({
  staff: operator(),
  at: new Date().toISOString(),
});

/** Which operator it is, and when; the log keeps both. */
const operatorStep = () => ({ by: operator(), at: new Date().toISOString() });

/** Each command answers the exit code. */
const commands: Record<string, (operated: Operated) => Promise<number>> = {
  async verify({ sql, args: [position, hash] }) {
    const kept = position && hash ? { position: Number(position), hash } : undefined;
    const { problems, found, ...counts } = await verify(sql, kinds, { projections, kept });
    for (const [what, count] of Object.entries(counts)) console.log(`${what}: ${count}`);
    for (const problem of problems) console.log(`wrong: ${problem}`);
    const end = await endOfLog(sql);
    console.log(`the log ends at ${end.position} ${end.hash}: keep it outside the database`);
    console.log(found === 0 ? 'The books are sound.' : `${found} contradictions.`);
    return found === 0 ? 0 : 1;
  },

  async rebuild({ sql, args: [name] }) {
    const projection = projections.find((candidate) => candidate.name === name);
    if (projection === undefined) return misused();
    await rebuild(sql, projection);
    console.log(`${name} is rebuilt.`);
    return 0;
  },

  async 'verify-player'(operated) {
    const email = operated.args[0] ?? '';
    const by = operator();
    return withStore(operated, async (parts) =>
      printOutcome(
        await verifyPlayer(parts, email, by, new Date().toISOString()),
        `${email} is verified.`,
      ),
    );
  },

  async rtp({ sql, catalogue, args: [game = ''] }) {
    return print(await rtpReport(sql, catalogue, game));
  },

  async advertisements({ sql }) {
    return print(await advertisementsReport(sql));
  },

  async advertisement(operated) {
    const [file = '', id = newId('advertisement')] = operated.args;
    const terms = z.safeParse(AdvertisementDraft, JSON.parse(await readDisk(file, 'utf8')));
    if (!terms.success) {
      for (const { path, message } of terms.error.issues)
        console.error(`${path.join('.')}: ${message}`);
      return 1;
    }
    return withStore(operated, async (parts) =>
      printOutcome(
        await keepAdvertisement(parts, id, terms.data, operatorStep()),
        `${id} is advertised.`,
      ),
    );
  },

  async 'end-advertisement'(operated) {
    const id = operated.args[0] ?? '';
    return withStore(operated, async (parts) =>
      printOutcome(await endAdvertisement(parts, id, operatorStep()), `${id} has ended.`),
    );
  },

  async clicks(operated) {
    return withStore(operated, async (parts) =>
      print(await clicksReport(parts, new Date().toISOString())),
    );
  },

  async 'verify-round'(operated) {
    const id = operated.args[0] ?? '';
    return withStore(operated, async (parts) => print(await verifyRoundReport(parts, id)));
  },

  async 'verify-tournament'(operated) {
    const id = operated.args[0] ?? '';
    return withStore(operated, async (parts) => print(await tournamentReport(parts, id)));
  },

  async 'cancel-tournament'(operated) {
    const id = operated.args[0] ?? '';
    return withStore(operated, async ({ store }) =>
      printOutcome(
        await cancelTournament({ store }, id, new Date().toISOString()),
        `${id} is cancelled.`,
      ),
    );
  },

  async 'open-rounds'({ sql, args: [hours = '24'] }) {
    return print(await openRoundsReport(sql, Number(hours), new Date()));
  },

  async 'rollback-round'(operated) {
    const [id = '', ...words] = operated.args;
    const why = words.join(' ');
    if (why === '') return misused();
    const taken = { by: operator(), why };
    return withStore(operated, async ({ store }) => {
      const now = new Date().toISOString();
      const ours = await rollBack(store, id, taken, now);
      const isTheirs = 'refused' in ours && ours.refused.code === 'not-found';
      const outcome = isTheirs ? await takeBackTheirs(store, id, taken, now) : ours;
      return printOutcome(outcome, `${id} is taken back.`);
    });
  },

  async 'give-free-rounds'(operated) {
    const [email = '', game = '', stake = '', total = ''] = operated.args;
    const gift = { email, game, stake: Number(stake), total: Number(total) };
    return withStore(operated, async (parts) =>
      printOutcome(
        await giveFreeRounds(parts, gift, new Date().toISOString()),
        `${email} has ${total} free rounds at ${game}.`,
      ),
    );
  },

  async 'finish-round'(operated) {
    const id = operated.args[0] ?? '';
    return withStore(operated, async (parts) => {
      const now = new Date().toISOString();
      const ours = await finishRound(parts, id, now);
      const isTheirs = 'refused' in ours && ours.refused.code === 'not-found';
      const outcome = isTheirs ? await closeTheirs(parts.store, id, now) : ours;
      return printOutcome(outcome, `${id} has ended.`);
    });
  },

  async suggestions({ sql, args: [lang] }) {
    return print(await suggestionsReport(sql, lang));
  },

  async 'accept-suggestion'(operated) {
    const suggestion = operated.args[0] ?? '';
    const judgement = { suggestion, by: operator(), at: new Date().toISOString() };
    return withStore(operated, async (parts) =>
      printOutcome(await acceptSuggestion(parts, judgement), `${suggestion} stands.`),
    );
  },

  async 'reject-suggestion'(operated) {
    const [suggestion = '', ...words] = operated.args;
    const why = words.join(' ');
    if (why === '') return misused();
    const judgement = { suggestion, why, by: operator(), at: new Date().toISOString() };
    return withStore(operated, async (parts) =>
      printOutcome(await rejectSuggestion(parts, judgement), `${suggestion} is rejected.`),
    );
  },

  async 'revert-author'(operated) {
    const [email = '', ...words] = operated.args;
    const why = words.join(' ');
    if (why === '') return misused();
    return withStore(operated, async (parts) => {
      const claim = streamOf(claimKind, emailClaim(parts.secrets, email));
      const { player } = await parts.store.load(claim);
      if (player === undefined) {
        console.error(`There is no player ${email}.`);
        return 1;
      }
      const judgement = { why, by: operator(), at: new Date().toISOString() };
      console.log(`${await revertAuthor(parts, player, judgement)} suggestions are taken away.`);
      return 0;
    });
  },

  async 'export-words'({ sql, args: [lang = '', format = 'po'] }) {
    if (!languages.some(({ code }) => code === lang) || !['po', 'xliff'].includes(format))
      return misused();
    const entries = await exportWords(sql, lang);
    process.stdout.write(writeFile(format === 'po' ? 'po' : 'xliff', lang, entries));
    return 0;
  },

  async 'import-words'(operated) {
    const [lang = '', file = ''] = operated.args;
    if (!languages.some(({ code }) => code === lang) || file === '') return misused();
    try {
      const entries = readFile(await readDisk(file, 'utf8'));
      return await withStore(operated, async (parts) =>
        print(importReport(await importWords(parts, lang, entries, operatorStep()))),
      );
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      console.error(`${file} cannot be read: ${error.message}`);
      return 1;
    }
  },

  async tickets({ sql, args: [category = ''] }) {
    return print(await ticketQueue(sql, category, new Date()));
  },

  async ticket({ sql, args: [id = ''] }) {
    return print(await ticketReport(sql, id));
  },

  async 'answer-ticket'(operated) {
    const [id = '', ...words] = operated.args;
    const [flag, name = ''] = words;
    const text =
      flag === '--prepared'
        ? await preparedFor(operated.sql, id, name)
        : plainText(words.join(' '));
    if (text === undefined || text === '') return misused();
    return withStore(operated, async (parts) =>
      printOutcome(await answerTicket(parts, id, text, staffStep()), `${id} is answered.`),
    );
  },

  async 'assign-ticket'(operated) {
    const [id = '', who] = operated.args;
    const by = { ...staffStep(), ...(who !== undefined && { staff: who }) };
    return withStore(operated, async (parts) =>
      printOutcome(await assignTicket(parts, id, by), `${id} is given to ${by.staff}.`),
    );
  },

  async 'note-ticket'(operated) {
    const [id = '', ...words] = operated.args;
    const text = plainText(words.join(' '));
    if (text === '') return misused();
    return withStore(operated, async (parts) =>
      printOutcome(await noteTicket(parts, id, text, staffStep()), 'The note is kept.'),
    );
  },

  async 'resolve-ticket'(operated) {
    const id = operated.args[0] ?? '';
    return withStore(operated, async (parts) =>
      printOutcome(await closeTicket(parts, id, staffStep()), `${id} is resolved.`),
    );
  },

  async 'merge-ticket'(operated) {
    const [id = '', into = ''] = operated.args;
    return withStore(operated, async (parts) =>
      printOutcome(await mergeTicket(parts, id, into, staffStep()), `${id} goes on in ${into}.`),
    );
  },

  async 'split-ticket'(operated) {
    const [id = ''] = operated.args;
    return withStore(operated, async (parts) =>
      printOutcome(await splitTicket(parts, id, staffStep()), `${id} stands by itself again.`),
    );
  },

  async reports({ sql }) {
    return print(await reportQueue(sql));
  },

  async 'resolve-report'(operated) {
    const [id = '', named, ...rest] = operated.args;
    const outcome = reportOutcomes.find((one): one is ReportOutcome => one === named);
    const days = /^[1-9][0-9]{0,3}$/.test(rest[0] ?? '') ? Number(rest.shift()) : undefined;
    const why = plainText(rest.join(' '));
    if (outcome === undefined || why === '') return misused();
    const step = operatorStep();
    const until =
      days === undefined ? undefined : new Date(Date.parse(step.at) + days * DAY_MS).toISOString();
    return withStore(operated, async (parts) =>
      printOutcome(
        await judgeReport(parts, id, { outcome, why, until, ...step }),
        `${id} is decided.`,
      ),
    );
  },

  async withdrawals({ sql }) {
    return print(await withdrawalQueue(sql));
  },

  async 'approve-withdrawal'(operated) {
    const id = operated.args[0] ?? '';
    const by = { ...operatorStep(), alone: operated.alone };
    return withStore(operated, async (parts) =>
      printOutcome(
        await approveWithdrawal(parts, id, by),
        `${id} is approved; a large one is paid once another member approves it too.`,
      ),
    );
  },

  async 'refuse-withdrawal'(operated) {
    const [id = '', ...words] = operated.args;
    const reason = plainText(words.join(' '));
    if (reason === '') return misused();
    const by = { ...operatorStep(), reason };
    return withStore(operated, async (parts) =>
      printOutcome(await refuseWithdrawal(parts, id, by), `${id} is refused.`),
    );
  },

  async 'paid-withdrawal'(operated) {
    const id = operated.args[0] ?? '';
    const word = { type: 'payOut.paid', about: id } as const;
    return withStore(operated, async (parts) =>
      printOutcome(await hearOfWithdrawal(parts, word, new Date().toISOString()), `${id} is paid.`),
    );
  },

  async 'publish-head'({ sql }) {
    const secrets = await loadSecrets(sql);
    return print(await publishedHead({ sql, secrets }, new Date().toISOString()));
  },

  async identities({ sql }) {
    return print(await identityQueue(sql));
  },

  async 'identity-papers'(operated) {
    const [player = '', folder = ''] = operated.args;
    if (folder === '') return misused();
    return withStore(operated, async (parts) => {
      const outcome = await reviewIdentity(parts, player, operatorStep());
      if ('refused' in outcome) return printOutcome(outcome, '');
      const { sides = {} } = await parts.store.load(streamOf(identityKind, player));
      for (const [side, id] of Object.entries(sides)) {
        const file = await readDocument(parts, id);
        const name = join(folder, `${player}-${side}.${file?.type === 'pdf' ? 'pdf' : 'webp'}`);
        if (file !== undefined) await writeDisk(name, file.bytes, { mode: 0o600 });
        console.log(file === undefined ? `${side}: its time is over` : name);
      }
      return 0;
    });
  },

  async 'approve-identity'(operated) {
    const player = operated.args[0] ?? '';
    return withStore(operated, async (parts) =>
      printOutcome(await approveIdentity(parts, player, operatorStep()), `${player} is verified.`),
    );
  },

  async 'refuse-identity'(operated) {
    const [player = '', ...words] = operated.args;
    const reason = plainText(words.join(' '));
    if (reason === '') return misused();
    return withStore(operated, async (parts) =>
      printOutcome(
        await refuseIdentity(parts, player, { ...operatorStep(), reason }),
        `${player} is refused.`,
      ),
    );
  },

  async staff(operated) {
    const [step, email = '', ...rest] = operated.args;
    if (step === undefined) return print(await staffReport(operated.sql));
    const { publicUrl } = operated;
    const printed = (outcome: Awaited<ReturnType<typeof inviteStaff>>): number => {
      if ('refused' in outcome) {
        console.error(outcome.refused.title);
        return 1;
      }
      if ('link' in outcome)
        console.log(`Open this within a day, once, and hand it to nobody else:\n${outcome.link}`);
      return 0;
    };
    if (step === 'invite' && email !== '')
      return withStore(operated, async (parts) =>
        printed(await inviteStaff(parts, publicUrl, email, operatorStep())),
      );
    const role = staffRoles.find((one) => one === rest[0]);
    const name = plainText(rest.slice(1).join(' '));
    if (step !== 'add' || role === undefined || name === '') return misused();
    return withStore(operated, async (parts) =>
      printed(await addStaff(parts, publicUrl, { name, email, role }, operatorStep())),
    );
  },

  async reconcile({ config, sql }) {
    const provider = await openProvider({ config, sql, secrets: await loadSecrets(sql) });
    return print(await reconcileReport(sql, await provider.entries()));
  },

  async 'replace-secret'(operated) {
    const by = operator();
    return withStore(operated, async (parts) =>
      print(await replaceSecret(parts, by, new Date().toISOString())),
    );
  },
};

const main = async ([name = '', ...args]: string[]): Promise<number> => {
  const command = commands[name];
  if (command === undefined) return misused();
  const config = readConfig(process.env);
  const embedded =
    config.DATABASE_URL === undefined ? await reachEmbedded(config.DATA_DIR) : undefined;
  const address = embedded?.address ?? config.DATABASE_URL ?? '';
  const sql = connect(address);
  try {
    await migrate(sql);
    return await command({
      sql,
      address,
      args,
      catalogue: catalogueWith(config.SUPPLIERS),
      config,
      publicUrl: config.PUBLIC_URL,
      alone: aloneBelow(config),
    });
  } finally {
    await sql.end({ timeout: 5 });
    await embedded?.stop();
  }
};

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
