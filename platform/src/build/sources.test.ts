import { importedNames } from './sources.ts';

test('names that bundled code imports from a package are found, under the names that the package has', () => {
  const code = `import{Button as t,Section}from"@mosaico/shared-ui";import{use}from"react";var a=1;
import { Copy as copy, copy as Copy } from "@mosaico/shared-ui";`;
  expect(importedNames(code, '@mosaico/shared-ui')).toEqual(['Button', 'Copy', 'Section', 'copy']);
  expect(importedNames(code, 'react')).toEqual(['use']);
});

test('a name that several modules import is named once', () => {
  expect(
    importedNames('import{A}from"@mosaico/shared-ui";import{A as b}from"@mosaico/shared-ui";', '@mosaico/shared-ui'),
  ).toEqual(['A']);
});

test('what is imported from a package whose name only begins alike is not', () => {
  expect(
    importedNames('import{A}from"@mosaico/shared-ui/testing";import{B}from"shared";', '@mosaico/shared-ui'),
  ).toEqual([]);
});

test('a module that is only run gives no name', () => {
  expect(importedNames('import"@mosaico/shared-ui";import{}from"@mosaico/shared-ui";', '@mosaico/shared-ui')).toEqual(
    [],
  );
});

test.each([
  'import*as ui from"@mosaico/shared-ui";',
  'import * as $ui from "@mosaico/shared-ui";',
  'export*from"@mosaico/shared-ui";',
  'const ui=await import("@mosaico/shared-ui");',
])('%s is refused, since nothing would say what is used', (code) => {
  expect(() => importedNames(code, '@mosaico/shared-ui')).toThrow(
    'All of @mosaico/shared-ui is imported at once. Import by name what is used of it: a release counts no more.',
  );
  expect(importedNames(code, 'react')).toEqual([]);
});
