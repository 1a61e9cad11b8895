import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Global variable of the browser with what loads scripts: `(address: string) => Promise<void>`. The shell sets it. */
export const loaderGlobal = 'mosaicoLoad';

/** Stands in for webpack's own way to load a script, in every chunk of a build that has one. */
class SupervisedLoading extends RuntimeModule {
  constructor() {
    super('load script');
  }

  override generate(): string {
    const ended = (type: string): string => `() => done({ type: ${JSON.stringify(type)}, target: { src: url } })`;
    return `${RuntimeGlobals.loadScript} = (url, done) => void globalThis.${loaderGlobal}(url).then(${ended('load')}, ${ended('error')});`;
  }
}

/**
 * webpack plugin: the shell's asset loader loads chunks, and loads them again where webpack would reject an
 * `import()` and page code would have to.
 */
export class AssetLoaderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('AssetLoaderPlugin', (compilation) => {
      // Tapped before webpack's own, which is then left out.
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('AssetLoaderPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new SupervisedLoading());
        return true;
      });
    });
  }
}
