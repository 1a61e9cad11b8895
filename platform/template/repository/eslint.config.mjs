import { remote } from '@mosaico/platform/eslint';

export default remote(import.meta.dirname);
