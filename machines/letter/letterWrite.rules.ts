import { LETTER_IMAGES_MAX, LETTER_TEXT_MAX } from '../../contract/limits';
import type { Faults, Values } from '../kit/form.words';

/** The pictures of the form: addresses of one's own folder, apart by commas. */
export const picturesOf = ({ pictures = '' }: Values): string[] =>
  pictures.split(',').filter((url) => url !== '');

/** The list with a picture put in, or taken out again. */
export const withPicture = (values: Values, url: string): string => {
  const chosen = picturesOf(values);
  return (chosen.includes(url) ? chosen.filter((one) => one !== url) : [...chosen, url]).join(',');
};

/** What is wrong with a letter; `letterText` is its text. */
export const letterWriteFaults = (values: Values): Faults => {
  const { recipient = '', letterText = '' } = values;
  return {
    ...(recipient === '' && { recipient: 'Letters.Choose whom to write to' }),
    ...(letterText.trim() === '' && { letterText: 'Letters.Write something' }),
    ...(letterText.length > LETTER_TEXT_MAX && {
      letterText: 'Letters.A letter is at most {max} signs long',
    }),
    ...(picturesOf(values).length > LETTER_IMAGES_MAX && {
      pictures: 'Letters.Choose at most {max} pictures',
    }),
  };
};
