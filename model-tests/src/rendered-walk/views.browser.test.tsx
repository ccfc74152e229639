import { viewNames } from '@latchkit/core/utils'
import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sees } from './look.ts'
import { views } from './views.ts'
import { showWorld, type World } from './world.tsx'

const shown = new Set<World>()
afterEach(() => {
  for (const world of shown) world.remove()
  shown.clear()
})

/** A monogram is a picture of one letter, a toast lies over a title on purpose: neither can be measured. */
const isBeyond = (message: string) =>
  /too short to determine|overlapped by another element/.test(message)

/** What axe finds wrong with everything of ours that is on the page, and what it cannot tell. */
async function faults(): Promise<string[]> {
  const { violations, incomplete, passes } = await axe.run({ include: [['.latchkit']] })
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  const told = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
    )
  return [...told(violations), ...told(incomplete).filter((fault) => !isBeyond(fault))]
}

test('every view has a line', () => {
  const named = Object.keys(views).map((name) => name.split(',')[0])
  expect(viewNames.filter((view) => !named.includes(view))).toEqual([])
})

describe.each(['light', 'dark'] as const)('axe finds nothing in %s', (themeMode) => {
  test.each(Object.entries(views))('%s', async (_, { options = {}, go }) => {
    const world = showWorld({ ...options, kit: { ...options.kit, themeMode } })
    shown.add(world)
    await go(world)
    expect(await faults()).toEqual([])
  })
})

test('axe finds what is wrong', async () => {
  const world = showWorld()
  shown.add(world)
  await world.kit.open()
  await sees(page.getByRole('dialog'))
  const dialog = page.getByRole('dialog').element()
  const image = document.createElement('img')
  dialog.append(image)
  expect(await faults()).toEqual([expect.stringContaining('image-alt')])
})
