/** A sample testimonial's video: a client of the cases, drawn in the colours of its case. */
export interface Scene {
  /** Over the drawing, a line each. */
  title: readonly string[];
  ink: string;
  /** The first line's base. */
  top: number;
  /** Seconds, and the pitch of its tone in Hz. */
  seconds: number;
  tone: number;
  /** Seconds of black at the beginning, which the capture of posters has to pass. */
  black?: number;
  /** The others have no poster: it is captured in the browser. */
  poster?: true;
  /** SVG of 360 by 640; `wave` goes from -1 to 1 and back. The lower right corner is under the play button. */
  art: (wave: number) => string;
}

interface Person {
  skin: string;
  ink: string;
  /** Behind the head, and over it. */
  back?: string;
  hair: string;
  cloth: string;
}

/** Head and shoulders: the head's centre is at x, y, its radius 30 at size 1. */
const person = (x: number, y: number, size: number, { skin, ink, back = '', hair, cloth }: Person): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${back}<path d="M-62 120q0-72 62-72t62 72v80h-124z" fill="${cloth}"/><path d="M-11 20h22v26q-11 14-22 0z" fill="${skin}"/><path d="M-11 29q11 9 22 0v7q-11 8-22 0z" fill="${ink}" opacity=".22"/><circle r="30" fill="${skin}"/>${hair}<g fill="${ink}"><circle cx="-10" cy="2" r="2.6"/><circle cx="10" cy="2" r="2.6"/></g><path d="M-8 13q8 7 16 0" fill="none" stroke="${ink}" stroke-width="2.8" stroke-linecap="round"/></g>`;

const ground = (fill: string): string => `<path d="M0 0h360v640H0z" fill="${fill}"/>`;
const steam = (x: number, y: number, wave: number, stroke: string): string =>
  `<path d="M${x} ${y}q${-22 - 10 * wave}-28 0-56t${10 * wave}-56" fill="none" stroke="${stroke}" stroke-width="11" stroke-linecap="round"/>`;

/** By number of the video, from 01. */
export const scenes: readonly Scene[] = [
  {
    title: ['Encargos', 'para el sábado'],
    ink: '#2b1608',
    top: 72,
    seconds: 5,
    tone: 220,
    poster: true,
    art: (wave) =>
      `${ground('#f0a500')}<circle cx="180" cy="330" r="158" fill="#ffc94a"/>${person(180, 286, 1.9, {
        skin: '#c98559',
        ink: '#5a2c0c',
        hair: '<path d="M-31-9q-8-34 12-34q4-17 19-17t19 17q20 0 12 34z" fill="#fff"/><path d="M-32-15h64v11h-64z" fill="#f3e6cf"/>',
        cloth: '#fff3d6',
      })}<path d="M0 500h360v140H0z" fill="#7a3e12"/><path d="M0 500h360v14H0z" fill="#c4661f"/>${steam(64, 430, wave, '#fff3d6')}${steam(300, 430, -wave, '#fff3d6')}<path d="M46 520q0-92 134-92t134 92q0 26-28 26H74q-28 0-28-26z" fill="#e2953a"/><path d="M116 452l24 50M172 440l20 54M230 444l18 48" stroke="#7a3e12" stroke-width="13" stroke-linecap="round"/>`,
  },
  {
    title: ['Citas que', 'entran solas'],
    ink: '#0b3d2e',
    top: 72,
    seconds: 4,
    tone: 220,
    poster: true,
    art: (wave) =>
      `${ground('#a9dfcb')}<circle cx="286" cy="216" r="62" fill="#ffd071"/><path d="M0 ${330 + 6 * wave}q90-52 180 0t180 0v320H0z" fill="#48b08a"/><g transform="translate(196 ${196 - 8 * wave}) rotate(${4 * wave} 70 100) scale(1.1)"><path d="M0 46C0 8 36-6 68 12 100-6 136 8 136 46c0 30-14 38-18 68-4 26-8 52-22 52-16 0-12-56-28-56s-12 56-28 56c-14 0-18-26-22-52C14 84 0 76 0 46z" fill="#fff"/><path d="M42 62q26 24 52 0" fill="none" stroke="#0b3d2e" stroke-width="7" stroke-linecap="round"/></g><path d="M0 ${400 - 6 * wave}q90-44 180 0t180 0v250H0z" fill="#1f8a62"/>${person(
        112,
        404,
        1.75,
        {
          skin: '#a9683f',
          ink: '#2a120a',
          back: '<path d="M-36-4q0-36 36-36t36 36v62q0 12-14 12h-44q-14 0-14-12z" fill="#2a1710"/>',
          hair: '<path d="M-31 2q-4-34 31-34t31 34q-8-18-22-22-16 16-40 22z" fill="#2a1710"/>',
          cloth: '#fff',
        },
      )}<path d="M86 492l26 42 26-42" fill="none" stroke="#0b6b4a" stroke-width="9" stroke-linejoin="round"/>`,
  },
  {
    title: ['Pedidos', 'ya pagados'],
    ink: '#fff3e4',
    top: 72,
    seconds: 5,
    tone: 262,
    poster: true,
    art: (wave) =>
      `${ground('#a83c24')}<path d="M0 470h360v170H0z" fill="#f0c7a4"/><circle cx="180" cy="330" r="138" fill="#c9573a"/><g transform="translate(0 38)"><path d="M180 214q-4-50 ${8 * wave}-84" fill="none" stroke="#2f5b3c" stroke-width="8" stroke-linecap="round"/><path d="M178 176q-54 4-62-40 56-6 62 40zM182 160q50 0 58-44-56-2-58 44z" fill="#4f8a58"/></g><path d="M146 204h68l-8 56q62 34 62 106 0 74-62 98h-52q-62-24-62-98 0-72 62-106z" fill="#f6e6d2"/><path d="M93 346q87 34 174 0v26q-87 34-174 0z" fill="#e0a14a"/><path d="M110 ${404 + 2 * wave}q70 24 140 0" fill="none" stroke="#c9573a" stroke-width="8" stroke-linecap="round"/><path d="M60 462h240v22q0 16-16 16H76q-16 0-16-16z" fill="#6b2314"/><path d="M156 500h48v140h-48z" fill="#6b2314"/><g fill="none" stroke="#8f5233" stroke-width="46" stroke-linecap="round"><path d="M-20 560q40-100 ${110 + 3 * wave}-156"/><path d="M380 560q-40-100 ${-110 - 3 * wave}-156"/></g><g fill="none" stroke="#1d6a78" stroke-width="62"><path d="M-30 600q16-58 46-100M390 600q-16-58-46-100"/></g>`,
  },
  {
    title: ['Cada cita,', 'a $11'],
    ink: '#23262d',
    top: 72,
    seconds: 5,
    tone: 165,
    poster: true,
    art: (wave) =>
      `${ground('#f3c623')}${person(102, 270, 1.5, {
        skin: '#8a5233',
        ink: '#21110a',
        hair: '<path d="M-31-6q0-30 31-30t31 30z" fill="#2456a6"/><path d="M-31-8h48q22 0 26 9h-74z" fill="#1b3f7a"/>',
        cloth: '#2456a6',
      })}<path d="M0 516h360v124H0z" fill="#23262d"/><path d="M0 510h360v10H0z" fill="#fff"/><path d="M70 386q6-70 50-70h120q44 0 50 70z" fill="#c6362c"/><path d="M92 384q6-50 34-50h108q28 0 34 50z" fill="#d9f0f6"/><path d="M150 334h34l-30 50h-40z" fill="#fff" opacity=".6"/><path d="M36 430q0-50 50-50h188q50 0 50 50v80H36z" fill="#c6362c"/><path d="M20 374h42v26H34q-14 0-14-26zM340 374h-42v26h28q14 0 14-26z" fill="#8f2620"/><g fill="${wave > 0 ? '#fff7c9' : '#ffe98a'}"><circle cx="86" cy="440" r="27"/><circle cx="274" cy="440" r="27"/></g><g fill="none" stroke="#8f2620" stroke-width="7"><circle cx="86" cy="440" r="27"/><circle cx="274" cy="440" r="27"/></g><path d="M130 424h100v34H130z" fill="#8f2620"/><path d="M130 436h100M130 446h100" stroke="#c6362c" stroke-width="4"/><path d="M28 490h304v30H28z" fill="#9aa3b2"/><path d="M130 480h100v38H130z" fill="#fff"/><text x="180" y="509" font-size="28" text-anchor="middle" fill="#23262d">RÍOS</text><path d="M48 520h58v52H48zM254 520h58v52h-58z" fill="#15171c"/>`,
  },
  {
    title: ['Precios', 'a la vista'],
    ink: '#2b2320',
    top: 72,
    seconds: 4,
    tone: 262,
    art: (wave) =>
      `${ground('#cfdad6')}<path d="M0 520h360v120H0z" fill="#6f7a4f"/><path d="M150 250l96-66 96 66v290H150z" fill="#fff7ec"/><path d="M130 262l116-82 116 82-12 18-104-72-104 72z" fill="#b9583a"/><g fill="#3a4a4a"><path d="M174 282h52v64h-52zM266 372h52v64h-52z"/></g><g fill="${wave > 0 ? '#ffd97d' : '#f2c14e'}"><path d="M266 282h52v64h-52zM174 372h52v64h-52z"/></g><path d="M200 282v64M174 314h52M292 282v64M266 314h52M200 372v64M174 404h52M292 372v64M266 404h52" stroke="#fff7ec" stroke-width="5"/><path d="M244 540v-54a28 28 0 0 1 56 0v54z" fill="#b9583a"/>${person(
        104,
        414,
        1.8,
        {
          skin: '#b67a52',
          ink: '#41200f',
          back: '<path d="M-36 0q0-37 36-37t36 37v28h-72z" fill="#2a1a14"/>',
          hair: '<path d="M-30 0q-4-33 30-33t30 33q-10-16-24-16t-36 16z" fill="#2a1a14"/>',
          cloth: '#2b2320',
        },
      )}`,
  },
  {
    title: ['El anticipo,', 'en 9 días'],
    ink: '#3a2112',
    top: 560,
    seconds: 5,
    tone: 165,
    art: (wave) =>
      `${ground('#efe0c8')}<path d="M0 440h360v200H0z" fill="#d3b48a"/><path d="M180 0L90 440h180z" fill="#f9efd9" transform="rotate(${3 * wave} 180 0)"/><g transform="rotate(${3 * wave} 180 0)"><path d="M177 0h6v74h-6z" fill="#3a2112"/><path d="M140 122q0-50 40-50t40 50z" fill="#b4531c"/><circle cx="180" cy="124" r="13" fill="#ffd97d"/></g><path d="M104 180q76-22 152 0l-6 40q-70-18-140 0z" fill="#6e3d1e"/><path d="M112 262q68-18 136 0l-4 30q-64-14-128 0z" fill="#6e3d1e"/><path d="M106 196h22l6 300h-24zM232 196h22l-4 300h-24z" fill="#8a5029"/><path d="M84 346h192l14 44H70z" fill="#b4531c"/><path d="M70 388h220v16H70z" fill="#8d3d12"/><path d="M82 404h22l-8 100H78zM278 404h-22l8 100h18z" fill="#6e3d1e"/><path d="M110 452h140v12H110z" fill="#6e3d1e"/>`,
  },
  {
    title: ['De visita', 'a alumna'],
    ink: '#1d3b16',
    top: 72,
    seconds: 4,
    tone: 220,
    art: (wave) =>
      `${ground('#cde36a')}<path d="M0 190h360v330H0z" fill="#8fc7ea"/><circle cx="300" cy="250" r="42" fill="#ffd83d"/>${person(
        120,
        316,
        1.7,
        {
          skin: '#e0a57a',
          ink: '#54301c',
          back: '<path d="M-34 0h12v58h-12zM22 0h12v58h-12z" fill="#6b3a1d"/>',
          hair: '<path d="M-29-6q2-34 29-34t29 34z" fill="#ffd83d"/><ellipse cy="-9" rx="48" ry="9" fill="#f2b134"/>',
          cloth: '#e4512c',
        },
      )}<path d="M0 500h360v140H0z" fill="#3d6b35"/><path d="M0 492h360v14H0z" fill="#1d3b16"/><g fill="#2f7d3b"><g transform="rotate(${4 * wave} 84 490)"><path d="M84 490q-60-20-58-90 58 14 58 90zM84 490q-10-70 40-100 26 60-40 100z"/></g><g transform="rotate(${-4 * wave} 240 490)"><path d="M240 490v-120M240 450q-54 4-66-40 56-10 66 40zM240 420q46-4 52-48-52 0-52 48z" stroke="#2f7d3b" stroke-width="8"/><circle cx="214" cy="450" r="17" fill="#e4512c"/><circle cx="262" cy="440" r="17" fill="#e4512c"/><circle cx="246" cy="388" r="15" fill="#f2b134"/></g></g><path d="M32 484h104v26H32z" fill="#93421d"/><path d="M42 510h84l-12 82H54z" fill="#c9602f"/><path d="M188 484h104v26H188z" fill="#93421d"/><path d="M198 510h84l-12 82h-60z" fill="#c9602f"/>`,
  },
  {
    title: ['112 en una', 'semana'],
    ink: '#fff',
    top: 72,
    seconds: 4,
    tone: 262,
    poster: true,
    art: (wave) =>
      `${ground('#4b2e83')}<circle cx="180" cy="336" r="164" fill="#6b45b0"/><g fill="#ff8a5b" transform="translate(${4 * wave} ${-10 * wave})"><path d="M284 172l44-12v14l-34 9v60h-10z"/><ellipse cx="277" cy="244" rx="17" ry="13"/></g><g fill="#ffd166" transform="translate(${-4 * wave} ${10 * wave})"><path d="M58 214h9v70h-9z"/><ellipse cx="50" cy="284" rx="17" ry="13"/></g>${person(
        180,
        318,
        1.85,
        {
          skin: '#8a4a2b',
          ink: '#26100a',
          back: '<circle cx="-26" cy="-14" r="20" fill="#1f130e"/><circle cx="26" cy="-14" r="20" fill="#1f130e"/><circle cy="-28" r="24" fill="#1f130e"/><circle cx="-34" cy="8" r="14" fill="#1f130e"/><circle cx="34" cy="8" r="14" fill="#1f130e"/>',
          hair: '<path d="M-29-6q6-24 29-24t29 24q-14-10-29-10t-29 10z" fill="#1f130e"/>',
          cloth: '#ff8a5b',
        },
      )}<path d="M0 488h360v152H0z" fill="#fff"/><path d="M0 478h360v14H0z" fill="#2a1850"/><path d="M60 492v148M120 492v148M180 492v148M240 492v148M300 492v148" stroke="#d9cfee" stroke-width="4"/><path d="M180 492h60v148h-60z" fill="${wave > 0 ? '#ffd166' : '#fff'}"/><path d="M42 490h36v84H42zM102 490h36v84h-36zM222 490h36v84h-36zM282 490h36v84h-36z" fill="#2a1850"/>`,
  },
  {
    title: ['Respuesta', 'en 6 minutos'],
    ink: '#0c343a',
    top: 72,
    seconds: 5,
    tone: 165,
    poster: true,
    art: (wave) =>
      `${ground('#ffd166')}<path d="M30 640V360q0-170 150-170t150 170v280z" fill="#31190f"/><path d="M-10 640q20-100 130-112h120q110 12 130 112z" fill="#0f6f78"/><path d="M134 480h92v62q-46 46-92 0z" fill="#c07f57"/><path d="M72 344q0-112 108-112t108 112v42q0 130-108 130T72 386z" fill="#d4966c"/><path d="M66 350q-2-128 114-128t114 128q-34-62-92-76-52 52-136 76z" fill="#31190f"/><g fill="#fff"><circle cx="128" cy="372" r="45"/><circle cx="232" cy="372" r="45"/></g><g fill="#31190f"><circle cx="${130 + 5 * wave}" cy="380" r="19"/><circle cx="${234 + 5 * wave}" cy="380" r="19"/></g><g fill="#fff"><circle cx="${136 + 5 * wave}" cy="375" r="6"/><circle cx="${240 + 5 * wave}" cy="375" r="6"/></g><path d="M83 372a45 45 0 0 1 90 0q-45-14-90 0zM187 372a45 45 0 0 1 90 0q-45-14-90 0z" fill="#c07f57"/><g fill="none" stroke="#0f6f78" stroke-width="13"><circle cx="128" cy="372" r="45"/><circle cx="232" cy="372" r="45"/><path d="M172 364q8-8 16 0M84 360l-16-8M276 360l16-8"/></g><path d="M180 392q14 28-6 34" fill="none" stroke="#a0623c" stroke-width="8" stroke-linecap="round"/><path d="M142 456q38 30 76 0" fill="none" stroke="#7a2f22" stroke-width="10" stroke-linecap="round"/>`,
  },
  {
    title: ['Cero caídas', 'en 6 meses'],
    ink: '#fbf3e4',
    top: 72,
    seconds: 4,
    tone: 262,
    poster: true,
    art: (wave) =>
      `${ground('#20453c')}<circle cx="270" cy="236" r="60" fill="#f2b134"/><path d="M-40 640l150-370 110 200 60-110 140 280z" fill="#2f6253"/><path d="M110 270l-33 82 33-16 22 24 22-10z" fill="#fbf3e4"/>${steam(130, 356, wave, '#fbf3e4')}${steam(196, 356, -wave, '#fbf3e4')}<path d="M246 408h22q52 0 52 50t-52 50h-40v-28h36q24 0 24-22t-24-22h-18z" fill="#c9582b"/><path d="M62 382h200v112q0 84-100 84T62 494z" fill="#c9582b"/><path d="M62 382h200v26H62z" fill="#7a2f14"/><path d="M162 452q38 34 0 80-38-46 0-80z" fill="#fbf3e4"/><rect x="32" y="582" width="220" height="18" rx="9" fill="#fbf3e4"/>`,
  },
  {
    title: ['58 nuevas', 'inscripciones'],
    ink: '#3d405b',
    top: 72,
    seconds: 6,
    tone: 165,
    black: 1.5,
    art: (wave) =>
      `${ground('#f7e3da')}<g transform="rotate(-5 180 380)"><path d="M40 170h280v400H40z" fill="#fffdf9"/><path d="M92 262q70-64 130-10t58 116q-50 60-120 20T92 262z" fill="#f4978e"/><path d="M70 370q60-50 118 10t22 116q-80 40-126-20t-14-106z" fill="#8ecae6"/><path d="M200 372q66-14 84 50t-42 106q-66-8-72-64t30-92z" fill="#ffd97d"/><path d="M178 360q22 20 24 56-26 4-44-20 4-24 20-36z" fill="#81b29a"/></g><g transform="translate(${7 * wave} ${5 * wave}) rotate(34 250 330)"><path d="M240 130h20l6 190h-32z" fill="#e07a5f"/><path d="M232 318h36v34h-36z" fill="#c9cbd6"/><path d="M233 352h34q4 40-17 66-21-26-17-66z" fill="#3d405b"/></g>`,
  },
  {
    title: ['Cotizaciones', 'completas'],
    ink: '#fff',
    top: 72,
    seconds: 4,
    tone: 262,
    poster: true,
    art: (wave) =>
      `${ground('#14213d')}<circle cx="270" cy="250" r="58" fill="#ff6b2c"/><g fill="#2c4a7a"><path d="M36 150h18v330H36zM36 150h150v16H36zM130 166h6v70h-6z"/></g><g transform="translate(0 ${6 * wave})"><path d="M108 236h50v34h-50z" fill="#f6bd3c"/><path d="M92 378h52v38H92zM200 340h52v38h-52z" fill="#5aa9a1"/><path d="M146 378h52v38h-52z" fill="#f6bd3c"/><path d="M200 378h52v38h-52zM146 340h52v38h-52z" fill="#f2ede1"/><path d="M262 312h62v104h-62z" fill="#fff"/><path d="M274 328h16v16h-16zM298 328h16v16h-16zM274 356h16v16h-16zM298 356h16v16h-16z" fill="#14213d"/><path d="M60 416h300l-34 104H96z" fill="#d9480f"/></g><path d="M0 ${484 - 4 * wave}q45-26 90 0t90 0 90 0 90 0v160H0z" fill="#1f4e79"/>${person(
        96,
        470,
        1.45,
        {
          skin: '#a9683f',
          ink: '#2a120a',
          hair: '<path d="M-31-6q0-32 31-32t31 32z" fill="#f6bd3c"/><path d="M-38-9h76v8h-76z" fill="#d99a1c"/>',
          cloth: '#ff6b2c',
        },
      )}`,
  },
];
