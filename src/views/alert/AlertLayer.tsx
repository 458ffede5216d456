import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useInBrowser } from '../../app/inBrowser';
import { moveInto, onTopModal } from '../../ui/useModal';
import styles from './AlertLayer.module.css';

const aLayer = (): HTMLElement => {
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  layer.setAttribute('popover', 'manual');
  layer.setAttribute('aria-live', 'polite');
  layer.setAttribute('aria-relevant', 'additions');
  return layer;
};

const Layer = ({ children }: { children: ReactNode }) => {
  const [layer] = useState(aLayer);
  // After the page was drawn: on top at once, it would have all of it measured before that.
  useEffect(() => {
    const end = onTopModal((modal) => {
      // Bars that run out go on.
      moveInto(modal ?? document.body, layer);
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
