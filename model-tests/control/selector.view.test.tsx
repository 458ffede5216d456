import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SELECTOR_FIRST_ITEMS } from '../../contract/limits';
import { Picker } from '../../src/views/settings/Picker';
import { control, isOpen, press, strike, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { selectorWalk } from './controls.walk';

const places = [
  ['IT', 'Italy'],
  ...Array.from({ length: 19 }, (_, index) => [`C${index}`, `Country ${index}`]),
].map(([value = '', label = '']) => ({ value, label, text: label }));

/** A field of a form, which holds what was chosen. */
const Field = () => {
  const [value, setValue] = useState('');
  return <Picker name="country" label="Country" value={value} items={places} onChange={setValue} />;
};

const opener = () => control('button', /^Country: /);
const isExpanded = () => opener()?.getAttribute('aria-expanded') === 'true';
const ways = {
  pointer: {
    close: () => isExpanded() && press('button', /^Country: /),
    choose: () => press('option', 'Italy'),
  },
  keyboard: {
    close: () => strike(screen.queryByRole('combobox'), 'Escape'),
    choose: () => strike(control('option', 'Italy'), 'Enter'),
  },
};

test.each(Object.entries(ways))(
  'selector: every edge is walked by %s',
  async (_, { close, choose }) => {
    await walkView(selectorWalk, {
      control: 'pick country',
      view: <Field />,
      by: {
        'selector.open': () => !isExpanded() && press('button', /^Country: /),
        'selector.close': close,
        'selector.search': ({ text }) => type('Search', text),
        'selector.choose': choose,
      },
      offers: [{ role: 'option', name: 'Italy', says: { type: 'selector.choose', value: 'IT' } }],
      sees: (selector) => {
        const { value, search } = selector.context;
        const found = places.filter(({ text }) => text.toLowerCase().includes(search));
        // What was chosen may be taken back, by one item more.
        const all = found.length + (value !== '' && search === '' ? 1 : 0);
        const shown = selector.matches({ opened: 'first' }) ? SELECTOR_FIRST_ITEMS : all;
        expect(isOpen(opener())).toBe(true);
        expect(isExpanded()).toBe(selector.matches('opened'));
        expect(opener()?.getAttribute('aria-label')).toBe(
          `Country: ${value === '' ? 'Not selected' : 'Italy'}`,
        );
        const options = screen.queryAllByRole('option');
        expect(options).toHaveLength(selector.matches('opened') ? Math.min(all, shown) : 0);
        if (selector.matches('opened')) {
          expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe(search);
          expect(screen.getByRole('listbox')).toBeTruthy();
        }
      },
    });
  },
  WALK_MS,
);
