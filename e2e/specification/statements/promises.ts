import { absent, description, figure, page, text, wherever } from '../proofs.ts';

/** What binds the owner and stands in no specification: pages say none of it unless the site configuration does. */
const invented = page('*', [
  [
    '3:79',
    'No page promises that there is no minimum term',
    absent(/sin permanencia|(tampoco|no) hay permanencia/, 'conditions.minimumTerm'),
  ],
  [
    '3:68',
    'No page says that the first month is paid on contracting',
    absent(/contratas con (un|tu) primer pago|empezamos con el primer pago/, 'conditions.firstPayment'),
  ],
  [
    '3:79',
    'No page says that there is no refund later',
    absent(/ya no hay devolución|no hay devolución/, 'conditions.refundAfterwards'),
  ],
  ['3:79', 'No page promises an answer by chat within a time', absent(/por chat: te respondemos en/)],
  ['3:79', 'No page promises to take over an employment relation', absent(/hacernos cargo de la relación laboral/)],
  ['3:62', 'No price is explained by a reason that nobody gave', absent(/precio para recomendados/)],
  ['3:79', 'No page says whether prices include taxes', absent(/impuestos/)],
  ['3:79', 'No page says that a payment follows only if you are convinced', absent(/pagas solo si te convence/)],
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
    ['3:79', 'When the month begins', absent(/el mes empieza con|no se devuelven/, 'conditions.mentoringSessions')],
  ]),
  ...page('/landing-page-500', [
    ['3:79', 'Who brings the video', absent(/tú traes el video|traes el video/, 'conditions.landingVideo')],
  ]),
  ...page('/asesoria-clientes', [['3:79', 'When an hour is paid', absent(/al agendar todavía no pagas/)]]),
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

export const promises = [...invented, ...clauses, ...contradictions];
