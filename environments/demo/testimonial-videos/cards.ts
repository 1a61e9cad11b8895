/** What a sample testimonial's video is about, over its tiles. */
export interface Card {
  ground: string;
  ink: string;
  title: string;
  /** An object of the client's trade: SVG of 200 by 200. */
  art: string;
}

/** By number of the video, from 01. */
export const cards: readonly Card[] = [
  {
    ground: '#26308a',
    ink: '#fff1dc',
    title: 'Encargos por el sitio',
    art: '<g transform="translate(20 50) scale(1.6)"><path d="M0 44q0-44 50-44t50 44q0 14-12 14H12Q0 58 0 44z" fill="#e2953a"/><path d="M24 12l10 24M46 7l9 26M70 11l7 24" stroke="#ffe2b0" stroke-width="6" stroke-linecap="round" fill="none"/></g><path d="M10 150h180v14a16 16 0 0 1-16 16H10z" fill="#ff5630"/>',
  },
  {
    ground: '#ff5630',
    ink: '#10163a',
    title: 'Citas en línea',
    art: '<path d="M30 66c0-38 36-52 70-34 34-18 70-4 70 34 0 30-14 36-18 66-3 24-8 48-22 48-16 0-10-54-30-54s-14 54-30 54c-14 0-19-24-22-48-4-30-18-36-18-66z" fill="#fff"/><path d="M72 84q28 26 56 0" fill="none" stroke="#10163a" stroke-width="9" stroke-linecap="round"/><path d="M48 62c2-14 12-20 24-20" fill="none" stroke="#8fa3ff" stroke-width="9" stroke-linecap="round"/>',
  },
  {
    ground: '#0f5f44',
    ink: '#e9fbf3',
    title: 'Las clases, llenas',
    art: '<circle cx="100" cy="104" r="88" fill="#f6bd3c"/><circle cx="100" cy="46" r="22" fill="#7a4a2c"/><path d="M78 44a22 22 0 0 1 44 0q-22-12-44 0z" fill="#2c1a10"/><circle cx="100" cy="20" r="10" fill="#2c1a10"/><path d="M72 82q28-22 56 0l-6 62H78z" fill="#fff"/><path d="M74 86l-36 56M126 86l36 56" stroke="#7a4a2c" stroke-width="16" stroke-linecap="round"/><path d="M26 158q4-26 50-22l24 10 24-10q46-4 50 22 0 16-20 16H46q-20 0-20-16z" fill="#2fbf8b"/>',
  },
  {
    ground: '#ff8f5c',
    ink: '#2a0f4d',
    title: 'Así nos encuentran',
    art: '<path d="M10 122q2-26 30-30l18-34q6-12 20-12h48q14 0 22 12l20 32q26 4 26 30v20a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8z" fill="#5a24a0"/><path d="M66 90l12-24q2-4 8-4h10v28zM106 62h18q6 0 10 6l14 22h-42z" fill="#e6d8ff"/><circle cx="52" cy="150" r="24" fill="#2a0f4d"/><circle cx="52" cy="150" r="10" fill="#e6d8ff"/><circle cx="150" cy="150" r="24" fill="#2a0f4d"/><circle cx="150" cy="150" r="10" fill="#e6d8ff"/><path d="M174 104h20v14h-20z" fill="#ffe08a"/>',
  },
  {
    ground: '#3449ae',
    ink: '#fff',
    title: 'Ramos por encargo',
    art: '<path d="M100 96v96M64 84l30 80M136 84l-30 80" stroke="#8fd6a6" stroke-width="9" stroke-linecap="round"/><g fill="#ff8fb0"><circle cx="100" cy="26" r="20"/><circle cx="78" cy="46" r="20"/><circle cx="122" cy="46" r="20"/><circle cx="88" cy="70" r="20"/><circle cx="112" cy="70" r="20"/></g><circle cx="100" cy="50" r="14" fill="#ffd75e"/><circle cx="48" cy="76" r="24" fill="#fff"/><circle cx="48" cy="76" r="10" fill="#ffd75e"/><circle cx="152" cy="76" r="24" fill="#ffc1d3"/><circle cx="152" cy="76" r="10" fill="#e2497a"/><path d="M62 128h76l-22 70H84z" fill="#e2497a"/>',
  },
  {
    ground: '#ffc94d',
    ink: '#0b2f38',
    title: 'Quien busca casa',
    art: '<path d="M100 14l92 80H8z" fill="#0b4a57"/><path d="M28 94h144v92H28z" fill="#fff"/><path d="M84 122h40v64H84z" fill="#ff7a59"/><circle cx="115" cy="156" r="5" fill="#fff"/><path d="M42 112h28v30H42zM136 112h28v30h-28z" fill="#38c6cf"/><path d="M146 26h22v46l-22-20z" fill="#0b4a57"/>',
  },
  {
    ground: '#1f5f38',
    ink: '#fff6d9',
    title: 'Mesas reservadas',
    art: '<circle cx="100" cy="104" r="68" fill="#fff"/><circle cx="100" cy="104" r="46" fill="#ffe9a8"/><path d="M66 104a34 34 0 0 1 68 0z" fill="#ff7b3d"/><circle cx="84" cy="122" r="12" fill="#58b368"/><circle cx="112" cy="124" r="14" fill="#f7b500"/><path d="M14 26v44a10 10 0 0 0 20 0V26M24 26v160" stroke="#f7b500" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M178 186V26q-16 22-14 84h14" fill="#f7b500" stroke="#f7b500" stroke-width="8" stroke-linejoin="round"/>',
  },
  {
    ground: '#f5b81f',
    ink: '#0d1744',
    title: 'Alumnos que se inscriben',
    art: '<path d="M8 20h124a20 20 0 0 1 20 20v50a20 20 0 0 1-20 20H60l-30 28v-28H8z" fill="#23389c"/><text x="80" y="80" text-anchor="middle" font-size="42" fill="#fff">¡Hola!</text><path d="M70 120h122v50h-20v26l-28-26H90a20 20 0 0 1-20-20z" fill="#fff"/><text x="132" y="160" text-anchor="middle" font-size="36" fill="#0d1744">Hello</text>',
  },
  {
    ground: '#56279a',
    ink: '#fff',
    title: 'Ventas en línea',
    art: '<path d="M40 66q-8-52 22-50 20 2 30 22h16q10-20 30-22 30-2 22 50 8 18 8 40 0 66-68 66t-68-66q0-22 8-40z" fill="#ffab5e"/><path d="M46 60q-4-30 12-32 12 6 18 20zM154 60q4-30-12-32-12 6-18 20z" fill="#e2703a"/><circle cx="72" cy="92" r="9" fill="#2c1050"/><circle cx="128" cy="92" r="9" fill="#2c1050"/><ellipse cx="100" cy="134" rx="38" ry="30" fill="#fff"/><path d="M86 118h28l-14 16z" fill="#2c1050" stroke="#2c1050" stroke-width="6" stroke-linejoin="round"/><path d="M84 142q16 12 32 0" fill="none" stroke="#2c1050" stroke-width="6" stroke-linecap="round"/>',
  },
  {
    ground: '#fff0d6',
    ink: '#3b1e0c',
    title: 'Vecinos que llegan',
    art: '<path d="M62 52q-14-16 0-30M96 52q-14-16 0-30M130 52q-14-16 0-30" stroke="#e8833a" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M140 92h24a26 26 0 0 1 0 52h-30" fill="none" stroke="#7a3e1a" stroke-width="14"/><path d="M30 72h120v60q0 40-40 40H70q-40 0-40-40z" fill="#7a3e1a"/><path d="M44 86h92v14H44z" fill="#c98550"/><path d="M12 182h158v10H12z" fill="#e8833a"/>',
  },
  {
    ground: '#ffd23e',
    ink: '#0b3a1c',
    title: 'Plantas todo el año',
    art: '<path d="M100 140V60" stroke="#0b3a1c" stroke-width="9"/><path d="M100 84Q34 88 24 26q70-4 76 58zM100 108q64 2 76-54-66-6-76 54z" fill="#2c9a4b"/><path d="M100 60q-22-30 0-56 22 26 0 56z" fill="#1c6b34"/><path d="M44 122h112v24H44z" fill="#b5451f"/><path d="M54 146h92l-12 48H66z" fill="#e0683a"/>',
  },
  {
    ground: '#1f3fae',
    ink: '#fff',
    title: 'Clientes nuevos',
    art: '<path d="M40 8h104a16 16 0 0 1 16 16v152a16 16 0 0 1-16 16H40z" fill="#fff"/><path d="M56 26h88v36H56z" fill="#bcd6ff"/><text x="138" y="54" text-anchor="end" font-size="26" fill="#12245f">1,240</text><path d="M56 76h24v24H56zM88 76h24v24H88zM56 108h24v24H56zM88 108h24v24H88zM56 140h24v24H56zM88 140h24v24H88z" fill="#8fb4ff"/><path d="M120 76h24v24h-24zM120 108h24v56h-24z" fill="#ff8a3d"/>',
  },
];
