/** Whether visitors see this environment: nothing for staging is composed into it. */
export function isProduction(environment: string): boolean {
  return environment === 'production';
}
