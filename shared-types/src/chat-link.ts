import type { SiteConfiguration } from './schemas/site-configuration.ts';

/** Address of the agency's chat with `text` typed in already, e.g. `https://wa.me/13055550123?text=Hola`. */
export function chatLink(chat: SiteConfiguration['chat'], text?: string): string {
  const address = `${chat.base.replace(/\/$/, '')}/${chat.phone.replace(/\D/g, '')}`;
  return text ? `${address}?text=${encodeURIComponent(text)}` : address;
}
