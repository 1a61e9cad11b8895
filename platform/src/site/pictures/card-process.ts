import { drawIn, type CardParts, type Draw } from './card.ts';
import type { Identity } from './identity.ts';

let drawing: Promise<Draw> | undefined;

// A process of its own: see `card-processes.ts`. It ends with whoever has begun it.
process.on('message', ({ identity, parts }: { identity: Identity; parts: Omit<CardParts, 'colours'> }) => {
  drawing ??= drawIn(identity);
  drawing
    .then((draw) => draw(parts))
    .then(
      (image) => process.send?.({ image }),
      (error: Error) => process.send?.({ why: error.message }),
    );
});
