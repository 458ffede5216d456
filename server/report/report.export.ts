import type { Row } from 'postgres';

/** What a player reported: not what came of it for another, nor what the other had said. */
export const toldOfReport = ({
  seen: _s,
  why: _w,
  outcome: _o,
  until: _u,
  hides: _h,
  ...rest
}: Row): Row => rest;

/** What was decided about a player: not who reported it, nor in which words. */
export const toldOfStatement = ({ reporter: _r, text: _t, ...rest }: Row): Row => rest;
