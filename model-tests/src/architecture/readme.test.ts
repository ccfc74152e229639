import { expect, test } from 'vitest'
import { textOf } from './repository.ts'

const commandsIn = (readme: string): string[] =>
  [...readme.matchAll(/^\| `npm (?:run )?([\w-]+)` \|/gm)].map(([, name = '']) => name)

test('every command has its line in the README, and every line its command', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'))
  expect(commandsIn(textOf('README.md')).sort()).toEqual(Object.keys(scripts).sort())
})

test('the law can fail', () => {
  expect(
    commandsIn(
      '| `npm test` | everything |\n| `npm run walk` | charts |\nand `npm run size` in a sentence',
    ),
  ).toEqual(['test', 'walk'])
})
