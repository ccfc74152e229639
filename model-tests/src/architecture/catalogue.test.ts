import { expect, test } from 'vitest'
import { catalogue } from '../../../core/src/errors/catalogue.ts'
import { filesIn, textOf } from './repository.ts'

test('each error of the catalogue is in one area', () => {
  const codes = filesIn('core/src/errors/areas', ['.ts'])
    .map(textOf)
    .flatMap((text) => [...text.matchAll(/^ {2}'(.*?)':/gm)].map(([, code]) => code))
  expect(codes.sort()).toEqual(Object.keys(catalogue).sort())
})

test('the code raises every error of the catalogue', () => {
  const raising = [...filesIn('core/src', ['.ts']), ...filesIn('react-ui/src', ['.ts', '.tsx'])]
    .filter(
      (path) => !/\.(test|test-d|fixture)\.ts$|\/(testing|errors\/(areas|catalogue))/.test(path),
    )
    .map(textOf)
    .join('\n')
  expect(Object.keys(catalogue).filter((code) => !raising.includes(`'${code}'`))).toEqual([])
})
