import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { title as policyHeading } from '../../mf-legal/src/appointment-policy/content.ts';
import crmPages from '../../mf-crm/src/pages.ts';
import legalPages from '../../mf-legal/src/pages.ts';
import plansOffers from '../../mf-plans/src/offers.ts';
import plansPages from '../../mf-plans/src/pages.ts';
import { title as testimonialsTitle } from '../../mf-testimonials/src/testimonials/content.ts';
import websitesPages from '../../mf-websites/src/pages.ts';
import { hero } from '../../shell/src/home/content.ts';

// Words of pages that specs of others go to, where their owners have written them: a page that is reworded fails no other team's test.

const policyPage = legalPages['appointment-policy'];

/** `/politica-citas`: a page without a form, one link away from every page. */
export const policy = {
  /** Its link in the footer. */
  link: policyPage.footer.label,
  heading: policyHeading,
  title: policyPage.title,
  /** Its entry in the directory. */
  entry: policyPage.directory.name,
};

/** The `h1` of `/testimonios-videos`, and the heading of the piece with testimonials. */
export const testimonialsHeading = testimonialsTitle;

/** Names of pages among the results of a search. */
export const found = {
  /** `/tienda-en-linea` */
  store: websitesPages['online-store'].search.title,
  /** `/venta-sitios-web` */
  websites: websitesPages['website-sales'].search.title,
  /** `/solicitar-cita` */
  appointment: crmPages['support-appointment'].search.title,
};

/** The link of the home page to `/planes-de-marketing`. */
export const quoteLink = hero.quote;

/** The name of what `/planes-mantenimiento` sells, on other pages. */
export const maintenanceOffer = plansOffers.maintenance.name;

/** The name of `/planes-mantenimiento` in the services panel. */
export const maintenanceService = plansPages['maintenance-plans'].service.title;

/** Title of `/planes-sociales`, with which the document's begins. */
export const socialPlansTitle = plansPages['social-plans'].title;

/** The source of the words of `/planes-sociales`, relative to the repository. */
export const socialPlansContent = join('mf-plans', 'src', 'social-plans', 'content.ts');

/** The `h1` of `/planes-sociales`. Figures stand around it, so it is read and not imported. */
export const socialPlansHeading = headingIn(join(import.meta.dirname, '..', '..', socialPlansContent));

function headingIn(file: string): string {
  const [, title] = /hero: \{[^}]*?\btitle: '([^']+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  if (title === undefined) throw new Error(`${file} has no title in its hero: tests find the page's heading there.`);
  return title;
}
