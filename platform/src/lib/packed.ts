import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A value of JSON that is kept compressed: see {@link packed}. */
export interface Packed<Value> {
  bytes: Uint8Array;
  /** The type of the value. */
  readonly of?: Value;
}

/** Its quickest level: 24 kB become 6 kB in 0.1 ms. The slowest saves a tenth more. */
const level = 1;

/** Compresses a value of JSON that is needed much later: thousands of them fit into memory. */
export const packed = <Value>(value: Value): Packed<Value> => ({
  bytes: deflateRawSync(JSON.stringify(value), { level }),
});

/** The value that was packed. */
export const unpacked = <Value>({ bytes }: Packed<Value>): Value =>
  JSON.parse(inflateRawSync(bytes).toString()) as Value;
