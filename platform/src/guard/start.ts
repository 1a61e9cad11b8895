import { guardName, type Guard } from '@mosaico/shared-types';
import { guardOf } from './guard.ts';

const guard = guardOf({ window, document });
Object.assign(window, { [guardName]: guard } satisfies Record<string, Guard>);
guard.run(JSON.parse(document.currentScript?.dataset.start ?? '[]') as string[], true);
