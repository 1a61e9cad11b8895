import { absent, description, figure, page, text, wherever, within } from '../proofs.ts';

/** What binds the owner and stands in no specification: pages say none of it unless the site configuration does. */
const invented = page('*', [
  [
    '3:79',
    'No page promises that there is no minimum term',
    absent(
      /sin (permanencia|plazo mínimo|contratos?|ataduras)|(tampoco|no) (hay|tiene) (permanencia|plazo mínimo)|cancelas? cuando quieras/,
      'conditions.minimumTerm',
    ),
  ],
  [
    '3:68',
    'No page says that the first month is paid on contracting',
    absent(
      /(contrat|empezamos|empieza)[^.]{0,30} primer (pago|mes)|primer mes[^.]{0,30} al contratar/,
      'conditions.firstPayment',
    ),
  ],
  [
    '3:79',
    'No page says that there is no refund later',
    absent(
      /(no hay|sin) (devolución|reembolso)|no (se |te )?(devuelve|devolvemos|reembolsa)/,
      'conditions.refundAfterwards',
    ),
  ],
  [
    '3:79',
    'No page promises an answer by chat within a time',
    absent(/chat[^.]{0,30} (respondemos|contestamos|respuesta) en/),
  ],
  [
    '3:79',
    'No page promises to take over an employment relation',
    absent(/(hacernos|nos hacemos) cargo de la relación laboral/),
  ],
  ['3:62', 'No price is explained by a reason that nobody gave', absent(/precios? (para|de) (recomendados|referidos)/)],
  [
    '3:79',
    'No page says that a payment follows only if you are convinced',
    absent(/pagas (solo )?si te convence|solo pagas si/),
  ],
  ['3:79', 'No page says whether prices include taxes', absent(/impuestos/)],
]);

/** What the legal pages may say in the owner's words alone. */
const clauses = [
  ...page('/terminos-condiciones', [
    ['3:79', 'Whether a signed proposal prevails', absent(/propuesta firmada/, 'conditions.signedProposal')],
    ['3:79', 'When a service counts as contracted', absent(/queda contratado cuando/, 'conditions.contract')],
    ['3:79', 'What follows a failed charge', absent(/pausamos el trabajo/, 'conditions.failedCharge')],
    ['3:79', 'Whether silence approves', absent(/la damos por aprobada/, 'conditions.approvalBySilence')],
    [
      '3:79',
      'Whose the work is',
      absent(/es tuyo cuando está pagado|conservamos los derechos/, 'conditions.ownership'),
    ],
    ['3:79', 'Whether errors are corrected', absent(/corregimos los errores/, 'conditions.corrections')],
    ['3:79', 'Which version holds', absent(/estaba publicada cuando lo contrataste/, 'conditions.versionOfTerms')],
  ]),
  ...page('/politica-privacidad', [
    ['3:79', 'Whether data is sold', absent(/no (los )?vendemos/, 'conditions.dataSale')],
    ['3:79', 'How data is secured', absent(/ciframos|copias de respaldo/, 'conditions.dataSecurity')],
    ['3:79', 'What follows a breach', absent(/brecha/, 'conditions.dataBreach')],
  ]),
  ...page('/mentoria-privada-con-direccion', [
    ['3:79', 'When the month begins', absent(/el mes empieza|no se devuelven/, 'conditions.mentoringSessions')],
    ['3:79', 'Whose company the sessions are in', absent(/misma persona|nadie más/)],
  ]),
  ...page('/landing-page-500', [
    ['3:79', 'Who brings the video', absent(/tú traes el video|traes el video/, 'conditions.landingVideo')],
  ]),
  ...page('/asesoria-clientes', [['3:79', 'When an hour is paid', absent(/todavía no pagas|pagas después/)]]),
  ...page(
    ['/solicitud-cita', '/gracias'],
    [
      [
        '3:79',
        'When a free consultation is answered',
        absent(/en (menos de )?\d+ ?h(oras)?(?![a-záéíóúñ])|se cancela/),
      ],
    ],
  ),
  ...page('/planes-soporte', [['3:79', 'Who may buy extra meetings', absent(/con (un )?plan de soporte activo/)]]),
  ...page('/creacion-plataforma-cursos', [
    ['3:79', 'What a platform includes', absent(/incluido: [^.]*(marca|dominio|lecciones|pagos|correos|capacitación)/)],
  ]),
  ...page('/lanzamiento-estrategico-curso', [
    ['3:79', 'What else a launch includes', absent(/incluido: [^.]*(calendario|mensajes|correos|montaje)/)],
  ]),
  ...page(
    ['/sitio-web-premium', '/sitio-web-corporativo', '/tienda-en-linea', '/landing-page-500'],
    [
      [
        '3:79',
        'From when on the days of a delivery count',
        absent(/desde que (lo )?(tenemos|recibimos)/, 'conditions.deliveryDays'),
      ],
    ],
  ),
  ...page(
    ['/catalogo-norte', '/catalogo-sur'],
    [['3:79', 'What a proposal has', absent(/recibes (tu|una|la) propuesta/)]],
  ),
];

