import { expect, test } from 'vitest'
import { catalogue } from '../../../core/src/errors/catalogue.ts'
import { filesIn, textOf } from './repository.ts'

test('the code raises every error of the catalogue', () => {
  const raising = filesIn('core/src', ['.ts'])
    .filter((path) => !/\.(test|test-d|fixture)\.ts$|\/(testing|errors\/catalogue)/.test(path))
    .map(textOf)
    .join('\n')
  expect(Object.keys(catalogue).filter((code) => !raising.includes(`'${code}'`))).toEqual([])
})
