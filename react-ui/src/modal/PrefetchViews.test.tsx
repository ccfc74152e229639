import { act, render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createTestEnvironment } from '../testing/environment.ts'
import { createPanels } from './createPanels.ts'
import { PrefetchViews } from './PrefetchViews.tsx'

test('PrefetchViews loads the code that calls an installed wallet, on Connect only', async () => {
  const { kit } = createTestEnvironment()
  await kit.open()
  const preload = vi.spyOn(kit.modal, 'preload')
  const asked = () => preload.mock.calls.filter(([, namespace]) => namespace !== undefined)
  const panels = createPanels(kit)
  const page = (view: 'Connect' | 'GetWallet') => (
    <KitProvider kit={kit}>
      <PrefetchViews panels={panels} view={view} />
    </KitProvider>
  )
  const { rerender } = render(page('GetWallet'))
  await act(() => panels.get('GetWallet').load())
  expect(asked()).toEqual([])
  rerender(page('Connect'))
  await waitFor(() => expect(asked()).toEqual([['ConnectingExternal', 'eip155']]))
})
