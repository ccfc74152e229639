import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestEnvironment } from '../testing/environment.ts'
import { mount } from './mount.tsx'

const unmounts: (() => void)[] = []
const mountInTest = (...parameters: Parameters<typeof mount>) => {
  let unmount = () => {}
  act(() => {
    unmount = mount(...parameters)
  })
  unmounts.push(() => act(() => unmount()))
  return () => act(() => unmount())
}
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
})
const openModal = async ({ kit }: ReturnType<typeof createTestEnvironment>) => {
  await act(() => kit.open())
}

test('mount renders the modal at the end of the body and removes it on unmount', async () => {
  const env = createTestEnvironment()
  const before = document.body.childElementCount
  const unmount = mountInTest(env.kit)
  expect(document.body.lastElementChild?.hasAttribute('data-latchkit')).toBe(true)
  await openModal(env)
  const dialog = await screen.findByRole('dialog', { name: 'Connect wallet' })
  expect(dialog.closest('[data-latchkit]')?.parentElement).toBe(document.body)
  unmount()
  await waitFor(() => expect(document.body.childElementCount).toBe(before))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('unmount of an open modal closes it [V17]', async () => {
  const env = createTestEnvironment()
  const unmount = mountInTest(env.kit)
  await openModal(env)
  await screen.findByRole('dialog')
  unmount()
  await waitFor(() => expect(env.kit.state.getSnapshot().modal.phase).toBe('closing'))
})

test('mount renders the modal inside the given element', async () => {
  const env = createTestEnvironment()
  const container = document.createElement('div')
  document.body.append(container)
  mountInTest(env.kit, container)
  await openModal(env)
  expect(container.contains(await screen.findByRole('dialog'))).toBe(true)
  container.remove()
})

test.each([[{ disableAppend: true }], [{ enableEmbedded: true }]])(
  'mount with %o renders only into a given target',
  async (options) => {
    const env = createTestEnvironment(options)
    const before = document.body.childElementCount
    mountInTest(env.kit)
    await openModal(env)
    expect(document.body.childElementCount).toBe(before)
    const container = document.createElement('div')
    document.body.append(container)
    mountInTest(env.kit, container)
    expect(await screen.findByText('Connect wallet', { selector: 'span' })).toBeTruthy()
    container.remove()
  },
)

test('mount adopts the styles in a shadow root and renders the modal inside it (decision 35)', async () => {
  const env = createTestEnvironment()
  const unmount = mountInTest(env.kit, { shadow: true, styles: '.latchkit { color: red }' })
  const host = document.querySelector('[data-latchkit]')
  expect(host?.shadowRoot?.adoptedStyleSheets).toHaveLength(1)
  await openModal(env)
  await waitFor(() => expect(host?.shadowRoot?.querySelector('[role=dialog]')).toBeTruthy())
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  expect(document.querySelector('[data-latchkit]')).toBeNull()
})

test.each([
  ['while it is closed', undefined],
  ['while it is open', undefined],
  ['while it is open in a shadow root', { shadow: true, styles: '.latchkit { color: red }' }],
] as const)(
  'mount renders the modal again after the page removed it %s [XP3]',
  async (when, target) => {
    const env = createTestEnvironment()
    const unmount = mountInTest(env.kit, target)
    const dialog = () =>
      (document.querySelector('[data-latchkit]')?.shadowRoot ?? document).querySelector(
        '[role=dialog]',
      )
    if (when !== 'while it is closed') {
      await openModal(env)
      await waitFor(() => expect(dialog()).toBeTruthy())
    }
    document.body.replaceChildren()
    if (when === 'while it is closed') await openModal(env)
    await waitFor(() => expect(dialog()).toBeTruthy())
    act(() => env.kit.close())
    act(() => env.clock.advance(200))
    await waitFor(() => expect(dialog()).toBeNull())
    await openModal(env)
    await waitFor(() => expect(dialog()).toBeTruthy())
    unmount()
    expect(document.body.childElementCount).toBe(0)
  },
)

test('mount into a shadow root without styles throws an error that explains how to provide them', () => {
  expect(() => mount(createTestEnvironment().kit, { shadow: true })).toThrow(
    "load '@latchkit/react-ui/styles.css' in the page",
  )
})
