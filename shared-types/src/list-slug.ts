/** What may stand for an entry of a list in addresses and names of files: small letters, digits and hyphens. */
export const listSlugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
