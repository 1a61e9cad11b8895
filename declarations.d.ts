declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
/** See jest.site-table.cjs. */
declare module 'site-table-for-tests' {
  export const table: import('shared-types').SiteTable;
}
/** How the screens of a workspace's pages load: made by the build, see platform/src/build/screens-loader.ts. */
declare module '*/pages.ts?screens' {
  const screens: Record<
    string,
    () => Promise<{ default: import('react').ComponentType<import('shared-types').PageProps> }>
  >;
  export default screens;
}
