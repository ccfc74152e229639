import type { Namespace } from '@latchkit/core'
import { createScriptedTransferClient } from '@latchkit/core/testing'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useClickGuard } from '../components/useClickGuard.ts'
import { createConnectedEnvironment } from '../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../testing/multi-namespace.ts'
import { renderKitHook } from '../testing/render.tsx'
import { useActivity } from './useActivity.ts'
import { useNfts } from './useNfts.ts'
import { useSend } from './useSend.ts'

test('useActivity uses the flow of the Transactions view, and runs its own flow inside other views', async () => {
  const env = await createConnectedEnvironment()
  await act(() => env.kit.open({ view: 'Account' }))
  const viewOnAccount = renderKitHook(
    env,
    useActivity,
    env.kit.state.getSnapshot().router.entry.key,
  )
  const loading = viewOnAccount.current
  expect(loading).toMatchObject({ status: 'loading', data: null })
  await waitFor(() => expect(viewOnAccount.current).not.toBe(loading))
  expect(Object.values(env.kit.modal.flows.getSnapshot()).map(({ id }) => id)).not.toContain(
    'activity',
  )

  act(() => env.kit.modal.push('Transactions'))
  const { key } = env.kit.state.getSnapshot().router.entry
  const viewOnTransactions = renderKitHook(env, useActivity, key)
  await waitFor(() => expect(viewOnTransactions.current).not.toBe(loading))
  expect(env.kit.modal.flows.getSnapshot()[key]?.id).toBe('activity')
})

test('useNfts reads the NFTs from the option nfts and offers a retry after a failure', async () => {
  let reads = 0
  const nfts = async () => {
    reads += 1
    if (reads === 1) throw new Error('Reading the NFTs failed')
    return [{ id: '1', name: 'Leaf', collection: 'Trees', image: null }]
  }
  const nftsView = renderKitHook(await createConnectedEnvironment({ nfts }), useNfts)
  expect(nftsView.current).toMatchObject({ status: 'loading', data: null })
  await waitFor(() => expect(nftsView.current.status).toBe('failed'))
  act(() => nftsView.current.refresh?.())
  await waitFor(() =>
    expect(nftsView.current).toMatchObject({
      status: 'fresh',
      data: [{ name: 'Leaf' }],
      loadMore: null,
    }),
  )
})

test('useNfts, useActivity and useSend use the account of the given namespace', async () => {
  const accounts: string[] = []
  const nfts = async (account: string) => {
    accounts.push(account)
    return []
  }
  const env = createMultiNamespaceEnvironment({ nfts })
  env.adapters.eip155.setTransferClient(createScriptedTransferClient())
  await connectNamespace(env, 'eip155')
  await connectNamespace(env, 'bip122')
  const nftsOf = (namespace?: Namespace) => renderKitHook(env, () => useNfts(namespace))
  const views = [nftsOf('eip155'), nftsOf()]
  await waitFor(() =>
    expect(views.map(({ current }) => current.status)).toEqual(['fresh', 'fresh']),
  )
  expect(accounts.map((account) => account.split(':')[0]).sort()).toEqual(['bip122', 'eip155'])
  const activity = renderKitHook(env, () => useActivity('solana'))
  const sending = renderKitHook(env, () => useSend({ amount: '1' }, 'eip155'))
  await waitFor(() => expect(activity.current.status).toBe('idle'))
  await waitFor(() =>
    expect(sending.current).toMatchObject({ network: { chainNamespace: 'eip155' } }),
  )
})

test('useClickGuard returns false at first and true some time after the component was mounted', async () => {
  const enabled = renderKitHook(await createConnectedEnvironment(), useClickGuard)
  expect(enabled.current).toBe(false)
  await waitFor(() => expect(enabled.current).toBe(true))
})
