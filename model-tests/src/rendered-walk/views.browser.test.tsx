import { viewNames } from '@latchkit/core/internal'
import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectVisible } from './locators.ts'
import { type RenderedKit, renderKit } from './rendered-kit.tsx'
import { views } from './views.ts'

const shown = new Set<RenderedKit>()
afterEach(() => {
  for (const world of shown) world.remove()
  shown.clear()
})

/**
 * Elements whose contrast axe cannot measure: a monogram is an image of a letter, a toast overlaps
 * a title.
 */
const isBeyond = (message: string) =>
  /too short to determine|overlapped by another element/.test(message)

/** Violations and incomplete checks of axe for all elements of react-ui on the page. */
async function faults(): Promise<string[]> {
  const { violations, incomplete, passes } = await axe.run({ include: [['.latchkit']] })
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  const told = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
    )
  return [...told(violations), ...told(incomplete).filter((fault) => !isBeyond(fault))]
}

test('every view has at least one screen', () => {
  const named = Object.keys(views).map((name) => name.split(',')[0])
  expect(viewNames.filter((view) => !named.includes(view))).toEqual([])
})

describe.each(['light', 'dark'] as const)('axe finds no violation in %s', (themeMode) => {
  test.each(Object.entries(views))('%s', async (_, { options = {}, go }) => {
    const world = renderKit({ ...options, kit: { ...options.kit, themeMode } })
    shown.add(world)
    await go(world)
    expect(await faults()).toEqual([])
  })
})

test('axe reports an image without alternative text', async () => {
  const world = renderKit()
  shown.add(world)
  await world.kit.open()
  await expectVisible(page.getByRole('dialog'))
  const dialog = page.getByRole('dialog').element()
  const image = document.createElement('img')
  dialog.append(image)
  expect(await faults()).toEqual([expect.stringContaining('image-alt')])
})
