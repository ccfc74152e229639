import { act, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAppKitEvents } from '../appkit/hooks.ts'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createTestEnvironment } from '../testing/environment.ts'
import { renderKitHook } from '../testing/render.tsx'
import { useEvents } from './useEvents.ts'

test('useEvents returns MODAL_CREATED, then the latest event', async () => {
  const { kit } = createTestEnvironment()
  const result = renderKitHook({ kit }, useEvents)
  expect(result.current).toBe(kit.events.get())
  expect(result.current.data).toEqual({
    type: 'track',
    event: 'MODAL_CREATED',
    properties: null,
  })
  await act(() => kit.open())
  await waitFor(() =>
    expect(result.current.data).toEqual({
      type: 'track',
      event: 'MODAL_OPEN',
      properties: { connected: false },
    }),
  )
})

test('useAppKitEvents is the same hook under its name in AppKit', () => {
  const { kit } = createTestEnvironment()
  const result = renderKitHook({ kit }, useAppKitEvents)
  expect(result.current).toBe(kit.events.get())
})

test('useEvents renders MODAL_CREATED without a time on a server', () => {
  const { kit } = createTestEnvironment()
  const Latest = () => {
    const { timestamp, data } = useEvents()
    return <p>{`${timestamp} ${data.event}`}</p>
  }
  const html = renderToString(
    <KitProvider kit={kit}>
      <Latest />
    </KitProvider>,
  )
  expect(html).toContain('<p>0 MODAL_CREATED</p>')
})
