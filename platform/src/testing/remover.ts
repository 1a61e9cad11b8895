import { openStore, type StorePlace } from './store-place.ts';

/** What a removing process is told. */
export interface RemoverOrder {
  store: StorePlace;
  environment: string;
}

/** A process that removes an environment, says so right before, and that a test may kill. */
process.once('message', ({ store: place, environment }: RemoverOrder) => {
  const store = openStore(place);
  process.send?.('removing');
  void store
    .removeEnvironment(environment, { created: new Date().toISOString(), reason: 'removed' })
    .then(() => process.exit(0));
});