const contradictions = [
  ...page('/inversion-minima', [
    ['2:80', 'The minimum is not said to buy every service', absent(/desde aquí, todos los servicios/)],
  ]),
  ...page(
    ['/catalogo-norte', '/catalogo-sur'],
    [
      [
        '2:192',
        'Within the hours after a purchase there is contact, not a start',
        absent(/horas siguientes a tu pago acordamos/),
      ],
      [
        '2:192',
        'Within the hours after a purchase the team makes contact',
        text(/contact|escrib/, figure('mf-legal/contact-hours'), /horas/),
      ],
    ],
  ),
  ...page('/crm-servicios', [
    [
      '2:172',
      'The description says the implementation with the monthly price',
      description(figure('mf-crm/crm-premium'), /implementación/),
    ],
    [
      '2:172',
      'The price stands with the implementation everywhere',
      wherever(figure('mf-crm/crm-premium'), /implementación/),
    ],
  ]),
  ...page('/gracias-crm-tour', [
    ['2:68', 'The confirmation e-mail follows: it is not said to be there', absent(/ahí están la fecha y el enlace/)],
  ]),
  ...page(
    ['/sitio-web-premium', '/sitio-web-corporativo'],
    [
      [
        '2:40',
        'A site is not said to be online by itself, where it needs a hosting',
        absent(/recibes tu sitio en línea/),
      ],
    ],
  ),
  ...page('/landing-page-500', [
    [
      '3:69',
      'The common terms are not denied',
      absent(/no incluido: capacitación|capacitación y soporte después de la entrega vienen con/),
    ],
  ]),
  ...page('/oferta-especialista-en-ads', [
    [
      '3:73',
      'The ads role does not say a place that nobody gave',
      absent(/república dominicana|trabajo remoto|tiempo completo/),
    ],
  ]),
  ...page('/terminos-condiciones', [
    [
      '3:78',
      'Support appointments are those of services whose plan says no other number',
      text(/citas/, figure('mf-legal/monthly-appointments'), /plan|otro número/),
    ],
  ]),
];

/** Two chats have two sets of hours: wherever one of them stands, it says whose it is. */
const chats = [
  ...page(
    [
      '/planes-mantenimiento',
      '/planes-soporte',
      '/cotizar-sitio-web',
      '/politica-citas',
      '/politica-privacidad',
      '/terminos-condiciones',
    ],
    [
      [
        '3:77',
        'The agency’s hours say whose they are',
        within(60, wherever(figure('mf-legal/office-hours'), /equipo (te )?(atiende|responde)|atendemos|respondemos/)),
      ],
    ],
  ),
  ...page(
    ['/planes-crm', '/crm-faq'],
    [
      [
        '3:77',
        'Chat at any hour is the platform’s wherever it stands',
        wherever(figure('mf-crm/platform-support'), /de la plataforma/),
      ],
    ],
  ),
];

export const promises = [...invented, ...clauses, ...contradictions, ...chats];
