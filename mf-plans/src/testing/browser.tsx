import { useLocation, useNavigate } from 'react-router';

/** What the browser's own bar offers: the address, and the button back. */
export function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => navigate(-1)}>Atrás</button>
    </>
  );
}
