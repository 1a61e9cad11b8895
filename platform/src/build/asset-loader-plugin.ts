import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Global variable of the browser with what loads scripts: `(address: string) => Promise<void>`. The shell sets it. */
export const loaderGlobal = 'mosaicoLoad';

/** Replaces webpack's own function for loading scripts in every chunk that has it. */
class LoadScriptModule extends RuntimeModule {
  constructor() {
    super('load script');
  }

  override generate(): string {
    const ended = (type: string): string => `() => done({ type: ${JSON.stringify(type)}, target: { src: url } })`;
    return `${RuntimeGlobals.loadScript} = (url, done) => void globalThis.${loaderGlobal}(url).then(${ended('load')}, ${ended('error')});`;
  }
}

/**
 * webpack plugin: the shell's asset loader loads chunks. Where webpack would reject an `import()`, it requests the chunk again, so
 * page code needs no retry.
 */
export class AssetLoaderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('AssetLoaderPlugin', (compilation) => {
      // This tap comes before webpack's own, which is then skipped.
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('AssetLoaderPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new LoadScriptModule());
        return true;
      });
    });
  }
}
