const cards = [6, 23, 40];

/** A front page in detail, on a sheet of the wireframes' size. */
export function FrontPage() {
  return (
    <>
      <rect width="60" height="80" rx="1" className="sheet" />
      <path d="M6 5h3.5v1.75a1.75 1.75 0 0 1 -1.75 1.75h-1.75z" className="a" />
      <path d="M28 6.2h5v1.2h-5zM36 6.2h5v1.2h-5z" className="d" />
      <path d="M45 5h9v1.7a2 2 0 0 1 -2 2h-7z" className="b" />
      <path d="M6 16h22v2.6h-22zM6 20.4h18v2.6h-18z" className="c" />
      <path d="M6 26.4h20v1.2h-20zM6 29h17v1.2h-17z" className="d" />
      <path d="M6 34h12v2.4a2.4 2.4 0 0 1 -2.4 2.4h-9.6z" className="b" />
      <path d="M31 13h11.3v11.3h-11.3zM42.7 24.7h11.3v11.3h-11.3z" className="a" />
      <path d="M31 24.3a11.3 11.3 0 0 1 11.3 -11.3v11.3z" className="e" />
      <path d="M42.7 13h11.3v11.3a11.3 11.3 0 0 1 -11.3 -11.3z" className="c" />
      <path d="M31 24.7h11.3v11.3h-11.3z" className="d" />
      <circle cx="36.65" cy="30.35" r="3.6" className="b" />
      <path d="M42.7 36a11.3 11.3 0 0 1 11.3 -11.3v4a7.3 7.3 0 0 0 -7.3 7.3z" className="b" />
      {cards.map((x, card) => (
        <g key={x} transform={`translate(${x} 44)`}>
          <path d="M0 0h14v4.5a5.5 5.5 0 0 1 -5.5 5.5h-8.5z" className={card === 1 ? 'b' : card === 2 ? 'a' : 'e'} />
          <path d="M0 12h9v1.5h-9z" className="c" />
          <path d="M0 15h13v1h-13zM0 17.2h10v1h-10z" className="d" />
        </g>
      ))}
      <path d="M0 67.5h60v11.5a1 1 0 0 1 -1 1h-58a1 1 0 0 1 -1 -1z" className="c" />
      <path d="M6 71.5h15v2h-15z" className="b" />
      <path d="M36 71.5h18v1.2h-18zM42 74.4h12v1.2h-12z" className="e" />
    </>
  );
}

/** Size of {@link WideFrontPage}. */
export const wideFront = { width: 324, height: 150 } as const;

/** As much of a front page as a wide window shows. */
export function WideFrontPage() {
  return (
    <>
      <path d="M0 0h324v150h-324z" className="sheet" />
      <path d="M14 12h12v6a6 6 0 0 1 -6 6h-6z" className="a" />
      <path d="M176 16h22v4h-22zM208 16h22v4h-22zM240 16h22v4h-22z" className="d" />
      <path d="M274 12h36v5a7 7 0 0 1 -7 7h-29z" className="b" />
      <path d="M14 44h122v10h-122zM14 59h98v10h-98z" className="c" />
      <path d="M14 80h110v4h-110zM14 89h92v4h-92z" className="d" />
      <path d="M14 106h62v12a12 12 0 0 1 -12 12h-50z" className="b" />
      <path d="M164 38h48v48h-48zM214 88h48v48h-48zM264 38h48v48h-48z" className="a" />
      <path d="M164 86a48 48 0 0 1 48 -48v48z" className="e" />
      <path d="M214 38h48v48a48 48 0 0 1 -48 -48z" className="c" />
      <path d="M164 88h48v48h-48z" className="d" />
      <circle cx="188" cy="112" r="15" className="b" />
      <path d="M214 136a48 48 0 0 1 48 -48v17a31 31 0 0 0 -31 31z" className="b" />
      <path d="M264 38h48a48 48 0 0 1 -48 48z" className="b" />
      <path d="M264 88h48v24a24 24 0 0 1 -24 24h-24z" className="e" />
    </>
  );
}
