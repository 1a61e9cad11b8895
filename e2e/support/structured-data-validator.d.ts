declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type: string; index: number }[];
  }
  export default class Validator {
    /** Without schema.org's own file, which would have to be downloaded, it checks Google's requirements alone. */
    validate(found: {
      jsonld: Record<string, unknown[]>;
      microdata: object;
      rdfa: object;
      errors: [];
    }): Promise<Issue[]>;
  }
}
