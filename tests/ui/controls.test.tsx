import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AlertToast } from '../../src/ui/AlertToast';
import { Button } from '../../src/ui/Button';
import { Dialog } from '../../src/ui/Dialog';
import { GameCard } from '../../src/ui/GameCard';
import { LevelBadge } from '../../src/ui/LevelBadge';
import { LoadMore } from '../../src/ui/LoadMore';
import { PasswordField } from '../../src/ui/PasswordField';
import { ProgressBar } from '../../src/ui/ProgressBar';
import { RadioPills } from '../../src/ui/RadioPills';
import { Selector } from '../../src/ui/Selector';
import { StarRating, Stars } from '../../src/ui/StarRating';
import { TextField } from '../../src/ui/TextField';

afterEach(cleanup);

describe('button', () => {
  test('a busy button keeps its focus and takes no click', () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Spin</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Spin' });
    button.focus();
    rerender(
      <Button busy onClick={onClick}>
        Spin
      </Button>,
    );
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.disabled).toBe(false);
  });

  test('a busy submit button does not submit a second time', () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Sign in
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a locked load-more takes no click', () => {
    const onClick = vi.fn();
    render(<LoadMore label="More" locked onClick={onClick} />);
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });
});

test('a refused pill says why and is not chosen', () => {
  const onChange = vi.fn();
  render(
    <RadioPills
      legend="Play mode"
      value="fun"
      onChange={onChange}
      options={[
        { value: 'fun', label: 'Fun' },
        { value: 'coins', label: 'Coins' },
        { value: 'money', label: 'Money', reason: 'Not offered where you are.' },
      ]}
    />,
  );
  const money = screen.getByRole<HTMLInputElement>('radio', { name: 'Money' });
  fireEvent.click(money);
  expect(onChange).not.toHaveBeenCalled();
  expect(document.getElementById(money.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Not offered where you are.',
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Coins' }));
  expect(onChange.mock.calls).toEqual([['coins']]);
});

test('a field is tied to its hint and its error', () => {
  render(
    <TextField
      label="E-mail"
      name="email"
      value="x"
      onChange={vi.fn()}
      hint="Hint."
      error="Wrong."
    />,
  );
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  const texts = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Wrong.', 'Hint.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a password is masked until its owner asks to see it, and browsers may fill it in', () => {
  const onReveal = vi.fn();
  const field = (revealed: boolean) => (
    <PasswordField
      name="password"
      label="Password"
      value="Carousel-2026"
      autoComplete="current-password"
      revealLabel="Show password"
      onChange={vi.fn()}
      {...{ revealed, onReveal }}
    />
  );
  const { rerender } = render(field(false));
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect([input.type, input.autocomplete]).toEqual(['password', 'current-password']);
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(onReveal).toHaveBeenCalledWith(true);
  rerender(field(true));
  expect(input.type).toBe('text');
});

describe('selector', () => {
  const props = {
    label: 'Country',
    open: true,
    items: [
      { value: 'IT', label: 'Italy' },
      { value: 'JP', label: 'Japan' },
    ],
    query: '',
    searchText: 'Search',
    notSelectedText: 'Not selected',
    nothingFoundText: 'Nothing was found',
    onOpen: vi.fn(),
    onClose: vi.fn(),
    onSearch: vi.fn(),
    onChoose: vi.fn(),
  };

  test('closes on Escape without closing what is around it', () => {
    const around = vi.fn();
    const onClose = vi.fn();
    render(
      <div onKeyDown={around}>
        <Selector {...props} onClose={onClose} />
      </div>,
    );
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(around).not.toHaveBeenCalled();
  });

  test('says that nothing was found', () => {
    render(<Selector {...props} items={[]} />);
    expect(screen.getByRole('status').textContent).toBe('Nothing was found');
  });

  test('while items are on their way, says so of a search alone', () => {
    const { rerender } = render(<Selector {...props} items={[]} pending />);
    expect(screen.queryByText('Nothing was found')).toBeNull();
    rerender(<Selector {...props} items={[]} pending query="x" />);
    expect(screen.queryByText('Nothing was found')).not.toBeNull();
  });

  test('Enter chooses the only match, and none of several', () => {
    const onChoose = vi.fn();
    const { rerender } = render(<Selector {...props} onChoose={onChoose} />);
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    expect(onChoose).not.toHaveBeenCalled();
    rerender(<Selector {...props} items={props.items.slice(0, 1)} onChoose={onChoose} />);
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    expect(onChoose.mock.calls).toEqual([['IT']]);
  });
});

describe('star rating', () => {
  const starLabels = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];
  const lit = (container: HTMLElement) => container.querySelectorAll('[class*=lit]').length;

  test('star n rates n; up to the one under the pointer they light up, until it leaves', () => {
    const onRate = vi.fn();
    const onHover = vi.fn();
    const given = { legend: 'Stars', starLabels, onRate, onHover };
    const { container, rerender } = render(<StarRating {...given} value={0} hovered={0} />);
    expect(lit(container)).toBe(0);
    const fourth = screen.getByRole('radio', { name: '4 stars' });
    fireEvent.click(fourth);
    expect(onRate.mock.calls).toEqual([[4]]);
    fireEvent.pointerEnter(fourth.closest('label') as HTMLElement);
    fireEvent.pointerLeave(screen.getByRole('group'));
    expect(onHover.mock.calls).toEqual([[4], [0]]);
    rerender(<StarRating {...given} value={2} hovered={4} />);
    expect(lit(container)).toBe(4);
    rerender(<StarRating {...given} value={2} hovered={0} />);
    expect(lit(container)).toBe(2);
  });

  test('stars that are only shown can be neither pressed nor chosen', () => {
    const { container } = render(<Stars value={3} label="3 of 5 stars" />);
    expect(lit(screen.getByRole('img', { name: '3 of 5 stars' }))).toBe(3);
    expect(container.querySelector('input, button, label, [tabindex]')).toBeNull();
  });
});

test('a dialog is small, mid, big or full, and mid unless told otherwise [§9]', () => {
  const sheet = readFileSync('src/ui/Dialog.module.css', 'utf8');
  const widths = new Map(
    [...sheet.matchAll(/\.(\w+) \{\s*--width: ([^;]+);/g)].map(([, name, width]) => [name, width]),
  );
  const width = (size?: 'small' | 'mid' | 'big' | 'full') => {
    render(
      <Dialog open title="News" onClose={vi.fn()} {...(size && { size })}>
        Soon
      </Dialog>,
    );
    const classes = document.querySelector('dialog')?.className ?? '';
    cleanup();
    return [...widths].findLast(([name]) => new RegExp(`_${name}_`).test(`_${classes}_`))?.[1];
  };
  expect((['small', 'mid', 'big', 'full'] as const).map(width)).toEqual([
    '400px',
    '560px',
    '880px',
    '100%',
  ]);
  expect(width()).toBe('560px');
});

test.each([
  ['info', null],
  ['error', 'alert'],
  ['success', null],
  ['warning', 'alert'],
  ['question', null],
] as const)('an alert of type %s says which it is [§8]', (type, role) => {
  render(<AlertToast type={type} typeLabel={`That is ${type}`} text="Soon" />);
  const icon = screen.getByRole('img', { name: `That is ${type}` });
  expect(icon.querySelector('svg')).not.toBeNull();
  expect(icon.parentElement?.getAttribute('role')).toBe(role);
});

test('an alert tells its owner when to hold the clock', () => {
  const onPause = vi.fn();
  const onResume = vi.fn();
  render(
    <AlertToast
      type="info"
      typeLabel="Information"
      text="Soon"
      closeLabel="Close"
      onPause={onPause}
      onResume={onResume}
    />,
  );
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.focus(close);
  expect(onPause).toHaveBeenCalledOnce();
  fireEvent.blur(close);
  expect(onResume).toHaveBeenCalledOnce();
});

test('an alert that is read by keyboard waits whatever the pointer does, and gives the focus back', () => {
  const onResume = vi.fn();
  const onClose = vi.fn();
  render(
    <>
      <button type="button">Where one was</button>
      <AlertToast
        type="info"
        typeLabel="Information"
        text="Soon"
        closeLabel="Close"
        onClose={onClose}
        onResume={onResume}
      />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Where one was' });
  const close = screen.getByRole('button', { name: 'Close' });
  before.focus();
  close.focus();
  fireEvent.pointerLeave(screen.getByText('Soon'));
  expect(onResume).not.toHaveBeenCalled();
  // Left to the browser, the dialog under it would close too.
  expect(fireEvent.keyDown(close, { key: 'Escape' })).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(before);
});

test('star and page of a game card are not inside its link', () => {
  render(
    <GameCard
      name="Lantern Run"
      studio="Lantern Works"
      href="/play/lantern-run"
      aboutHref="/games/lantern-run"
      aboutLabel="About Lantern Run"
      art={null}
      favourite={false}
      favouriteLabel="Favourite"
      onFavourite={vi.fn()}
    />,
  );
  expect(screen.getByRole('button', { name: 'Favourite' }).closest('a')).toBeNull();
  const about = screen.getByRole<HTMLAnchorElement>('link', { name: 'About Lantern Run' });
  expect(about.parentElement?.closest('a')).toBeNull();
});

test('a level is drawn no higher than the cap, and progress stays within its bar', () => {
  render(
    <>
      <LevelBadge level={14} cap={10} label="Level 14" />
      <ProgressBar percent={140} label="Progress" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Level 14' }).textContent).toBe('10');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
});

test('no control writes a style attribute, keeps state or fetches', () => {
  const forbidden =
    /\sstyle=|dangerouslySetInnerHTML|\bfetch\(|\buseState\b|\buseReducer\b|\buseEffect\b/;
  const offenders = readdirSync('src/ui')
    .filter((name) => name.endsWith('.tsx'))
    .filter((name) => forbidden.test(readFileSync(`src/ui/${name}`, 'utf8')));
  expect(offenders).toEqual([]);
});
