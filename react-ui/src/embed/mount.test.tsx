import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestWorld } from '../testing/world.ts'
import { mount } from './mount.tsx'

const unmounts: (() => void)[] = []
const mounted = (...request: Parameters<typeof mount>) => {
  let unmount = () => {}
  act(() => {
    unmount = mount(...request)
  })
  unmounts.push(() => act(() => unmount()))
  return () => act(() => unmount())
}
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
})
const opened = async ({ kit }: ReturnType<typeof createTestWorld>) => {
  await act(() => kit.open())
}

test('a page without React has the modal at its end, and nothing of it after taking it back', async () => {
  const world = createTestWorld()
  const before = document.body.childElementCount
  const unmount = mounted(world.kit)
  expect(document.body.lastElementChild?.hasAttribute('data-latchkit')).toBe(true)
  await opened(world)
  const dialog = await screen.findByRole('dialog', { name: 'Connect wallet' }, { timeout: 10_000 })
  expect(dialog.closest('[data-latchkit]')?.parentElement).toBe(document.body)
  unmount()
  await waitFor(() => expect(document.body.childElementCount).toBe(before))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('in an element that the page names it stays inside', async () => {
  const world = createTestWorld()
  const place = document.createElement('div')
  document.body.append(place)
  mounted(world.kit, place)
  await opened(world)
  expect(place.contains(await screen.findByRole('dialog'))).toBe(true)
  place.remove()
})

test.each([[{ disableAppend: true }], [{ enableEmbedded: true }]])(
  'with %o nothing is put anywhere until the page says where',
  async (options) => {
    const world = createTestWorld(options)
    const before = document.body.childElementCount
    mounted(world.kit)
    await opened(world)
    expect(document.body.childElementCount).toBe(before)
    const place = document.createElement('div')
    document.body.append(place)
    mounted(world.kit, place)
    expect(await screen.findByText('Connect wallet', { selector: 'span' })).toBeTruthy()
    place.remove()
  },
)

test('decision 35: in a shadow root the styles are adopted and everything drawn stays inside', async () => {
  const world = createTestWorld()
  const unmount = mounted(world.kit, { shadow: true, styles: '.latchkit { color: red }' })
  const host = document.querySelector('[data-latchkit]')
  expect(host?.shadowRoot?.adoptedStyleSheets).toHaveLength(1)
  await opened(world)
  await waitFor(() => expect(host?.shadowRoot?.querySelector('[role=dialog]')).toBeTruthy())
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  expect(document.querySelector('[data-latchkit]')).toBeNull()
})

test('a shadow root without styles anywhere says what to do', () => {
  expect(() => mount(createTestWorld().kit, { shadow: true })).toThrow(
    "load '@latchkit/react-ui/styles.css' in the page",
  )
})
