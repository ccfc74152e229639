import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestEnvironment } from '../testing/environment.ts'
import { showModal } from '../testing/modal.tsx'
import { renderWithKit } from '../testing/render.tsx'
import { Modal } from './Modal.tsx'

const line = () => screen.queryByText('Powered by Latchkit')
const roots = () => document.querySelectorAll('.latchkit[data-branding]')

test('Modal names its maker in one line below the view', async () => {
  const dialog = await showModal(createTestEnvironment())
  await screen.findByRole('button', { name: /Foxglove/ })
  expect(line()?.previousElementSibling?.getAttribute('data-part')).toBe('body')
  expect(dialog.contains(line())).toBe(true)
  expect(roots()).toHaveLength(1)
})

test('Modal has no line about its maker with features.reownBranding: false', async () => {
  await showModal(createTestEnvironment({ features: { reownBranding: false } }))
  await screen.findByRole('button', { name: /Foxglove/ })
  expect([line(), roots().length]).toEqual([null, 0])
})

test('Modal removes the line with the next view if the project turned it off', async () => {
  const pending: (() => void)[] = []
  const features = [{ id: 'reown_branding', isEnabled: false, config: [] }]
  const environment = createTestEnvironment(
    {},
    {
      fetch: async (request) => {
        if (!String(request instanceof Request ? request.url : request).includes('/v1/config'))
          throw new TypeError('Failed to fetch')
        await new Promise<void>((resolve) => pending.push(resolve))
        return Response.json({ features })
      },
    },
  )
  const { kit } = environment
  await showModal(environment)
  await screen.findByRole('button', { name: /Foxglove/ })
  const shown = () => kit.state.getSnapshot().config.remoteFeatures
  const before = shown()
  await waitFor(() => expect(pending).toHaveLength(1))
  await act(async () => pending[0]?.())
  expect([shown(), line() === null]).toEqual([before, false])
  // A view that is shown before the answer has been parsed still has the line.
  await waitFor(() => {
    act(() => kit.modal.push('WhatIsAWallet'))
    act(() => kit.modal.back())
    expect(line()).toBeNull()
  })
})

test('Modal in embedded mode names its maker too', async () => {
  const { kit } = createTestEnvironment({ enableEmbedded: true })
  renderWithKit(kit, <Modal duration={0} />)
  await screen.findByRole('button', { name: /Foxglove/ })
  await waitFor(() => expect(line()).not.toBeNull())
})
