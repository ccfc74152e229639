import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { mainnet } from '@latchkit/core/networks'
import { ConnectButton, KitProvider, Modal } from '@latchkit/react-ui'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

test('the button opens the modal', async () => {
  const kit = createKit({ adapters: [eip155()], networks: [mainnet] })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <KitProvider kit={kit}>
        <ConnectButton />
        <Modal />
      </KitProvider>,
    ),
  )
  expect(container.textContent).toBe('Connect wallet')
  await act(async () => container.querySelector('button')?.click())
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('Connect')
  await act(async () => root.unmount())
  await kit.stop()
})
