// The shell itself does not import it. Remotes need it: the runtime of compiled JSX.
import 'react/jsx-runtime';
