import { bootScriptName, type BootScript } from '@mosaico/shared-types';
import { bootScriptOf } from './boot-script.ts';

const bootScript = bootScriptOf({ window, document });
Object.assign(window, { [bootScriptName]: bootScript } satisfies Record<string, BootScript>);
bootScript.run(JSON.parse(document.currentScript?.dataset.start ?? '[]') as string[], true);
