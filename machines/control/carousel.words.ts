/**
 * What lies behind the ends of a row: nothing; the other end, for whoever presses a button; or the
 * other end for a swipe as well, so that it goes on endlessly [§4].
 */
export type Ends = 'stop' | 'rewind' | 'loop';

export interface CarouselInput {
  /** How many slides there are. */
  count: number;
  /** How many of them are seen at once. */
  shown: number;
  ends: Ends;
}

export type CarouselEvent =
  | { type: 'carousel.next' }
  | { type: 'carousel.previous' }
  /** Brings a slide into view, from 0: what lies on it has the focus. */
  | { type: 'carousel.show'; at: number }
  /** The row has grown, or has more room. */
  | { type: 'carousel.fit'; count: number; shown: number }
  /** A finger lies on the row. */
  | { type: 'carousel.hold' }
  /** It has drawn the row by so many pixels, those towards the next slide being positive. */
  | { type: 'carousel.draw'; by: number }
  /** It has let go; the width of a slide with its gap, in pixels. */
  | { type: 'carousel.release'; width: number }
  /** The page scrolls with it instead. */
  | { type: 'carousel.cancel' };

declare module '../kit/controls' {
  interface Controls {
    carousel: CarouselInput;
  }
}
