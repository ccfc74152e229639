import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root, textOf } from './repository.ts'

/**
 * Words about how the project was made. They are split here so that this file does not match
 * itself.
 */
const joined = (...parts: readonly string[]) => parts.join('')
const forbidden = new RegExp(
  [
    joined('/wo', 'rk/'),
    joined('/tmp/br', 'ief'),
    joined('\\biss', 'ue #?\\d'),
    joined('\\bthe br', 'ief\\b'),
    joined('\\bdesign/(archi', 'tecture|style|decisions|look)\\b'),
    joined('\\bref', 'erence/(behaviour|vectors|model|fault|pack|state|wallet)'),
    joined('\\b(Clau', 'de|Anthro', 'pic|Chat', 'GPT|Open', 'AI|Copi', 'lot)\\b'),
    joined('\\b(TO', 'DO|FIX', 'ME|XX', 'X|HA', 'CK)\\b'),
  ].join('|'),
  'i',
)

const binary = /\.(png|jpg|ico|woff2|gz)$/
const forbiddenIn = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const word = forbidden.exec(line)?.[0]
    return word === undefined ? [] : [`${path}:${index + 1}: ${word}`]
  })

test('committed files mention the product only, not how it was made', () => {
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const texts = paths.filter(
    (path) => path !== '' && !binary.test(path) && path !== 'package-lock.json',
  )
  expect(texts.flatMap((path) => forbiddenIn(path, textOf(path)))).toEqual([])
})

test('commit messages mention the product only, not how it was made', () => {
  const titles = execFileSync('git', ['log', '--format=%h %B'], { cwd: root, encoding: 'utf8' })
  expect(forbiddenIn('log', titles)).toEqual([])
})

test('forbiddenIn reports a matching line and accepts similar words', () => {
  expect(forbiddenIn('a.ts', `// ${joined('see iss', 'ue 7')}\nconst issue = 1`)).toHaveLength(1)
  expect(forbiddenIn('a.ts', `// ${joined('TO', 'DO')} later`)).toHaveLength(1)
  expect(forbiddenIn('a.ts', 'const workshop = tissue')).toEqual([])
})
