// Offered to remotes although the shell itself asks for none of it: the runtime of compiled JSX, which a release asks for
// whatever way this shell was built.
import 'react/jsx-runtime';
