import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Flag } from '../../src/ui/Flag';
import { Selector } from '../../src/ui/Selector';

const COUNTRIES = [
  ['EG', 'Egypt', 'مصر'],
  ['IT', 'Italy', 'Italia'],
  ['JP', 'Japan', '日本'],
  ['NO', 'Norway', 'Norge'],
  ['US', 'United States', ''],
].map(([value = '', label = '', hint = '']) => ({
  value,
  label,
  hint,
  icon: <Flag country={value} size="small" />,
}));
const [, ITALY] = COUNTRIES;

const meta = {
  title: 'ui/Selector',
  component: Selector,
  args: {
    label: 'Country',
    open: false,
    items: COUNTRIES,
    query: '',
    searchText: 'Search',
    notSelectedText: 'Not selected',
    nothingFoundText: 'Nothing was found',
    onOpen: fn(),
    onClose: fn(),
    onSearch: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof Selector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Chosen: Story = { args: { ...(ITALY && { selected: ITALY }) } };
export const Open: Story = {
  args: { open: true, ...(ITALY && { selected: ITALY }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Italy/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('IT');
  },
};
export const OpenWithQuery: Story = {
  args: { open: true, query: 'jap', items: COUNTRIES.slice(2, 3) },
};
export const NothingFound: Story = { args: { open: true, query: 'xyz', items: [] } };
export const MoreToCome: Story = { args: { open: true, pending: true } };
export const WithError: Story = { args: { error: 'Choose the country you live in.' } };
export const Disabled: Story = { args: { disabled: true } };
