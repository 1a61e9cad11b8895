import { Argument, Command, type Option } from 'commander';
import { appWorkspaces, rootFolder } from '../lib/workspaces.ts';
import type { Store } from '../store/store.ts';
import { configurationFolders } from './explain.ts';
import { context } from './context.ts';

/** Something that can stand at the cursor, and what it is. */
type Candidate = readonly [word: string, what?: string | undefined];

/** The verb that scripts of shells ask. */
const asked = 'complete-words';

/** Milliseconds that somebody waits for a list after Tab: a bucket may be far away. */
const patienceMs = 5_000;

/** `mosaico completion <shell>`: a script for the shell, which asks `mosaico complete-words` at each Tab. */
export const completionCommand = (): Command =>
  new Command('completion')
    .description('Print a script that completes verbs, options, environments, workspaces and releases in this shell.')
    .addArgument(new Argument('<shell>').choices(Object.keys(scripts)))
    .addHelpText(
      'after',
      // In a home folder npx would look for a package of that name.
      '\nIn a repository write it to a file, which your shell reads:\n\nExamples:\n  mosaico completion bash > ~/.mosaico.bash     # source ~/.mosaico.bash, in ~/.bashrc\n  mosaico completion zsh > ~/.mosaico.zsh       # source ~/.mosaico.zsh, in ~/.zshrc after compinit\n  mosaico completion fish > ~/.config/fish/completions/mosaico.fish',
    )
    .action((shell: keyof typeof scripts) => console.log(scripts[shell]));

/** What the scripts ask: the words after `mosaico` up to the cursor, the last of which is being typed. One candidate a line. */
export const completeWordsCommand = (program: Command): Command =>
  new Command(asked)
    .argument('[word...]')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (words: string[]) => {
      const late = new Promise<Candidate[]>((resolve) => setTimeout(() => resolve([]), patienceMs).unref());
      const found = await Promise.race([candidates(program, words), late]).catch((): Candidate[] => []);
      const text = found.map(([word, what = '']) => `${word}\t${what.split('\n', 1)[0]}\n`).join('');
      // A bucket's answer is not waited for.
      process.stdout.write(text, () => process.exit(0));
    });

/** What can stand in place of the last word. */
export async function candidates(program: Command, words: readonly string[]): Promise<Candidate[]> {
  // A shell that takes "=" for a word of its own.
  const typed = words.filter((word) => word !== '=');
  const [current = ''] = typed.slice(-1);
  let verb = program;
  let isValueOf: Option | undefined;
  let isOnlyWords = false;
  let position = 0;
  for (const word of typed.slice(0, -1)) {
    if (isValueOf !== undefined) isValueOf = undefined;
    else if (word === '--') isOnlyWords = true;
    else if (word.startsWith('-') && !isOnlyWords) {
      const option = optionsOf(verb).find((each) => isNamed(each, word));
      if (option && takesValue(option)) isValueOf = option;
    } else {
      const next = verb.commands.find((each) => each.name() === word);
      if (next) verb = next;
      else position += 1;
    }
  }
  const begins = ([word]: Candidate): boolean => word.startsWith(current);
  if (isValueOf !== undefined) return (await valuesOf(isValueOf, current)).filter(begins);
  const [, flag = '', value] = /^(--[\w-]+)=(.*)$/s.exec(current) ?? [];
  const written = value === undefined ? undefined : optionsOf(verb).find((each) => isNamed(each, flag));
  if (written && value !== undefined)
    return (await valuesOf(written, value))
      .filter(([word]) => word.startsWith(value))
      .map(([word, what]) => [`${flag}=${word}`, what] as const);
  if (current.startsWith('-') && !isOnlyWords)
    return optionsOf(verb)
      .filter(({ hidden }) => !hidden)
      .map((each) => [each.long ?? each.flags, each.description] as const)
      .filter(begins);
  if (verb.commands.length > 0)
    return verb
      .createHelp()
      .visibleCommands(verb)
      .map((each) => [each.name(), each.description()] as const)
      .filter(begins);
  const all = verb.registeredArguments;
  const argument = all[position] ?? all.findLast(({ variadic }) => variadic);
  return argument ? (await namesFor(argument.name(), current, argument.argChoices)).filter(begins) : [];
}

/** Its own options, and those of every verb. */
const optionsOf = (verb: Command): readonly Option[] => [
  ...verb.createHelp().visibleOptions(verb),
  ...ofEveryVerb(verb),
];

const ofEveryVerb = ({ parent }: Command): readonly Option[] => {
  if (parent === null) return [];
  return [...parent.options.filter(({ long }) => long !== '--version'), ...ofEveryVerb(parent)];
};

const isNamed = ({ short, long }: Option, word: string): boolean => [short, long].includes(word);

