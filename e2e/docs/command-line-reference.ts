import { commandLine } from '@mosaico/platform/cli';

/** `docs/command-line.md`: what `--help` says of every verb. */
export function commandLineReference(): string {
  return [
    '# The command line\n\n',
    'Made by `npm run docs`: the help of every verb (`npx mosaico ship --help`). In this repository `npm start`, `npm run dev`,\n',
    '`npm run new-remote` and `npm run types` are the verbs of the same name.\n',
    ...commandLine().commands.flatMap((command) => told(command, command.name())),
  ].join('');
}

type Command = ReturnType<typeof commandLine>;

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
