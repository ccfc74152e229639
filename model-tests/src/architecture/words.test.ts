import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root, textOf } from './repository.ts'

/** What a reader of the project has no use for: where and by whom it was made. Written apart, so that this file may say it. */
const apart = (...parts: readonly string[]) => parts.join('')
const foreign = new RegExp(
  [
    apart('/wo', 'rk/'),
    apart('/tmp/br', 'ief'),
    apart('\\biss', 'ue #?\\d'),
    apart('\\bthe br', 'ief\\b'),
    apart('\\bdesign/(archi', 'tecture|style|decisions|look)\\b'),
    apart('\\bref', 'erence/(behaviour|vectors|model|fault|pack|state|wallet)'),
    apart('\\b(Clau', 'de|Anthro', 'pic|Chat', 'GPT|Open', 'AI|Copi', 'lot)\\b'),
    apart('\\b(TO', 'DO|FIX', 'ME|XX', 'X|HA', 'CK)\\b'),
  ].join('|'),
  'i',
)

const binary = /\.(png|jpg|ico|woff2|gz)$/
const foreignIn = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const word = foreign.exec(line)?.[0]
    return word === undefined ? [] : [`${path}:${index + 1}: ${word}`]
  })

test('what is committed speaks of the product, not of how it was made', () => {
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const texts = paths.filter(
    (path) => path !== '' && !binary.test(path) && path !== 'package-lock.json',
  )
  expect(texts.flatMap((path) => foreignIn(path, textOf(path)))).toEqual([])
})

test('titles of commits too', () => {
  const titles = execFileSync('git', ['log', '--format=%h %B'], { cwd: root, encoding: 'utf8' })
  expect(foreignIn('log', titles)).toEqual([])
})

test('the law can fail', () => {
  expect(foreignIn('a.ts', `// ${apart('see iss', 'ue 7')}\nconst issue = 1`)).toHaveLength(1)
  expect(foreignIn('a.ts', `// ${apart('TO', 'DO')} later`)).toHaveLength(1)
  expect(foreignIn('a.ts', 'const workshop = tissue')).toEqual([])
})
