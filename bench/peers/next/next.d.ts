// What the templates in this folder use of Next, which is installed in a folder of the benchmark's own.
declare module 'next/link' {
  import type { ComponentProps, ReactNode } from 'react';

  export default function Link(props: ComponentProps<'a'> & { href: string }): ReactNode;
}
declare module 'next/navigation' {
  export function usePathname(): string;
  export function useRouter(): { push(address: string): void };
}
declare module 'next/dynamic' {
  import type { ComponentType } from 'react';

  export default function dynamic(load: () => Promise<{ default: ComponentType }>): ComponentType;
}
