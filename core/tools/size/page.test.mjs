import { expect, test } from 'vitest'
import { chunkOf, withStaticImports } from './bundle.mjs'
import { measurePage } from './page.mjs'

/** What loads after the first view: the wallet directory, and the views that can follow. */
const afterFirstView = [
  'core/src/clients/wallet-directory/create-wallet-directory.ts',
  'core/src/flows/connect/external/external.flow.ts',
  'core/src/flows/connect/remote/remote.flow.ts',
  'core/src/stores/directory/directory.store.ts',
  'react-ui/src/modal/animate.ts',
  'react-ui/src/modal/laterCode.ts',
  'react-ui/src/views/all-wallets/AllWalletsPanel.tsx',
  'react-ui/src/views/connect/ConnectingExternalPanel.tsx',
  'react-ui/src/views/get-wallet/GetWalletPanel.tsx',
  'react-ui/src/views/guide/WhatIsAWalletPanel.tsx',
  'react-ui/src/views/remote/ConnectingWalletConnectPanel.tsx',
]

test('an application loads 1 file with the page, 4 with the first view, and at most 20 until all views that can follow are loaded', async () => {
  const { chunks, first, view } = await measurePage()
  const later = afterFirstView.flatMap((path) => [
    ...withStaticImports(chunkOf(path, chunks), chunks),
  ])
  const opening = new Set([...view, ...later])
  expect(first.size).toBe(1)
  expect(view.size - first.size).toBeLessThanOrEqual(4)
  expect(opening.size).toBeLessThanOrEqual(20)
})
