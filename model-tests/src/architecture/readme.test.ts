import { expect, test } from 'vitest'
import { textOf } from './repository.ts'

const commandsIn = (readme: string): string[] =>
  [...readme.matchAll(/^\| `npm (?:run )?([\w-]+)` \|/gm)].map(([, name = '']) => name)

test('the README lists exactly the commands of package.json', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'))
  expect(commandsIn(textOf('README.md')).sort()).toEqual(Object.keys(scripts).sort())
})

test('commandsIn returns the commands in the first column of the table', () => {
  expect(
    commandsIn(
      '| `npm test` | everything |\n| `npm run walk` | machines |\nand `npm run size` in a sentence',
    ),
  ).toEqual(['test', 'walk'])
})
