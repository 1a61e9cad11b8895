import type { ReactNode } from 'react';

/** An icon is decoration: the words beside it carry the meaning. `size` in px, 20 by default. */
export interface IconProps {
  size?: number;
}

function Icon({ size = 20, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Each icon draws one path on a 20 px grid. */
const icon = (path: string) =>
  function DrawnIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={path} />
      </Icon>
    );
  };

export const ArrowRight = icon('M3.5 10h12M10.5 5l5 5-5 5');
export const ArrowLeft = icon('M16.5 10h-12M9.5 5l-5 5 5 5');
/** Leaves the site. */
export const ArrowOut = icon('M6 14 14.5 5.5M7 5h8v8');
export const Check = icon('m4 10.5 4 4 8-9');
export const Cross = icon('m5.5 5.5 9 9m0-9-9 9');
export const Plus = icon('M10 4v12M4 10h12');
export const Minus = icon('M4 10h12');
export const Chat = icon('M3 4h14v10H9l-4 3v-3H3z');
export const Calendar = icon('M3.5 5h13v11.5h-13zM3.5 9h13M7 3v3m6-3v3');
export const Clock = icon('M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 3.5V10l2.5 2');
export const Copy = icon('M7 7h9v9H7zM13 4H4v9');
/** The address of a place on the page. */
export const Chain = icon(
  'M8.5 11.5a3 3 0 0 0 4.2 0l2.9-2.9a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.9 2.9a3 3 0 0 0 4.2 4.2l1-1',
);
export const Play = icon('M6 4v12l10-6z');
export const Pause = icon('M7 4.5v11M13 4.5v11');
export const Search = icon('M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4.5 4.5');
export const Info = icon('M10 9v5m0-8.2v.2');
export const Alert = icon('M10 5.5v5.2m0 3.3v.2');
export const Mail = icon('M3 5h14v10H3zm0 .5 7 5.5 7-5.5');
