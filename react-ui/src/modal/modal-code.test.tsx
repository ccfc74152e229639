import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KitContext } from '../kit/KitContext.ts'
import { createTestContext } from '../testing/context.ts'
import { createTestEnvironment, storedConnection } from '../testing/environment.ts'
import { Modal } from './Modal.tsx'
import { panelLoader } from './panelLoader.ts'
import { dialogLoader } from './useDialogLoader.ts'

test('Modal loads its code when the page is idle, before the kit starts any machine', async () => {
  const { kit, platform } = createTestEnvironment()
  const context = createTestContext(kit)
  const started: object[] = []
  kit.devtools.inspect((event) => started.push(event))
  render(
    <KitContext.Provider value={context}>
      <Modal />
    </KitContext.Provider>,
  )
  const dialog = dialogLoader(context)
  expect(dialog.status()).toBe('idle')
  act(() => platform.controls.emitIdle())
  await waitFor(() => expect(dialog.status()).toBe('loaded'))
  expect(started).toEqual([])
})

test('Modal loads the code of the account when the page is idle during the restore of a connection', async () => {
  const { kit, platform } = createTestEnvironment({}, { stored: storedConnection })
  const context = createTestContext(kit)
  render(
    <KitContext.Provider value={context}>
      <Modal />
    </KitContext.Provider>,
  )
  act(() => platform.controls.emitIdle())
  await waitFor(() => expect(dialogLoader(context).status()).toBe('loaded'))
  expect(panelLoader(context, 'Account').status()).toBe('loaded')
})

test('Modal shows the logins and the legal notice in the frame in which it opens', async () => {
  const { kit, platform } = createTestEnvironment({
    embeddedWallet: { networks: ['eip155:1337'] },
    termsConditionsUrl: 'https://orchard.example/terms',
  })
  const context = createTestContext(kit)
  render(
    <KitContext.Provider value={context}>
      <Modal duration={0} />
    </KitContext.Provider>,
  )
  const dialog = dialogLoader(context)
  act(() => platform.controls.emitIdle())
  await waitFor(() => expect(dialog.status()).toBe('loaded'))
  const texts: string[] = []
  const observer = new MutationObserver(() => {
    texts.push(screen.queryByRole('dialog')?.innerHTML ?? '')
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await act(() => kit.open())
  observer.disconnect()
  const first = texts.find((text) => text !== '')
  expect(first).toContain('Email address')
  expect(first).toContain('https://orchard.example/terms')
})
