import { expect, test } from 'vitest'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { createConnectionState } from './connection-state.ts'

type State = { address: string; network: string }

test('ConnectionState.get returns the state of a connected wallet, and null for any other', () => {
  const connections = createConnectionState<State>()
  connections.set('lumen', { address: 'a', network: 'n' })
  expect(connections.get('lumen')).toEqual({ address: 'a', network: 'n' })
  expect(connections.get('harbor')).toBeNull()
})

test('ConnectionState.update merges into the state of a connected wallet and ignores other wallets', () => {
  const connections = createConnectionState<State>()
  connections.set('lumen', { address: 'a', network: 'n' })
  connections.update('lumen', { address: 'b' })
  connections.update('harbor', { address: 'b' })
  expect(connections.get('lumen')).toEqual({ address: 'b', network: 'n' })
  expect(connections.get('harbor')).toBeNull()
})

test('ConnectionState.delete removes the state of one wallet', () => {
  const connections = createConnectionState<State>()
  connections.set('lumen', { address: 'a', network: 'n' })
  connections.delete('lumen')
  expect(connections.get('lumen')).toBeNull()
})

test('ConnectionState.emit calls the listeners of one wallet until they unsubscribe', () => {
  const connections = createConnectionState<State>()
  const events: WalletEvent[] = []
  const unsubscribe = connections.subscribe('lumen', (event) => events.push(event))
  connections.emit('harbor', { type: 'disconnected' })
  expect(events).toEqual([])
  connections.emit('lumen', { type: 'disconnected' })
  unsubscribe()
  connections.emit('lumen', { type: 'disconnected' })
  expect(events).toEqual([{ type: 'disconnected' }])
})
