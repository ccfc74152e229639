import { expect, test } from 'vitest'
import { ignoredNames, optionNames } from '../../../core/src/kit/options/option-names.ts'
import { isRead, kitOptions, optionsTable } from './options-table.ts'
import { textOf } from './repository.ts'

const section = /(<!-- options -->\n\n)[\s\S]*?(\n\n<!-- \/options -->)/

test('core/README.md lists all options of createKit; `vitest -u` writes it', async () => {
  const readme = textOf('core/README.md')
  expect(readme).toMatch(section)
  await expect(
    readme.replace(section, (_, start, end) => `${start}${optionsTable()}${end}`),
  ).toMatchFileSnapshot('../../../core/README.md')
})

test('the options of the type are those that createKit reads and those that have no effect yet', () => {
  const names = kitOptions()
    .map(({ name }) => name)
    .filter((name) => !name.includes('.'))
  expect(names.sort()).toEqual([...optionNames, ...ignoredNames].sort())
  expect(names.length).toBeGreaterThan(40)
})

test('every option that has an effect says what it does', () => {
  const read = kitOptions().filter(isRead)
  expect(read.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
  expect(read.length).toBeGreaterThan(40)
})
