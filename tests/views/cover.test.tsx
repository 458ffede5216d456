import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aGameCard } from '../../contract/make/game';
import { Cover } from '../../src/views/game/Cover';

afterEach(cleanup);

const image = '/images/image_0123456789abcdef01234567.webp';
const picture = () => screen.queryByRole('presentation');

test('a game’s cover is its picture, where it has one', () => {
  const { rerender } = render(<Cover game={aGameCard({ image })} />);
  expect(picture()?.getAttribute('src')).toBe(image);
  rerender(<Cover game={aGameCard()} />);
  expect(picture()).toBeNull();
});

test('a picture that does not come makes room for what is drawn, and the next one is tried', () => {
  const { rerender } = render(<Cover game={aGameCard({ image })} />);
  fireEvent.error(picture() as Element);
  expect(picture()).toBeNull();
  const other = image.replace('0', '1');
  rerender(<Cover game={aGameCard({ image: other })} />);
  expect(picture()?.getAttribute('src')).toBe(other);
});
