import type { ViewName } from '@latchkit/core'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../components/Button.tsx'
import { Row } from '../components/Row.tsx'
import { TextButton } from '../components/TextButton.tsx'
import { createTestContext } from '../testing/context.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import { loadOpened } from './loadOpened.ts'

/** Renders controls in an element with the handlers of the modal; returns the loaded views. */
function renderControls() {
  const loaded: ViewName[] = []
  const { kit } = createTestEnvironment()
  const context = createTestContext(kit, async (view) => {
    loaded.push(view)
    return { panel: () => null, next: [] }
  })
  const enter = loadOpened(context)
  const click = () => {}
  render(
    <div role="dialog" onPointerOver={enter} onFocus={enter}>
      <Row icon={null} label="All wallets" onClick={click} opens="AllWallets" />
      <TextButton onClick={click} opens="WhatIsAWallet">
        What is a wallet?
      </TextButton>
      <Button kind="primary" onClick={click} opens="GetWallet">
        Get a wallet
      </Button>
      <Row icon={null} label="Foxglove" onClick={click} />
    </div>,
  )
  return loaded
}

test('loadOpened loads the view that a control opens when the pointer enters a part of it', () => {
  const loaded = renderControls()
  for (const label of ['All wallets', 'What is a wallet?', 'Get a wallet', 'Foxglove'])
    fireEvent.pointerOver(screen.getByText(label))
  expect(loaded).toEqual(['AllWallets', 'WhatIsAWallet', 'GetWallet'])
})

test('loadOpened loads the view that a control opens when the control gets the focus', async () => {
  const loaded = renderControls()
  for (let tab = 0; tab < 4; tab += 1) await userEvent.tab()
  expect(loaded).toEqual(['AllWallets', 'WhatIsAWallet', 'GetWallet'])
})
