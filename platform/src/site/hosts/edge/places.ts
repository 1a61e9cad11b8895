// Bundled into the functions of a CDN: see `arms.ts` for what these may not use.
import type { Split } from '../arms.ts';

/** Folder of a bucket with what is no visitor's to ask for by its own address. */
export const ownKeys = '.canary/';

/** Key of the object that says which canary runs, as a {@link Split}. None runs where there is no such object. */
export const splitKey = `${ownKeys}split.json`;

/** Where a bucket has the objects of the canary arm: the keys of each stand behind it. */
export const armPrefix = (split: Pick<Split, 'number'>): string => `${ownKeys}${split.number}/`;

/** The path of a bucket at which the canary arm's answer to a path is. */
export const armPath = (path: string, split: Pick<Split, 'number'>): string =>
  `/${armPrefix(split)}${path === '/' ? 'index.html' : path.slice(1)}`;

/** Whether an address is of a bucket's folder that no address leads to. */
export const isOwnPath = (path: string): boolean => new RegExp('^/+(?:\\.|%2e)canary(?:/|%2f|$)', 'i').test(path);
