import { expect, test } from 'vitest'
import { describePage, importChains } from './describe-page.mjs'
import { firstView } from './page.mjs'

test('importChains returns the shortest chain of imports to each module', () => {
  const modules = new Map([
    ['page', { imports: ['kit', 'button'] }],
    ['kit', { imports: ['options'] }],
    ['options', { imports: ['errors'] }],
    ['button', { imports: ['errors'] }],
    ['errors', { imports: ['button'] }],
    ['later', { imports: [] }],
  ])
  const chains = importChains(['page'], modules)
  expect(chains.get('errors')).toEqual(['page', 'button', 'errors'])
  expect(chains.get('options')).toEqual(['page', 'kit', 'options'])
  expect(chains.has('later')).toBe(false)
})

test('describePage lists the style sheets and the entry points of the first view with their bytes', async () => {
  const rows = (await describePage()).split('\n')
  const named = (path) => rows.find((row) => row.endsWith(`  ${path}`)) ?? ''
  for (const path of [...firstView, 'react-ui/src/modal/dialog.css'])
    expect(named(path)).toMatch(/^ +[1-9]\d+ {2}/)
})
