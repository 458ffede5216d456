import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useInBrowser } from '../../app/inBrowser';
import { onTopModal } from '../../ui/useModal';
import styles from './AlertLayer.module.css';

const aLayer = (): HTMLElement => {
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  layer.setAttribute('popover', 'manual');
  layer.setAttribute('aria-live', 'polite');
  layer.setAttribute('aria-relevant', 'additions');
  return layer;
};

/** Bars that run out go on where the browser can move what is shown; elsewhere they begin again. */
const move = (layer: HTMLElement, to: HTMLElement): void => {
  if (layer.isConnected && 'moveBefore' in Element.prototype) to.moveBefore(layer, null);
  else to.append(layer);
};

const Layer = ({ children }: { children: ReactNode }) => {
  const [layer] = useState(aLayer);
  useLayoutEffect(() => {
    const end = onTopModal((modal) => {
      move(layer, modal ?? document.body);
      // A browser without popovers shows it where it stands.
      if (!('showPopover' in layer)) return;
      // What was shown last is on top.
      layer.hidePopover();
      layer.showPopover();
    });
    return () => {
      end();
      layer.remove();
    };
  }, [layer]);
  return createPortal(children, layer);
};

/**
 * Where alerts stand: over everything, and within the modal on top, since what is outside of that
 * can neither be pressed nor is it read. There before the first alert, which would not be read either.
 */
export const AlertLayer = ({ children }: { children: ReactNode }) =>
  useInBrowser() ? <Layer>{children}</Layer> : null;
