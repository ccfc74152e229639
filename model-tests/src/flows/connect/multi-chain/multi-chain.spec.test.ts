import { createKit, type KitState } from '@latchkit/core'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import {
  multiChainInput,
  multiChainReactions,
  multiChainView,
} from '../../../../../core/src/flows/connect/multi-chain/multi-chain.flow.ts'
import { fox, foxSolana, foxSolanaConnection, mainnet, owl, solana } from '../../../samples.ts'
import { messagesAfter, messagesOf } from '../../../walker/react.ts'
import { scenario } from '../../../walker/scenario.ts'
import { foxBitcoin, multiChainInputs } from './multi-chain.cases.ts'
import { multiChainModel } from './multi-chain.model.ts'

function start(input = multiChainInputs.twoNamespaces) {
  const run = scenario(multiChainModel, input)
  const choosingView = () => {
    const view = multiChainView(run.snapshot(), () => {})
    return view.step === 'choosing' ? view : null
  }
  return { ...run, choosingView }
}
const connectedByNamespace = (run: ReturnType<typeof start>) =>
  run.choosingView()?.connectors.map(({ namespace, connected }) => [namespace, connected])

describe('connectMultiChain', () => {
  test("connectMultiChain lists connectors in the page's order and marks the connected ones", () => {
    expect(start().choosingView()).toMatchObject({
      wallet: { id: fox.id, name: 'Fox' },
      connectors: [
        { namespace: 'eip155', connectorId: fox.id, connected: true },
        { namespace: 'solana', connectorId: foxSolana.id, connected: false },
      ],
    })
  })

  test('pick opens ConnectingExternal for a listed namespace and ignores others', async () => {
    const run = start()
    const view = { to: 'router', type: 'push', view: 'ConnectingExternal' }
    await run.send({ type: 'pick', namespace: 'solana' })
    expect(run.choosingView()?.picked).toEqual({ connectorId: foxSolana.id, namespace: 'solana' })
    await run.send({ type: 'pick', namespace: 'eip155' })
    await run.send({ type: 'pick', namespace: 'cosmos' })
    expect(messagesOf(multiChainReactions, run.emitted())).toEqual([
      { ...view, data: { connectorId: foxSolana.id, namespace: 'solana' } },
      { ...view, data: { connectorId: fox.id, namespace: 'eip155' } },
    ])
  })

  test('connector.found adds a connector of the same wallet in an offered namespace only', async () => {
    const run = start()
    await run.send({ type: 'connector.found', connector: owl })
    await run.send({ type: 'connector.found', connector: { ...owl, chain: 'bip122' } })
    await run.send({ type: 'connector.found', connector: { ...foxSolana, chain: 'cosmos' } })
    await run.send({ type: 'connector.found', connector: { ...foxSolana, id: 'Foxier' } })
    expect(connectedByNamespace(run)).toHaveLength(2)
    await run.send({ type: 'connector.found', connector: foxBitcoin })
    expect(connectedByNamespace(run)).toEqual([
      ['eip155', true],
      ['solana', false],
      ['bip122', false],
    ])
  })

  test('connectMultiChain without a connector adds the first one that is announced', async () => {
    const run = start(multiChainInputs.notFound)
    expect(run.choosingView()).toMatchObject({ wallet: { name: fox.id }, connectors: [] })
    await run.send({ type: 'connector.found', connector: fox })
    expect(run.choosingView()).toMatchObject({
      wallet: { name: 'Fox' },
      connectors: [{ namespace: 'eip155' }],
    })
  })

  test('connectMultiChain updates the connected namespaces while it is open', async () => {
    const run = start()
    await run.send({ type: 'account.connected', ...foxSolanaConnection })
    await run.send({ type: 'account.lost', namespace: 'eip155' })
    expect(connectedByNamespace(run)).toEqual([
      ['eip155', false],
      ['solana', true],
    ])
    await run.send({ type: 'account.disconnected', namespace: 'solana' })
    expect(connectedByNamespace(run)?.flat()).not.toContain(true)
  })

  test('chooseAnother ends connectMultiChain and goes back', async () => {
    const run = start()
    await run.send({ type: 'chooseAnother' })
    expect(messagesAfter(multiChainReactions, run.output())).toEqual([
      { to: 'router', type: 'back' },
    ])
  })
})

test('multiChainInput returns the offered connectors and the connected namespaces', () => {
  const initialState = createKit({
    projectId: 'p',
    networks: [mainnet, solana],
    platform: createMemoryPlatform(),
  }).state.getSnapshot()
  const connected = {
    ...initialState.accounts.eip155,
    namespace: 'eip155',
    status: 'connected',
    connectorId: fox.id,
  }
  const state = {
    ...initialState,
    connections: { ...initialState.connections, connectors: [fox, foxSolana, foxBitcoin, owl] },
    accounts: { ...initialState.accounts, eip155: connected },
  } as KitState
  const input = multiChainInput(state, { connectorId: foxSolana.id })
  expect(input).toEqual({
    connectorId: foxSolana.id,
    connectors: [foxSolana, fox],
    offeredNamespaces: ['eip155', 'solana'],
    connected: { eip155: fox.id },
  })
  expect(multiChainInput(state, null)).toMatchObject({ connectorId: '', connectors: [] })
})
