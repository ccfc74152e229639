import { expect, test } from 'vitest'
import {
  avoidedIn,
  isUnclear,
  linesOfDocument,
  type Sentence,
  sentencesOf,
  wordsToAvoid,
} from './prose.ts'
import { filesIn, packages, textOf } from './repository.ts'

const glossary = 'core/docs/glossary.md'
const words = wordsToAvoid(textOf(glossary))
const isProseTest = (path: string) => path.startsWith('model-tests/src/architecture/prose')

const code = packages()
  .flatMap((folder) => filesIn(`${folder}/src`, ['.ts', '.tsx']))
  .filter((path) => !isProseTest(path))
  .flatMap((path) => sentencesOf(path, textOf(path)))
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
  .concat(packages().flatMap((folder) => filesIn(folder, ['.md'])))
  .filter((path) => path !== glossary)
  .flatMap((path) => linesOfDocument(path, textOf(path)))

const locationOf = ({ path, line, text }: Sentence) => `${path}:${line}: ${text}`

test('comments, titles and documents do not contain the words to avoid of the glossary', () => {
  const found = [...code, ...documents].flatMap((sentence) =>
    avoidedIn(sentence.text, words).map((word) => `"${word}" in ${locationOf(sentence)}`),
  )
  expect(found).toEqual([])
})

test('at most 2 % of the comments, titles and document lines hide their subject', () => {
  const all = [...code, ...documents]
  const hidden = all.filter(({ text }) => isUnclear(text))
  expect(hidden.length > all.length * 0.02 ? hidden.map(locationOf) : []).toEqual([])
})

test('a test title does not start with the id of a fault case', () => {
  const titles = code.filter(({ text }) => /^[A-Z]-?\d{1,2}( and [A-Z]\d{1,2})?: /.test(text))
  expect(titles.map(locationOf)).toEqual([])
})

test('sentencesOf reads comments, titles and descriptions', () => {
  const text = `/** Returns the balance.\n * In wei. */\n// explains why\ntest.each([1])('adds numbers', () => {})\nconst a = { description: 'Waits for the wallet.' }`
  expect(sentencesOf('core/src/a.ts', text).map((sentence) => sentence.text)).toEqual([
    'Returns the balance. In wei.',
    'explains why',
    'adds numbers',
    'Waits for the wallet.',
  ])
})

test('isUnclear and avoidedIn report mannered sentences only', () => {
  expect(isUnclear('What it says it did is not what counts')).toBe(true)
  expect(isUnclear('Re-reads the network: wallets may answer without switching')).toBe(false)
  expect(avoidedIn('The chart is drawn anew', words)).toEqual(['anew', 'chart'])
  expect(avoidedIn('The statechart starts again', words)).toEqual([])
})

test('linesOfDocument leaves out code blocks', () => {
  expect(linesOfDocument('a.md', 'One\n```\ncode\n```\nTwo').map(({ text }) => text)).toEqual([
    'One',
    'Two',
  ])
})
