// Offered to remotes although the shell itself asks for none of it: the contexts that a remote's own copy of a Material
// UI component looks for, and the runtime of compiled JSX, which a release asks for whatever way this shell was built.
import '@mui/system/DefaultPropsProvider';
import '@mui/system/RtlProvider';
import 'react/jsx-runtime';
