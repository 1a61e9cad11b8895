import { revisionOnSite, type SiteMap } from '../site/site-map.ts';
import { immutableFolder } from '../bucket/content-headers.ts';
import { siteObjects, type SiteObject, type UploadEncoding } from './site-objects.ts';

/** Whether a preview shares this object with the site it is uploaded beside. */
export function isSharedByPreviews(key: string): boolean {
  return `/${key}`.startsWith(immutableFolder);
}

/**
 * The objects of a preview in a bucket that serves its environment's site: documents below the preview's `path`, assets where
 * all releases have them. Other files (pictures, data) are those of the site.
 */
export function previewObjects(folder: string, path: string, map: SiteMap, encoding: UploadEncoding): SiteObject[] {
  const base = `${path.slice(1)}/`;
  return siteObjects(folder, map, encoding)
    .filter(({ key, step }) => step === 'documents' || key === revisionOnSite || isSharedByPreviews(key))
    .map((object) => (isSharedByPreviews(object.key) ? object : { ...object, key: base + object.key }));
}
