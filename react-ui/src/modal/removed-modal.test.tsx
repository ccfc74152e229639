import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createTestEnvironment } from '../testing/environment.ts'
import { last } from '../testing/modal.tsx'
import { Modal } from './Modal.tsx'

const renderModal = ({ kit }: ReturnType<typeof createTestEnvironment>) =>
  render(
    <StrictMode>
      <KitProvider kit={kit}>
        <Modal duration={0} />
      </KitProvider>
    </StrictMode>,
  )

test('Modal that is removed during a wallet request ends its flow and closes [L3, V17]', async () => {
  const env = createTestEnvironment()
  const rendered = renderModal(env)
  await act(() => env.kit.open())
  await userEvent.click(await screen.findByRole('button', { name: /Foxglove/ }))
  const request = await waitFor(() => last(env.adapter.calls.connect))
  expect(request.signal.aborted).toBe(false)
  rendered.unmount()
  await waitFor(() => expect(request.signal.aborted).toBe(true))
  expect(env.kit.state.getSnapshot().modal.phase).toBe('closing')
})

test('Modal stays open when it moves to another place of the page or gets another container [V17]', async () => {
  const env = createTestEnvironment()
  const rendered = renderModal(env)
  await act(() => env.kit.open())
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  rendered.rerender(
    <KitProvider kit={env.kit} container={document.body}>
      <main>
        <Modal duration={0} />
      </main>
    </KitProvider>,
  )
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  await act(async () => {})
  expect(env.kit.state.getSnapshot().modal.phase).toBe('open')
})
