import { bootScriptName, type BootScript } from '@mosaico/shared-types';
import { bootScriptOf } from './boot-script.ts';
import { reportEarly } from './early-reports.ts';

const bootScript = bootScriptOf({ window, document });
Object.assign(window, { [bootScriptName]: bootScript } satisfies Record<string, BootScript>);
reportEarly(bootScript, { window, document });
bootScript.run(JSON.parse(document.currentScript?.dataset.start ?? '[]') as string[], true);
