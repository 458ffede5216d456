import { useSelector } from '@xstate/react';
import { Children, type ReactNode } from 'react';
import { isHeld, isSliding, isTurnable } from '../../../machines/control/carousel.select';
import type { Ends } from '../../../machines/control/carousel.words';
import { useMounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Carousel } from '../../ui/Carousel';

interface SlidesProps {
  /** Where it is mounted: one per row. */
  at: string;
  label: string;
  ends: Ends;
  buttons: 'over' | 'above';
  /** The width in pixels that a slide needs; absent where one fills the row. */
  least?: number;
  /** One slide each; those beside the first are absent until they can be turned to. */
  children: ReactNode;
}

/** A row that is turned through [§4 Carousel]: by its buttons, a finger, or the focus. */
export const Slides = ({ at, label, ends, buttons, least, children }: SlidesProps) => {
  const say = useSay();
  const slides = Children.toArray(children);
  const count = slides.length;
  const actor = useMounted(at, { control: 'carousel', input: { count, shown: 1, ends } });
  const row = useSelector(actor, (snapshot) => snapshot);
  return (
    <Carousel
      label={label}
      kind={say('Carousel.carousel')}
      slideKind={say('Carousel.slide')}
      slideLabel={(place) =>
        say('Carousel.{at} of {count}', { at: String(place), count: String(count) })
      }
      previousLabel={say('Carousel.Previous')}
      nextLabel={say('Carousel.Next')}
      buttons={row !== undefined && isTurnable(row) ? buttons : undefined}
      mayGoBack={row?.can({ type: 'carousel.previous' }) ?? false}
      mayGoOn={row?.can({ type: 'carousel.next' }) ?? false}
      at={row?.context.at ?? 0}
      shown={row?.context.shown ?? 1}
      by={row?.context.by ?? 0}
      sliding={row !== undefined && isSliding(row)}
      held={row !== undefined && isHeld(row)}
      drawn={row?.matches('drawn') ?? false}
      swallows={row?.matches('settling') ?? false}
      least={least}
      onPrevious={() => actor?.send({ type: 'carousel.previous' })}
      onNext={() => actor?.send({ type: 'carousel.next' })}
      onShow={(slide) => actor?.send({ type: 'carousel.show', at: slide })}
      onFit={(shown) => actor?.send({ type: 'carousel.fit', count, shown })}
      onHold={() => actor?.send({ type: 'carousel.hold' })}
      onDraw={(by) => actor?.send({ type: 'carousel.draw', by })}
      onRelease={(width) => actor?.send({ type: 'carousel.release', width })}
      onCancel={() => actor?.send({ type: 'carousel.cancel' })}
    >
      {actor === undefined ? slides.slice(0, 1) : slides}
    </Carousel>
  );
};
