import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { ScratcherSkin } from '../../../games/scratcher/scratcher.skin';
import { SYMBOL_SIDE, strokesOf } from '../../art/ScratchSymbol';
import { isOff, type Rubbed, rubbed, type Spot, TRACK } from './rub';
import styles from './Scratchers.module.css';

/** Pixels of the drawing; the card is scaled. */
const SIDE = 360;
const STRIPES = 12;
/** Symbols that are stamped on the foil, in each direction. */
const STAMPS = 3;

const paint = (canvas: HTMLCanvasElement, { palette, symbols }: ScratcherSkin): void => {
  const [light, dark, paper] = palette;
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const foil = brush.createLinearGradient(0, 0, SIDE, SIDE);
  foil.addColorStop(0, light);
  foil.addColorStop(1, dark);
  brush.globalCompositeOperation = 'source-over';
  brush.fillStyle = foil;
  brush.fillRect(0, 0, SIDE, SIDE);
  brush.strokeStyle = light;
  brush.globalAlpha = 0.28;
  brush.lineWidth = 8;
  for (let stripe = -STRIPES; stripe < STRIPES; stripe += 1) {
    const at = (stripe * SIDE) / STRIPES;
    brush.beginPath();
    brush.moveTo(at * 2, 0);
    brush.lineTo(at * 2 + SIDE, SIDE);
    brush.stroke();
  }
  // Stamped with what its kind is known by: the same on every card, whatever lies below.
  const stamp = new Path2D(strokesOf(symbols[0] ?? ''));
  const field = SIDE / STAMPS;
  brush.strokeStyle = paper;
  brush.globalAlpha = 0.35;
  brush.lineWidth = 2.4;
  for (let at = 0; at < STAMPS * STAMPS; at += 1) {
    brush.save();
    brush.translate((at % STAMPS) * field + field / 4, Math.floor(at / STAMPS) * field + field / 4);
    brush.scale(field / 2 / SYMBOL_SIDE, field / 2 / SYMBOL_SIDE);
    brush.stroke(stamp);
    brush.restore();
  }
  brush.globalAlpha = 1;
};

const erase = (canvas: HTMLCanvasElement, from: Spot, to: Spot): void => {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  brush.globalCompositeOperation = 'destination-out';
  brush.lineCap = 'round';
  brush.lineWidth = TRACK * 2 * SIDE;
  brush.beginPath();
  brush.moveTo(from.x * SIDE, from.y * SIDE);
  brush.lineTo(to.x * SIDE, to.y * SIDE);
  brush.stroke();
};

interface FoilProps {
  skin: ScratcherSkin;
  /** The finger touches the foil. */
  onTouch: () => void;
  /** So much is off that the card is seen. */
  onOff: () => void;
}

/** The foil over a card, taken off by finger or mouse; a button beside it does the same. */
export const Foil = ({ skin, onTouch, onOff }: FoilProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const foil = useRef<Rubbed>(new Set());
  const last = useRef<Spot>(undefined);
  useLayoutEffect(() => {
    if (canvas.current !== null) paint(canvas.current, skin);
  }, [skin]);
  const spotOf = (event: PointerEvent<HTMLCanvasElement>): Spot => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };
  const rub = (event: PointerEvent<HTMLCanvasElement>): void => {
    const spot = spotOf(event);
    const from = last.current ?? spot;
    erase(event.currentTarget, from, spot);
    foil.current = rubbed(foil.current, from, spot);
    last.current = spot;
  };
  return (
    <canvas
      ref={canvas}
      className={styles.foil}
      width={SIDE}
      height={SIDE}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onTouch();
        rub(event);
      }}
      onPointerMove={(event) => {
        if (last.current !== undefined) rub(event);
      }}
      onPointerUp={() => {
        last.current = undefined;
        if (isOff(foil.current)) onOff();
      }}
      onPointerCancel={() => {
        last.current = undefined;
      }}
    />
  );
};
