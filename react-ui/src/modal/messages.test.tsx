import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { foreignNetwork, showModal } from '../testing/modal.tsx'
import { createTestWorld } from '../testing/world.ts'

afterEach(cleanup)

const toasts = () =>
  [...document.querySelectorAll('.lk-toast')].map(({ textContent }) => textContent)

test('a toast is one line on top, announced politely, and goes by itself', async () => {
  const world = createTestWorld()
  await showModal(world)
  act(() => world.kit.showErrorMessage('The wallet is away'))
  await waitFor(() => expect(toasts()).toEqual(['The wallet is away']))
  expect(
    document.querySelector('.lk-toast')?.closest('[aria-live]')?.getAttribute('aria-live'),
  ).toBe('polite')
  act(() => world.clock.advance(2_500))
  await waitFor(() => expect(toasts()).toEqual([]))
})

test('L7: of 100 toasts in a second never more than one is there, and the last one is what stays', async () => {
  const world = createTestWorld()
  await showModal(world)
  act(() => world.kit.showSuccessMessage('Message 0'))
  await waitFor(() => expect(toasts()).toEqual(['Message 0']))
  let most = 0
  for (let count = 1; count <= 100; count += 1) {
    act(() => {
      world.kit.showSuccessMessage(`Message ${count}`)
      world.clock.advance(10)
    })
    most = Math.max(most, toasts().length)
  }
  act(() => world.clock.advance(150))
  expect(most).toBeLessThanOrEqual(1)
  await waitFor(() => expect(toasts()).toEqual(['Message 100']))
})

test("what the developer should know is a bar with debug on, in the catalogue's words, and can be dismissed", async () => {
  const world = createTestWorld({ debug: true })
  await showModal(world)
  await act(() => world.kit.switchNetwork(foreignNetwork()).catch(() => {}))
  expect((await screen.findByRole('alert')).textContent).toContain('Network Not Found')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('visitors of a page without debug see no bar', async () => {
  const world = createTestWorld({ debug: false })
  await showModal(world)
  await act(() => world.kit.switchNetwork(foreignNetwork()).catch(() => {}))
  expect(world.kit.store.getSnapshot().alert.open).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})
