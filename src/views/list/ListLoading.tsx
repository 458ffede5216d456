import { Skeleton } from '../../ui/Skeleton';

/** The place of a list that is on its way, `rows` high. */
export const ListLoading = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, index) => <Skeleton key={index} shape="row" />);
