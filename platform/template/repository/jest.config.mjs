import { workspace } from '@mosaico/platform/jest';

export default workspace(import.meta.dirname);
