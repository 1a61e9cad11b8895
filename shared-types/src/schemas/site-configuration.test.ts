import demo from '../../../environments/demo/site.json';
import { checkedWith, siteConfigurationSchema } from './index.ts';

const check = (site: unknown): unknown => checkedWith(siteConfigurationSchema, site, 'site.json');

test("the demonstration's configuration is valid", () => {
  expect(check(demo)).toMatchObject({ agency: { name: 'Agencia Mosaico' }, catalogue: { pin: '314159' } });
});

test.each([
  'javascript:alert(1)',
  'http://example.com',
  '//example.com',
  'data:text/html,x',
  '/\\example.com',
  'https://',
  '',
])('the address %p is refused, by its key', (address) => {
  expect(() => check({ ...demo, links: { ...demo.links, crmLogin: address } })).toThrow(
    /site\.json is not valid[^]*links\.crmLogin: must/,
  );
});

test.each(['https://example.com/x?y=1#z', '/demo/crm'])('the address %p is accepted', (address) => {
  expect(check({ ...demo, links: { ...demo.links, crmLogin: address } })).toBeTruthy();
});

test('every fault is named at once, unknown keys among them', () => {
  const without = { ...demo, mentor: undefined };
  expect(() => check({ ...without, chat: { ...demo.chat, phone: 'call us' }, extra: true })).toThrow(
    /chat\.phone: must be an international phone number[^]*mentor: /,
  );
});

test.each(['https://example.com/path', 'http://example.com', "https://example.com; script-src 'unsafe-inline'", '*'])(
  'the origin %p is not allowed',
  (scripts) => {
    expect(() => check({ ...demo, allow: { scripts: [scripts] } })).toThrow(
      /allow\.scripts\.0: must be an https: origin/,
    );
  },
);

test('an origin is written as browsers write it in what they compare with it', () => {
  const site = {
    ...demo,
    agency: { ...demo.agency, origin: 'https://España.example' },
    allow: { scripts: ['https://CDN.example:443'] },
  };
  expect(check(site)).toMatchObject({
    agency: { origin: 'https://xn--espaa-rta.example' },
    allow: { scripts: ['https://cdn.example'] },
  });
});

test.each(['-05:00', 'EST', 'Mars/Olympus', '../../etc/passwd', 'America/New_York"; x', ''])(
  'no day ends in the time zone %j',
  (timeZone) => {
    expect(() => check({ ...demo, timeZone })).toThrow(/timeZone: /);
  },
);

test.each(['app/worker.js', '/app/worker', '/../worker.js', '/assets/sw.js', 'https://example.com/sw.js'])(
  'no service worker of an earlier site is at %s',
  (path) => {
    expect(() => check({ ...demo, earlierServiceWorkers: [path] })).toThrow(
      /earlierServiceWorkers\.0: must be the path of a script of this site/,
    );
    expect(check({ ...demo, earlierServiceWorkers: ['/app/worker.js'] })).toBeTruthy();
  },
);

test('conditions of the owner and job offers may be left out', () => {
  expect(check(demo)).toMatchObject({ conditions: {}, jobs: { adsSpecialist: {}, videoDesigner: {} } });
});

test.each(['2026-02-31', '2026-13-01', 'mañana'])('a job is not offered since %s', (posted) => {
  expect(() => check({ ...demo, jobs: { videoDesigner: { posted } } })).toThrow(
    /jobs\.videoDesigner\.posted: must be a day/,
  );
});

test('people, and what says where the agency is, may be left out', () => {
  const { people, ...rest } = demo;
  const { name, legalName, origin, supportEmail, socialProfile } = demo.agency;
  expect(people.length).toBeGreaterThan(0);
  expect(check({ ...rest, agency: { name, legalName, origin, supportEmail, socialProfile } })).not.toHaveProperty(
    'people',
  );
  expect(check({ ...demo, people: [] })).toMatchObject({ people: [] });
  expect(check({ ...demo, people: [{ name: 'Ana' }] })).toMatchObject({ people: [{ name: 'Ana' }] });
});

test.each([
  [{ telephone: 'llámanos' }, 'telephone: must be an international phone number'],
  [{ email: 'hola' }, 'email: must be an e-mail address'],
  [{ founded: '2014' }, 'founded: must be a year'],
  [{ founded: 2014.5 }, 'founded: must be a year'],
  [{ founded: 14 }, 'founded: must be a year'],
  [{ address: '' }, 'address: '],
  [{ hours: ' ' }, 'hours: '],
])('the agency with %j is refused, by its key', (said, problem) => {
  expect(() => check({ ...demo, agency: { ...demo.agency, ...said } })).toThrow(`agency.${problem}`);
});

test.each([
  [[{ role: 'Ventas' }], 'people.0.name: '],
  [[{ name: '' }], 'people.0.name: '],
  [[{ name: 'x'.repeat(5_000) }], 'people.0.name: '],
  [[{ name: 'Ana', picture: 'javascript:alert(1)' }], 'people.0.picture: must'],
  [[{ name: 'Ana', answers: ['todo'] }], 'people.0.answers.0: must be one of: sales, support, courses, hiring'],
  [[{ name: 'Ana', phone: '1' }], 'people.0.phone: '],
  [[{ name: 'Ana' }, { name: 'Ana' }], 'people.1.name: two entries of the list have this name'],
  [{ name: 'Ana' }, 'people: '],
])('people %j are refused, by their key', (people, problem) => {
  expect(() => check({ ...demo, people })).toThrow(problem);
});
