import { expect, test } from 'vitest'
import { featureNames } from '../../../core/src/kit/options/check-features.ts'
import { optionNames } from '../../../core/src/kit/options/option-names.ts'
import { kitOptions, optionsTable } from './options-table.ts'
import { textOf } from './repository.ts'

const section = /(<!-- options -->\n\n)[\s\S]*?(\n\n<!-- \/options -->)/

test('core/README.md lists all options of createKit; `vitest -u` writes it', async () => {
  const readme = textOf('core/README.md')
  expect(readme).toMatch(section)
  await expect(
    readme.replace(section, (_, start, end) => `${start}${optionsTable()}${end}`),
  ).toMatchFileSnapshot('../../../core/README.md')
})

test('the options and features of the types are those that createKit takes', () => {
  const options = kitOptions().map(({ name }) => name)
  const features = options.filter((name) => name.startsWith('features.'))
  expect(options.filter((name) => !name.includes('.')).sort()).toEqual([...optionNames].sort())
  expect(features.map((name) => name.slice(9)).sort()).toEqual([...featureNames()].sort())
  expect(options.length).toBeGreaterThan(60)
})

test('every option says what it does', () => {
  const undocumented = kitOptions().filter(({ text }) => text === '')
  expect(undocumented.map(({ name }) => name)).toEqual([])
})
