import { expect, test } from 'vitest'
import { catalogue } from '../../../core/src/errors/catalogue.ts'
import { filesIn, textOf } from './repository.ts'

test('each error of the catalogue is in one area', async () => {
  const areas: object[] = await Promise.all(
    filesIn('core/src/errors/areas', ['.ts']).map((path) => import(`../../../${path}`)),
  )
  const codes = areas.flatMap((area) => Object.values(area)).flatMap(Object.keys)
  expect(codes.sort()).toEqual(Object.keys(catalogue).sort())
})

test('the code raises every error of the catalogue', () => {
  const raising = filesIn('core/src', ['.ts'])
    .filter(
      (path) => !/\.(test|test-d|fixture)\.ts$|\/(testing|errors\/(areas|catalogue))/.test(path),
    )
    .map(textOf)
    .join('\n')
  expect(Object.keys(catalogue).filter((code) => !raising.includes(`'${code}'`))).toEqual([])
})
