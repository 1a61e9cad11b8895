import { commandLine } from '@mosaico/platform/cli';

/** `docs/command-line.md`: what `--help` says of every verb. */
export function commandLineReference(): string {
  return [
    '# The command line\n\n',
    'Made by `npm run docs`: the help of every verb (`npx mosaico ship --help`). In this repository `npm start`, `npm run dev`,\n',
    '`npm run new-remote` and `npm run types` are the verbs of the same name.\n\n',
    beginning,
    ...visible(commandLine()).flatMap((command) => told(command, command.name())),
  ].join('');
}

const beginning = `Every verb has these, too:

- \`-q\`, \`--quiet\`: nothing but warnings and errors, which are on standard error as progress is. With \`--json\` the answer is printed.
- \`--json\`: the answer as one JSON value. \`platform/schemas/answers.schema.json\` (in the package
  \`@mosaico/platform/schemas/answers.schema.json\`) describes each verb's: \`#/$defs/status\`. Keys may be added with any version.
- \`NO_COLOR=1\` and \`FORCE_COLOR=1\`: no colours, or colours where no terminal is.

Exit codes: 0 it is done, or nothing was to do; 1 it failed, or the check refuses it; 2 it was typed so that it means nothing (an unknown verb
or option, a release that is none); 130 after Ctrl+C.

Completion of verbs, options, environments, workspaces and releases: \`npx mosaico completion bash > ~/.mosaico.bash\` in a repository, and
\`source ~/.mosaico.bash\` in \`~/.bashrc\`; the same with \`zsh\`. For fish:
\`npx mosaico completion fish > ~/.config/fish/completions/mosaico.fish\`.
`;

type Command = ReturnType<typeof commandLine>;

const visible = (program: Command): readonly Command[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .filter((each) => each.name() !== 'help');

function told(command: Command, name: string): string[] {
  if (command.commands.length > 0) return command.commands.flatMap((each) => told(each, `${name} ${each.name()}`));
  let help = '';
  command.configureOutput({
    writeOut: (text) => (help += text),
    getOutHelpWidth: () => 120,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  const text = help.replace(/^ +-h, --help .*\n/m, '').trim();
  return [`\n## ${name}\n\n`, `\`\`\`\n${text}\n\`\`\`\n`];
}
