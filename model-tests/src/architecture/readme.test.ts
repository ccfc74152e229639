import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { textOf } from './repository.ts'

const commandsIn = (readme: string): string[] =>
  [...readme.matchAll(/^\| `npm (?:run )?([\w-]+)` \|/gm)].map(([, name = '']) => name)

test('the README lists exactly the commands of package.json', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'))
  // npm itself runs `prepare`
  const { prepare, ...commands } = scripts
  expect(commandsIn(textOf('README.md')).sort()).toEqual(Object.keys(commands).sort())
  expect(prepare).toBeDefined()
})

test('commandsIn returns the commands in the first column of the table', () => {
  expect(
    commandsIn(
      '| `npm test` | everything |\n| `npm run walk` | machines |\nand `npm run size` in a sentence',
    ),
  ).toEqual(['test', 'walk'])
})

/** The samples that do not parse when a developer pastes them. `…` stands for omitted code. */
const invalidSamples = (readme: string): string[] =>
  [...readme.matchAll(/^```(tsx?)\n(.*?)^```/gms)].flatMap(([, language, sample = '']) =>
    sample.includes('…') || parseSync(`sample.${language}`, sample).errors.length === 0
      ? []
      : [sample],
  )

test.each(['README.md', 'core/README.md', 'react-ui/README.md'])(
  'the samples of %s are complete statements',
  (path) => {
    expect(invalidSamples(textOf(path))).toEqual([])
  },
)

test('invalidSamples returns the samples that do not parse', () => {
  expect(
    invalidSamples('```tsx\nrun(a)\n<b />\n```\n```ts\nconst c = 1\n```\n```ts\nrun({ … )\n```\n'),
  ).toEqual(['run(a)\n<b />\n'])
})
