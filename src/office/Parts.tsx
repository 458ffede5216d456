import { Fragment } from 'react';

/** Short things next to each other, what is not there left out; each in the direction of its own letters. */
export const Parts = ({ of }: { of: readonly (string | false | undefined)[] }) =>
  of
    .filter((part) => part !== undefined && part !== false && part !== '')
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        <bdi>{part}</bdi>
      </Fragment>
    ));
