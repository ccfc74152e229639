import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestEnvironment } from '../testing/environment.ts'
import { renderWithKit } from '../testing/render.tsx'
import { Connect } from '../views/connect/Connect.tsx'
import { ModalPage } from './ModalPage.tsx'

/** A custom modal. */
const CustomModal = () => (
  <ModalPage>
    {(page) => (
      <section aria-label={page.title} data-direction={page.direction}>
        <p>{`${page.entry.view} ${page.step}`}</p>
        {page.entry.view === 'Connect' && (
          <Connect>
            {(connect) =>
              connect.step === 'choosing' && (
                <button type="button" onClick={connect.showGuide}>
                  What is it?
                </button>
              )
            }
          </Connect>
        )}
        {page.back && (
          <button type="button" onClick={page.back}>
            Back
          </button>
        )}
        {page.close && (
          <button type="button" onClick={page.close}>
            Close
          </button>
        )}
        {page.step === 'failed' && page.retry && (
          <button type="button" onClick={page.retry}>
            Again
          </button>
        )}
      </section>
    )}
  </ModalPage>
)
const renderModal = ({ kit }: ReturnType<typeof createTestEnvironment>) =>
  renderWithKit(kit, <CustomModal />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('ModalPage passes the current view, its step and the header commands to its child, and renders nothing while closed', async () => {
  const env = createTestEnvironment()
  const { container } = renderModal(env)
  expect(container.textContent).toBe('')
  await act(() => env.kit.open())
  await screen.findByRole('region', { name: 'Connect wallet' })
  await screen.findByText('Connect ready')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()

  await waitFor(() => screen.getByRole('button', { name: 'What is it?' }))
  await press('What is it?')
  const guide = await screen.findByRole('region', { name: 'What is a wallet?' })
  expect(guide.getAttribute('data-direction')).toBe('forward')
  await press('Back')
  expect(
    (await screen.findByRole('region', { name: 'Connect wallet' })).getAttribute('data-direction'),
  ).toBe('back')
  // The flow of Connect is already loaded.
  expect(screen.getByText('Connect ready')).toBeTruthy()

  await press('Close')
  act(() => env.clock.advance(1_000))
  await waitFor(() => expect(container.textContent).toBe(''))
})

test('ModalPage has no close command in embedded mode', async () => {
  const env = createTestEnvironment({ enableEmbedded: true })
  renderModal(env)
  await act(() => env.kit.open())
  await screen.findByText('Connect ready')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('ModalPage reports a flow that failed to load and loads it on retry', async () => {
  const env = createTestEnvironment()
  const preload = vi.spyOn(env.kit.modal, 'preload')
  preload.mockRejectedValueOnce(new TypeError('404')).mockRejectedValueOnce(new TypeError('404'))
  renderModal(env)
  await act(() => env.kit.ready())
  await act(() => env.kit.open())
  await screen.findByText('Connect failed')
  await press('Again')
  await screen.findByText('Connect ready')
})

test('the kit logs nothing while ModalPage renders the modal with the option debug', async () => {
  const { kit, clock, platform } = createTestEnvironment({
    debug: true,
    projectId: 'abcdef0123456789abcdef0123456789',
  })
  renderWithKit(kit, <CustomModal />)
  await act(() => kit.open())
  act(() => clock.advance(3_000))
  expect(platform.controls.logged).toEqual([])
})
