import styles from './feature-icon.module.css';

// On a tile of 44; two glazes each.
const figures = {
  build: (
    <>
      <path className="ink" d="M9 9h12v12H9zM23 23h12v4a8 8 0 0 1 -8 8h-4zM9 23h12v12H9z" />
      <path className="glaze" d="M23 9h12v12H23z" />
    </>
  ),
  meeting: (
    <>
      <path className="ink" d="M9 11h26v5H9zM9 18h26v9a8 8 0 0 1 -8 8H9z" />
      <path className="glaze" d="M14 22h8v8h-8z" />
    </>
  ),
  training: (
    <>
      <path className="ink" d="M9 10h26v17a8 8 0 0 1 -8 8H9z" />
      <path className="glaze" d="M18 16v13l11-6.5z" />
    </>
  ),
  support: (
    <>
      <path className="ink" d="M9 22a13 13 0 0 1 26 0v3H9z" />
      <path className="glaze" d="M9 27h8v8a8 8 0 0 1 -8-8zM27 27h8a8 8 0 0 1 -8 8z" />
    </>
  ),
  users: (
    <>
      <circle className="ink" cx="17" cy="15" r="6" />
      <path className="ink" d="M7 35a10 10 0 0 1 20 0z" />
      <circle className="glaze" cx="30" cy="18" r="4.5" />
      <path className="glaze" d="M29.5 35a13 13 0 0 0 -4-9.5a8 8 0 0 1 12 9.5z" />
    </>
  ),
  always: (
    <>
      <circle className="ink" cx="22" cy="22" r="14" />
      <path className="glaze" d="M22 8a14 14 0 0 1 14 14H22z" />
    </>
  ),
  chat: (
    <>
      <path className="ink" d="M8 10h19v10a8 8 0 0 1 -8 8H8z" />
      <path className="glaze" d="M36 22H24v5a8 8 0 0 0 8 8h4z" />
    </>
  ),
  usage: (
    <>
      <path className="ink" d="M9 25h7v10H9zM18.5 18h7v17h-7z" />
      <path className="glaze" d="M28 10h7v25h-7z" />
    </>
  ),
};

/** Name of a figure. */
export type FeatureIconName = keyof typeof figures;

/** The figure of a feature; decoration. */
export function FeatureIcon({ name }: { name: FeatureIconName }) {
  return (
    <svg className={styles.tile} viewBox="0 0 44 44" aria-hidden="true">
      {figures[name]}
    </svg>
  );
}
