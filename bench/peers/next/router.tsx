'use client';
// Replaces `react-router` in the project of Next: what the site's sources use of it, by Next's own router.
import NextLink from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { addressChanged, useLocationOf } from '../common/address.ts';

export { useSearchParams } from '../common/address.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

export function Link({ to, ...rest }: LinkProps) {
  return <NextLink href={to} onClick={() => setTimeout(addressChanged)} {...rest} />;
}

export function NavLink({ to, ...rest }: LinkProps) {
  const isHere = usePathname() === to;
  return <NextLink href={to} {...(isHere ? { 'aria-current': 'page', className: 'active' } : {})} {...rest} />;
}

export function useLocation() {
  return useLocationOf(usePathname());
}

export function useNavigate(): (to: string) => void {
  const router = useRouter();
  return (to) => router.push(to);
}

export const useHref = (to: string): string => to;
