import { expect, test } from 'vitest'
import { circlesIn } from './circles.ts'
import { packages, sourcesOf } from './repository.ts'
import { sourceOf } from './source.ts'

const files = (record: Record<string, string>) =>
  Object.entries(record).map(([path, text]) => sourceOf(path, text))

test('no file imports itself by a detour, not even for a type', () => {
  expect(circlesIn(sourcesOf(...packages()))).toEqual([])
})

test('the law can fail: a ring of three, closed by a type', () => {
  const ring = files({
    'core/src/domain/a.ts': "import { b } from './b.ts'\nexport const a = b",
    'core/src/domain/b.ts': "import { c } from './inner/c.ts'\nexport const b = c",
    'core/src/domain/inner/c.ts':
      "import type { A } from '../a.ts'\nexport const c: A | null = null",
    'core/src/domain/d.ts': "import { a } from './a.ts'\nexport const d = a",
  })
  expect(circlesIn(ring)).toEqual([
    ['core/src/domain/a.ts', 'core/src/domain/b.ts', 'core/src/domain/inner/c.ts'],
  ])
})

test('two ways to the same file are no circle', () => {
  const diamond = files({
    'core/src/a.ts': "import './b.ts'\nimport './c.ts'",
    'core/src/b.ts': "import './d.ts'",
    'core/src/c.ts': "import './d.ts'",
    'core/src/d.ts': 'export const d = 1',
  })
  expect(circlesIn(diamond)).toEqual([])
})
