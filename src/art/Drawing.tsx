import { Fragment, type ReactElement, type ReactNode, type SVGProps } from 'react';
import { escaped } from '../../contract/markup.rules';
import { cx } from '../ui/cx';
import styles from './Drawing.module.css';

type ShapeProps = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Shape = ReactElement<ShapeProps, string | typeof Fragment | ((props: object) => ReactNode)>;

/** As SVG writes it: `strokeWidth` is `stroke-width`. */
const attributeOf = ([name, value]: [string, unknown]): string => {
  if (value === undefined || name === 'children') return '';
  const written = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ` ${name === 'className' ? 'class' : written}="${escaped(String(value))}"`;
};

/** The markup of shapes; components among them are functions of what they are given, without hooks. */
const markupOf = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(markupOf).join('');
  if (node === undefined || node === null || typeof node === 'boolean') return '';
  if (typeof node !== 'object') return escaped(String(node));
  const { type, props } = node as Shape;
  if (typeof type === 'function') return markupOf(type(props));
  const inside = markupOf(props.children);
  if (typeof type !== 'string') return inside;
  return `<${type}${Object.entries(props).map(attributeOf).join('')}>${inside}</${type}>`;
};

/**
 * A picture that is drawn once: to React it is one element. Of a lobby's elements four in five are
 * shapes of its pictures, and each would be kept, compared and taken over one by one [decision 205].
 */
export const Drawing = ({ children, className, ...rest }: SVGProps<SVGSVGElement>) => {
  const frame = { ...rest, className: cx(styles.drawing, className) };
  return (
    <svg aria-hidden="true" {...frame} dangerouslySetInnerHTML={{ __html: markupOf(children) }} />
  );
};
