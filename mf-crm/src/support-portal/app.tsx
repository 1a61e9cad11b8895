import { ClientWork } from '../client-work/client-work.tsx';
import { seenBy } from './content.ts';

/** The app that the page is about, as a client's students see it. */
export default function App() {
  return <ClientWork topic="platforms" shows={seenBy} row />;
}
