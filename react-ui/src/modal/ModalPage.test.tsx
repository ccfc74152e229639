import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createTestWorld } from '../testing/world.ts'
import { Connect } from '../views/connect/Connect.tsx'
import { ModalPage } from './ModalPage.tsx'

afterEach(cleanup)

/** A look of somebody else's. */
const Look = () => (
  <ModalPage>
    {({ step, entry, title, way, back, close, retry }) => (
      <section aria-label={title} data-way={way}>
        <p>{`${entry.view} ${step}`}</p>
        {entry.view === 'Connect' && (
          <Connect>
            {(connect) => (
              <button type="button" onClick={connect.guide}>
                What is it?
              </button>
            )}
          </Connect>
        )}
        {back && (
          <button type="button" onClick={back}>
            Back
          </button>
        )}
        {close && (
          <button type="button" onClick={close}>
            Close
          </button>
        )}
        {retry && (
          <button type="button" onClick={retry}>
            Again
          </button>
        )}
      </section>
    )}
  </ModalPage>
)
const draw = ({ kit }: ReturnType<typeof createTestWorld>) =>
  render(
    <KitProvider kit={kit}>
      <Look />
    </KitProvider>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('nothing is drawn while the modal is closed; open, its page is, in the flow that it holds, with the ways out', async () => {
  const world = createTestWorld()
  const { container } = draw(world)
  expect(container.textContent).toBe('')
  await act(() => world.kit.open())
  await screen.findByRole('region', { name: 'Connect wallet' })
  await screen.findByText('Connect ready')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()

  await waitFor(() => screen.getByRole('button', { name: 'What is it?' }))
  await press('What is it?')
  const guide = await screen.findByRole('region', { name: 'What is a wallet?' })
  expect(guide.getAttribute('data-way')).toBe('forward')
  await press('Back')
  expect(
    (await screen.findByRole('region', { name: 'Connect wallet' })).getAttribute('data-way'),
  ).toBe('back')
  // it was here before
  expect(screen.getByText('Connect ready')).toBeTruthy()

  await press('Close')
  act(() => world.clock.advance(1_000))
  await waitFor(() => expect(container.textContent).toBe(''))
})

test('where the modal is a part of the page, nothing closes it', async () => {
  const world = createTestWorld({ enableEmbedded: true })
  draw(world)
  await act(() => world.kit.open())
  await screen.findByText('Connect ready')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('a page whose flow did not come says so, and brings it at the retry', async () => {
  const world = createTestWorld()
  const preload = vi.spyOn(world.kit, 'preload')
  for (let tries = 0; tries < 2; tries += 1) preload.mockRejectedValueOnce(new TypeError('404'))
  draw(world)
  await act(() => world.kit.ready())
  await act(() => world.kit.open())
  await screen.findByText('Connect failed')
  await press('Again')
  await screen.findByText('Connect ready')
})
