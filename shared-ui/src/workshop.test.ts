/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const source = join(__dirname);
const read = (file: string): string => readFileSync(join(source, file), 'utf8');

/** What visitors cannot see by itself, and why. */
const unseen: Readonly<Record<string, string>> = {
  StructuredData: 'for machines alone',
  VisuallyHidden: 'for screen readers alone',
};

/** Every block that a module of the design system offers, by its name. Icons are one drawing, shown all together. */
const blocksOf = (index: string, folder: string): string[] =>
  [...read(index).matchAll(/^export \* from '\.\/(?!art\/icons)(.+\.tsx)';$/gm)].flatMap(([, file = '']) =>
    [...read(join(folder, file)).matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name),
  );

const storyFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);
const stories = storyFiles.map(read);

test('every block has a story, but for those that nobody sees', () => {
  const blocks = [...blocksOf('index.ts', ''), ...blocksOf('cases/index.ts', 'cases')];
  expect(blocks).toEqual(expect.arrayContaining(['PlanCard', 'Embed', 'CaseArt', 'Container']));
  const without = blocks.filter(
    (name) => !stories.some((story) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(story)),
  );
  expect(without.toSorted()).toEqual(Object.keys(unseen));
});

test.each(storyFiles)('%s is listed in the workshop where its file is', (file) => {
  const [, chapter = ''] = /title: '(\w+)\//.exec(read(file)) ?? [];
  expect(chapter.toLowerCase()).toBe(basename(dirname(file)));
});
