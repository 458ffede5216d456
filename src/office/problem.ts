import type { Problem } from '../../contract/problems';
import { advertisementWords } from './advertisementDraft';
import type { DeedField } from './look';
import { colourWords, headerWords } from './lookDraft';
import { say } from './say';
import { templateWords } from './templateDraft';

const lookWords: Readonly<Record<string, string>> = { ...colourWords, ...headerWords };

const termWords: Readonly<Record<string, string>> = { ...advertisementWords, ...templateWords };

/** Which two colours cannot be read together, in which palette, and by how much: contrasts, 1 to 21. */
export const sayUnreadable = (of: Readonly<Record<string, unknown>>): string => {
  const colour = (name: string): string => say(lookWords[String(of[name])] ?? '');
  const contrast = (name: string): string => Number(of[name]).toFixed(2);
  return say('{palette}: {colour} on {ground} is {measured} to 1, and needs {least}.', {
    palette: say(of['palette'] === 'dark' ? 'Dark colours' : 'Light colours'),
    colour: colour('colour'),
    ground: colour('on'),
    measured: contrast('measured'),
    least: contrast('least'),
  });
};

/** A field as it is called where it is typed. */
const sayField = (field: string, fields: readonly DeedField[]): string => {
  const term = /^body\.terms\.(?:(?:content|cards|conditions|when)\.)?(\w+)/.exec(field)?.[1];
  if (term !== undefined) {
    const typed = fields.find(({ name }) => name === term);
    return say(typed?.label ?? termWords[term] ?? term);
  }
  const [palette = '', colour] = field.replace(/^body\.(look\.)?/, '').split('.');
  if (colour === undefined) return say(lookWords[palette] ?? palette);
  const group = palette === 'dark' ? 'Dark colours' : 'Light colours';
  return `${say(group)}: ${say(lookWords[colour] ?? colour)}`;
};

/** What was refused, in words; which of the fields or after how long, where that is said. */
export const sayProblem = (
  { code, title, params }: Problem,
  fields: readonly DeedField[] = [],
): string => {
  const words = say(title);
  if (code === 'body-invalid' && typeof params?.['field'] === 'string') {
    const { named } = params;
    const which = typeof named === 'string' ? `: ${named}` : '';
    const field = sayField(params['field'], fields) + which;
    return say('This is missing or wrong: {field}', { field });
  }
  if (code === 'look-unreadable' && params !== undefined) {
    const { nearest } = params;
    const mend =
      typeof nearest === 'string' ? ` ${say('Nearest shade: {nearest}', { nearest })}` : '';
    return `${sayUnreadable(params)}${mend}`;
  }
  if (typeof params?.['retryAfter'] === 'number')
    return `${words} (${say('{seconds} s', { seconds: params['retryAfter'] })})`;
  return words;
};
