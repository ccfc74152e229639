import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createTestEnvironment } from '../testing/environment.ts'
import { PrefetchViews } from './PrefetchViews.tsx'

test('PrefetchViews loads the flow of remote wallets on Connect on iOS, however Connect was opened', async () => {
  const { kit } = createTestEnvironment({}, { device: { ios: true, mobile: true } })
  await kit.open({ view: 'WhatIsAWallet' })
  const preload = vi.spyOn(kit.modal, 'preload')
  const page = (view: 'Connect' | 'GetWallet') => (
    <KitProvider kit={kit}>
      <PrefetchViews view={view} />
    </KitProvider>
  )
  const { rerender } = render(page('GetWallet'))
  expect(preload).not.toHaveBeenCalled()
  rerender(page('Connect'))
  await waitFor(() => expect(preload).toHaveBeenCalledWith('ConnectingWalletConnect'))
})