const takesValue = (option: Option): boolean => option.required || option.optional;

/** The name of an option's value is in its flags: `--env <environment>`. */
const valuesOf = (option: Option, current: string): Promise<Candidate[]> =>
  namesFor(/[<[]([\w-]+)/.exec(option.flags)?.[1] ?? '', current, option.argChoices);

/** What is called so. Nothing for a number, a text or a folder: shells know files themselves. */
async function namesFor(name: string, current: string, choices: readonly string[] | undefined): Promise<Candidate[]> {
  if (choices) return choices.map((each) => [each]);
  const { store } = context();
  const kinds: Readonly<Record<string, () => Promise<Candidate[]>>> = {
    environment: () => environments(store),
    from: () => environments(store),
    to: () => environments(store),
    workspace: workspaces,
    remote: workspaces,
    release: () => releases(store, current),
  };
  return (await kinds[name]?.()) ?? [];
}

/** Environments of the store, and those that the repository configures. */
async function environments(store: Store): Promise<Candidate[]> {
  const known = await store.environments();
  return [...new Set([...known, ...configurationFolders(rootFolder())])].sort().map((each) => [each]);
}

// oxlint-disable-next-line require-await -- One of several kinds.
const workspaces = async (): Promise<Candidate[]> => appWorkspaces(rootFolder()).map(({ name }) => [name]);

/** Workspaces, and behind `@` their versions. */
async function releases(store: Store, current: string): Promise<Candidate[]> {
  const [workspace = '', version] = current.split('@');
  if (version !== undefined) return (await store.versions(workspace)).sort().map((each) => [`${workspace}@${each}`]);
  return (await workspaces()).map(([name]) => [`${name}@`]);
}

/**
 * The repository's own command, else the one on the PATH. Words are handed over as they are typed, and are never evaluated.
 * `npx mosaico` is completed like `mosaico`; after any other `npx` the shell completes as before.
 */
const scripts = {
  bash: `_mosaico() {
  local line=\${COMP_LINE:0:COMP_POINT} words folder=$PWD program
  read -ra words <<< "$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  [[ \${words[0]##*/} == npx ]] && words=("\${words[@]:1}")
  [[ \${words[0]##*/} == mosaico && \${#words[@]} -gt 1 ]] || return
  while [[ -n $folder && ! -x $folder/node_modules/.bin/mosaico ]]; do folder=\${folder%/*}; done
  program=\${folder:+$folder/node_modules/.bin/}mosaico
  local current=\${words[-1]} word what
  # What bash takes for words of their own, it keeps.
  local kept=\${current%"\${current##*[=@:]}"}
  COMPREPLY=()
  while IFS=$'\\t' read -r word what; do
    printf -v word %q "\${word#"$kept"}"
    COMPREPLY+=("$word")
    [[ $word == *@ ]] && compopt -o nospace
  done < <("$program" ${asked} -- "\${words[@]:1}" 2>/dev/null)
}
complete -o default -F _mosaico mosaico npx`,
  zsh: `_mosaico() {
  local -a words_before found
  local folder=$PWD word what program
  words_before=("\${(@)words[1,CURRENT]}")
  [[ \${words_before[1]:t} == npx ]] && words_before=("\${(@)words_before[2,-1]}")
  if [[ \${words_before[1]:t} != mosaico || \${#words_before} -lt 2 ]]; then _default; return; fi
  while [[ -n $folder && ! -x $folder/node_modules/.bin/mosaico ]]; do folder=\${folder%/*}; done
  program=\${folder:+$folder/node_modules/.bin/}mosaico
  while IFS=$'\\t' read -r word what; do
    found+=("\${word//:/\\\\:}:$what")
  done < <("$program" ${asked} -- "\${(@)words_before[2,-1]}" 2>/dev/null)
  if (( \${#found} )); then _describe mosaico found; else _default; fi
}
compdef _mosaico mosaico npx`,
  fish: `function __mosaico_words
  set -l typed (commandline -opc) (commandline -ct)
  string match -q '*npx' -- $typed[1]; and set typed $typed[2..]
  string match -q '*mosaico' -- $typed[1]; or return
  set -l folder $PWD
  while test -n "$folder" -a ! -x "$folder/node_modules/.bin/mosaico"
    set folder (string replace -r '/[^/]*$' '' -- $folder)
  end
  set -l program mosaico
  test -n "$folder"; and set program $folder/node_modules/.bin/mosaico
  $program ${asked} -- $typed[2..] 2>/dev/null
end
complete -c mosaico -a '(__mosaico_words)'
complete -c npx -n 'string match -q "*mosaico*" -- (commandline -opc)' -a '(__mosaico_words)'`,
} as const;
