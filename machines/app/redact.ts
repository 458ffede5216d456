import {
  factorPattern,
  isEmail,
  isPasswordLength,
  isPhone,
  passwordLevel,
} from '../../contract/auth.rules';
import { claimsOf } from '../auth/session.rules';

/** Replaces a secret with one that the machines treat alike, so that a journal still replays. */
type Mask = (secret: string) => string;

const HIDDEN = 'redacted';

/** Stand-ins of every kind that the rules tell apart: length accepted or not, levels 0 to 4. */
const passwords = [
  HIDDEN,
  'redacted-redacted',
  'hidden1',
  'Hidden1',
  'redacte1',
  'Redacte1',
  'Redact-1',
  'redacted1',
  'Redacted1',
  'Redacted-1',
];

const maskPassword: Mask = (secret) =>
  secret === ''
    ? ''
    : (passwords.find(
        (stand) =>
          isPasswordLength(stand) === isPasswordLength(secret) &&
          passwordLevel(stand) === passwordLevel(secret),
      ) ?? HIDDEN);

const maskEmail: Mask = (secret) => {
  if (secret.trim() === '') return secret;
  return isEmail(secret.trim()) ? 'redacted@example.com' : HIDDEN;
};

/** A number that the form takes, or one that it does not. */
const maskPhone: Mask = (secret) => {
  if (secret.trim() === '') return secret;
  return isPhone(secret.trim()) ? '+000000000' : HIDDEN;
};

/** A draft of nothing but spaces is not sent, and neither is its stand-in. */
const maskDraft: Mask = (secret) => (secret.trim() === '' ? secret : HIDDEN);

/** A code of a second factor that the form takes, or one that it does not. */
const maskCode: Mask = (secret) => {
  if (secret.trim() === '') return secret;
  return factorPattern.test(secret.trim()) ? '000000' : HIDDEN;
};

const maskText: Mask = (secret) => (secret === '' ? '' : HIDDEN);

/** As long as before, in JSON too: a letter's length says whether it is sent, and kept to be sent. */
const maskLetter: Mask = (secret) =>
  secret.trim() === '' ? secret : secret.replace(/[^"\\\n]/g, 'x');

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url of a text of one-byte characters. */
const encode = (text: string): string => {
  const bits = [...text]
    .map((letter) => letter.charCodeAt(0).toString(2).padStart(8, '0'))
    .join('');
  return (bits.match(/.{1,6}/g) ?? [])
    .map((six) => ALPHABET[Number.parseInt(six.padEnd(6, '0'), 2)])
    .join('');
};

/** A token keeps its player and its times; with neither signature nor session it opens nothing. */
const maskToken: Mask = (secret) => {
  const claims = claimsOf(secret);
  if (claims === undefined) return maskText(secret);
  return `${HIDDEN}.${encode(JSON.stringify(claims))}.${HIDDEN}`;
};

/** The JSON text of a message, without the secrets in it; a text that is none stays none. */
function maskBody(text: string): string {
  try {
    return JSON.stringify(redact(JSON.parse(text)));
  } catch {
    return HIDDEN;
  }
}

/** The fields that hold secrets, wherever they stand. */
const masks: Readonly<Record<string, Mask>> = {
  token: maskToken,
  refreshedToken: maskToken,
  password: maskPassword,
  repeated: maskPassword,
  newPassword: maskPassword,
  email: maskEmail,
  resetEmail: maskEmail,
  phone: maskPhone,
  firstname: maskText,
  lastname: maskText,
  about: maskText,
  link: maskText,
  launch: maskText,
  address: maskText,
  magic: maskText,
  // Of an app of codes, and those for a lost one.
  secret: maskText,
  uri: maskText,
  setup: maskText,
  recovery: maskText,
  access: maskText,
  session: maskText,
  body: maskBody,
  draft: maskDraft,
  letterText: maskLetter,
  ticketTitle: maskLetter,
  ticketText: maskLetter,
  reportText: maskLetter,
  contactName: maskLetter,
  // Of messages, in the wire's spelling.
  Text: maskText,
  Message: maskText,
};

/** What opens something stands in some addresses too: in that of a mail, in a guest's of a ticket. */
const maskAddress: Mask = (text) =>
  text.startsWith('/') ? text.replace(/([?&](?:link|access)=)[^&#]+/g, `$1${HIDDEN}`) : text;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The mask of one entry: a form's `value` is as secret as its `field`, a stored one as its `key`.
 * What is written to a recipient is a letter; the name beside a username is the player's own.
 */
const maskOf = (name: string, owner: Record<string, unknown>): Mask | undefined => {
  if (name === 'text' && 'recipient' in owner) return maskLetter;
  // A review that was not sent yet is not public.
  if (name === 'text' && 'stars' in owner && !('_id' in owner)) return maskText;
  if (name === 'name' && 'username' in owner) return maskText;
  // What is written to support, and by whom.
  if (name === 'text' && 'attachments' in owner) return maskLetter;
  if (['title', 'description', 'review'].includes(name) && 'category' in owner) return maskText;
  if (name === 'name' && 'email' in owner) return maskText;
  // Beside what it proves; elsewhere codes are of countries and refusals.
  if (name === 'value' && owner.field === 'code') return maskCode;
  if (name === 'code' && ('password' in owner || 'amount' in owner)) return maskCode;
  const kind = name === 'value' || name === 'text' ? (owner.field ?? owner.key) : name;
  return typeof kind === 'string' && Object.hasOwn(masks, kind) ? masks[kind] : undefined;
};

/** A copy of plain JSON without its secrets; what the machines decide by stays as it was. */
export const redact = <Value>(value: Value): Value => {
  if (typeof value === 'string') return maskAddress(value) as Value;
  if (Array.isArray(value)) return value.map((item) => redact(item)) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const mask = maskOf(name, value) ?? maskAddress;
      const masked = (item: unknown) => (typeof item === 'string' ? mask(item) : redact(item));
      return [name, Array.isArray(part) ? part.map(masked) : masked(part)];
    }),
  ) as Value;
};
