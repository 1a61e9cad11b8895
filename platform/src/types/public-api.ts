import ts from 'typescript';
import { isWidened } from './widened.ts';

/** What a package offers: a line for each export, and for each property of the types it exports, in alphabetical order. */
export type PublicApi = readonly string[];

/** What of a package's interface differs from what was recorded. */
export interface ApiChanges {
  /** What code that was written against the record cannot rely on any more: one line each. */
  breaking: string[];
  /** What there is besides. */
  added: string[];
}

const flags: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/**
 * The interface of a package: of the modules in `files` (absolute paths, in `folder`), as the compiler understands it. What they
 * have from libraries, whose versions say so, is left out. Throws for a file that is no module.
 */
export function publicApi(folder: string, files: readonly string[], options: ts.CompilerOptions): PublicApi {
  const program = ts.createProgram({ rootNames: [...files], options });
  const checker = program.getTypeChecker();
  const lines = new Set<string>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is no module, so it has no interface.`);
    const reader = new ApiReader(checker, source, folder);
    for (const each of checker.getExportsOfModule(module))
      for (const line of reader.linesOf(
        each.name,
        each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each,
      ))
        lines.add(line);
    for (const line of reader.besides()) lines.add(line);
  }
  return [...lines].sort();
}

class ApiReader {
  /** Types of the package that are named in its interface, exported or not, and those that have their lines already. */
  private readonly named = new Set<ts.Symbol>();
  private readonly told = new Set<ts.Symbol>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly source: ts.SourceFile,
    private readonly folder: string,
  ) {}

  /** Lines of the types that are named in those so far and have none of their own: who relies on one relies on the other. */
  besides(): string[] {
    const lines: string[] = [];
    for (const symbol of this.named) {
      if (this.told.has(symbol)) continue;
      this.told.add(symbol);
      lines.push(...this.ofType(symbol.name, symbol));
    }
    return lines;
  }

  linesOf(name: string, symbol: ts.Symbol): string[] {
    this.told.add(symbol);
    return [
      ...(symbol.flags & ts.SymbolFlags.Value ? this.ofValue(name, symbol) : []),
      ...(symbol.flags & ts.SymbolFlags.Type ? this.ofType(name, symbol) : []),
    ];
  }

  private ofValue(name: string, symbol: ts.Symbol): string[] {
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, this.source);
    const signatures = type.getCallSignatures();
    if (signatures.length === 0) return [`${name}: ${this.text(type)}`];
    return signatures.flatMap((signature) => {
      // Names of parameters are nobody's business.
      const parameters = signature
        .getParameters()
        .map((each) => this.checker.getTypeOfSymbolAtLocation(each, this.source));
      const asked = parameters.map((each) => this.text(each)).join(', ');
      return [
        `${name}: (${asked}) => ${this.text(signature.getReturnType())}`,
        ...parameters.flatMap((each, index) => this.properties(`${name}(${index})`, each)),
      ];
    });
  }

  private ofType(name: string, symbol: ts.Symbol): string[] {
    // What names are declared differs from repository to repository.
    if (/^(Declared|Offered)/.test(name)) return [`type ${name}`];
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    const properties = this.properties(name, type);
    if (properties.length > 0) return properties;
    // A union says its choices, not its own name.
    return [`type ${name} = ${this.text(type, ts.TypeFormatFlags.InTypeAlias)}`];
  }

  private properties(owner: string, type: ts.Type): string[] {
    if (type.isUnion()) return type.types.flatMap((each, index) => this.properties(`${owner}|${index}`, each));
    return type
      .getProperties()
      .filter((each) => this.isOwn(each))
      .map((property) => {
        const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
        return `${owner}.${property.name}${mark}: ${this.text(this.checker.getTypeOfSymbolAtLocation(property, this.source))}`;
      });
  }

  /** Takes note of the package's own types in this one. */
  private note(type: ts.Type, seen: Set<ts.Type>): void {
    if (seen.has(type)) return;
    seen.add(type);
    for (const symbol of [type.aliasSymbol, type.getSymbol()])
      if (symbol && symbol.name !== '__type' && symbol.flags & ts.SymbolFlags.Type && this.isOwn(symbol))
        this.named.add(symbol);
    if (type.isUnionOrIntersection()) for (const each of type.types) this.note(each, seen);
    for (const each of [...(type.aliasTypeArguments ?? []), ...this.checker.getTypeArguments(type as ts.TypeReference)])
      this.note(each, seen);
  }

  private isOwn({ declarations = [] }: ts.Symbol): boolean {
    return declarations.some((each) => each.getSourceFile().fileName.startsWith(this.folder));
  }

  private text(type: ts.Type, more: ts.TypeFormatFlags = ts.TypeFormatFlags.None): string {
    this.note(type, new Set());
    return this.checker
      .typeToString(type, this.source, flags | more)
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/\s+/g, ' ');
  }
}

/**
 * Compares an interface with the recorded one. Removed and changed lines break who relies on them; so does a further property
 * that is not optional, of a type that there was. What only widens inside of a line breaks nobody (`isWidened`).
 */
export function apiChanges(recorded: PublicApi, now: PublicApi): ApiChanges {
  const [before, after] = [new Set(recorded.map(ordered)), new Set(now.map(ordered))];
  const owners = new Set(recorded.map((line) => ownerOf(line)));
  const names = new Set(recorded.map((line) => nameOf(line)));
  const further = now.filter((line) => !before.has(ordered(line)));
  const gone = recorded
    .filter((line) => !after.has(ordered(line)) && !further.some((each) => isWidened(line, each)))
    .map((line) => `gone or changed: ${line}`);
  const demanded = further.filter((line) => isDemand(line) && owners.has(ownerOf(line)) && !names.has(nameOf(line)));
  return {
    breaking: [...gone, ...demanded.map((line) => `asked for besides: ${line}`)],
    added: further.filter((line) => !demanded.includes(line)),
  };
}

/** The compiler lists a union's literals in the order in which it has met them anywhere: in the alphabet's here. */
function ordered(line: string): string {
  const [, name = line, type = ''] = /^([^:]*: )([\w'" |]+)$/.exec(line) ?? [];
  return type.includes(' | ') ? name + type.split(' | ').sort().join(' | ') : line;
}

/** `PlanCard(0).title?: string` → `PlanCard(0)`. */
const ownerOf = (line: string): string => /^(?:type )?([\w$]+(?:\(\d+\))?(?:\|\d+)?)/.exec(line)?.[1] ?? line;
/** `PlanCard(0).title?: string` → `PlanCard(0).title`. */
const nameOf = (line: string): string => /^(?:type )?[\w$]+(?:\(\d+\))?(?:\|\d+)?(?:\.[^?:]+)?/.exec(line)?.[0] ?? line;
const isDemand = (line: string): boolean => /^[\w$]+(?:\(\d+\))?(?:\|\d+)?\.[^?:]+:/.test(line);
