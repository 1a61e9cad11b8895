import demo from '../../environments/demo/site.json' with { type: 'json' };

/** What a reel of the demonstration shows, by its number. */
export const reelName = (number: number): string => demo.reelNames[number - 1] ?? `no reel ${number}`;
