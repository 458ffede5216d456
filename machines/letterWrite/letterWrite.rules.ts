import { LETTER_TEXT_MAX } from '../../contract/limits';
import type { Faults } from '../kit/form';
import type { Values } from '../kit/form.events';

/** What is wrong with a letter; `letterText` is its text. */
export const letterWriteFaults = ({ recipient = '', letterText = '' }: Values): Faults => ({
  ...(recipient === '' && { recipient: 'Letters.Choose whom to write to' }),
  ...(letterText.trim() === '' && { letterText: 'Letters.Write something' }),
  ...(letterText.length > LETTER_TEXT_MAX && {
    letterText: 'Letters.A letter is at most {max} signs long',
  }),
});
