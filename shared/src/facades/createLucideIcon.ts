import type { LucideProps } from 'lucide-react';
import { createElement, forwardRef } from 'react';

const isNaming = (prop: string) => prop === 'role' || prop === 'title' || prop.startsWith('aria-');

/**
 * Makes an icon's component. Builds put it in the place of Lucide's own, which also knows contexts, grids of other sizes and
 * class names that nothing here asks for, and takes longer over each icon.
 */
const createLucideIcon = ({ node }: { node: readonly [tag: string, attributes: object][] }) =>
  forwardRef<SVGSVGElement, LucideProps>(
    ({ color = 'currentColor', size = 24, strokeWidth = 2, children, ...rest }, ref) =>
      createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: color,
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          'aria-hidden': children || Object.keys(rest).some(isNaming) ? undefined : true,
          ...rest,
        },
        ...node.map(([tag, attributes]) => createElement(tag, attributes)),
        children,
      ),
  );

export default createLucideIcon;
