import type { FactName } from './facts.ts';
import type { PageName } from './pages.ts';
import type { SiteConfiguration } from './schemas/site-configuration.ts';

/** A way to get an offer. What leads outside is named by its key in the site configuration. */
export type PurchaseOption =
  | { payment: keyof SiteConfiguration['payments'] }
  /** The chat, with this message typed in. */
  | { chat: string }
  | { booking: keyof SiteConfiguration['bookings'] }
  | { page: PageName };

/** Who may buy: everybody, or only who is a client already. */
export type Audience = 'prospects' | 'clients';

/** Something that can be bought, declared once by its owner: plans, catalogues and structured data come from it. */
export interface OfferDeclaration {
  name: string;
  price: FactName;
  /** What the price covers. Where the price is the lowest of a range, its fact says so. */
  covers?: string;
  /** What is paid once, on top of the price. */
  plus?: readonly FactName[];
  for: Audience;
  /** How to get it; the first is the main one. */
  get: readonly [PurchaseOption, ...PurchaseOption[]];
  /** How it is cancelled and what that costs: a text of the terms. It stands beside every link that pays. */
  cancellation: FactName;
}

/** The default export's type of a workspace's `offers.ts`: the offer's key → what it is. */
export type Offers = Readonly<Record<string, OfferDeclaration>>;
