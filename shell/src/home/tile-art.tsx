import type { ReactNode } from 'react';
import type { ServiceTile } from './content.ts';

/**
 * A piece of what each service makes, on a grid of 160 × 100. `figure` and `detail` are the tile's own colours, `paper` is what is
 * written on, and `ink` what is written.
 */
const drawings: Record<ServiceTile['icon'], ReactNode> = {
  // An ad, and its clicks that rise.
  waves: (
    <>
      <path className="paper" d="M0 0h74v100H0z" />
      <path className="figure" d="M6 16h62v46H6z" />
      <path className="detail" d="M22 62V46a15 15 0 0 1 30 0v16zM6 82h40v12H6z" />
      <path className="ink" d="M6 5h26v5H6zM6 69h50v5H6z" />
      <path className="figure" d="M86 74h14v26H86zM106 56h14v44h-14zM126 38h14v62h-14z" />
      <path className="detail" d="M146 12h14v88h-14z" />
    </>
  ),
  // A site on the computer and on the phone.
  window: (
    <>
      <path className="paper" d="M0 0h132v88H0z" />
      <path className="ink" d="M0 0h132v10H0zM10 26h44v7H10zM10 38h34v7H10z" />
      <path className="figure" d="M66 20h56v58H94a28 28 0 0 1-28-28z" />
      <path className="detail" d="M10 54h28v12H10zM122 20v24a24 24 0 0 1-24-24z" />
      <path className="ink" d="M110 34h50v66h-50z" />
      <path className="paper" d="M114 39h42v61h-42z" />
      <path className="figure" d="M118 43h34v26h-17a17 17 0 0 1-17-17z" />
      <path className="ink" d="M118 74h26v4h-26z" />
      <path className="detail" d="M118 83h22v9h-22z" />
    </>
  ),
  // A board; its sale reaches the last column.
  pipeline: (
    <>
      <path className="figure" d="M0 0h48v100H0zM56 0h48v84H56zM112 0h48v100h-48z" />
      <path
        className="paper"
        d="M6 14h36v20H6zM6 40h36v20H6zM6 66h36v20H6zM62 14h36v20H62zM62 40h36v20H62zM118 42h36v20h-36z"
      />
      <path className="detail" d="M114 12h44v24h-44z" />
      <path
        className="ink"
        d="M12 22h18v4H12zM12 48h22v4H12zM12 74h14v4H12zM68 22h22v4H68zM68 48h16v4H68zM124 50h20v4h-20z"
      />
      <path className="stroke" d="M126 23l6 6 12-12" />
    </>
  ),
  // A lesson, who gives it, and what comes after it.
  steps: (
    <>
      <path className="figure" d="M0 0h96v78H0z" />
      <path className="detail" d="M22 78a26 26 0 0 1 26-26 26 26 0 0 1 26 26z" />
      <path className="skin" d="M34 36a14 14 0 1 1 28 0a14 14 0 1 1-28 0z" />
      <path className="hair" d="M32 38q-2-22 16-22t17 20q-10 0-17-9-4 9-16 11z" />
      <path className="paper" d="M104 0h56v22h-56zM104 28h56v22h-56zM104 56h56v22h-56zM0 86h160v6H0z" />
      <path className="detail" d="M0 86h70v6H0z" />
      <path className="ink" d="M112 9h28v4h-28zM112 37h38v4h-38zM112 65h22v4h-22z" />
    </>
  ),
  // A mark, on its card and on its bag.
  mark: (
    <>
      <path className="paper" d="M0 24h88v56H0z" />
      <path className="figure" d="M14 38h28v28a28 28 0 0 1-28-28z" />
      <path className="detail" d="M28 38h14v14a14 14 0 0 1-14-14z" />
      <path className="ink" d="M52 44h26v5H52zM52 55h18v4H52z" />
      <path className="figure" d="M98 26h62v74H98z" />
      <path className="line" d="M114 26v-6a15 15 0 0 1 30 0v6" />
      <path className="paper" d="M110 44h38v38a38 38 0 0 1-38-38z" />
      <path className="detail" d="M129 44h19v19a19 19 0 0 1-19-19z" />
    </>
  ),
  // A reel with somebody in it, and the cuts that it is made of.
  frame: (
    <>
      <path className="paper" d="M0 0h58v100H0z" />
      <path className="figure" d="M5 6h48v88H5z" />
      <path className="detail" d="M5 94v-8a24 24 0 0 1 48 0v8z" />
      <path className="skin" d="M15 48a14 14 0 1 1 28 0a14 14 0 1 1-28 0z" />
      <path className="hair" d="M13 62V46a16 16 0 0 1 32 0v16l-4-16q-10 0-14-6-4 7-11 8z" />
      <path className="paper" d="M68 20h92v60H68z" />
      <path className="figure" d="M74 26h24v26H74zM104 26h50v26h-50z" />
      <path className="detail" d="M122 30v18l15-9zM74 58h36v6H74z" />
      <path className="ink" d="M116 58h38v6h-38zM74 70h58v4H74z" />
    </>
  ),
};

/** The drawing of a service; decoration, coloured by its tile. */
export function TileArt({ icon }: Pick<ServiceTile, 'icon'>) {
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true">
      {drawings[icon]}
    </svg>
  );
}
