import { expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import {
  switchNetworkReactions,
  switchNetworkView,
} from '../../../../core/src/flows/switch-network/switch-network.flow.ts'
import { foxConnection, mainnet, sepolia } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { switchErrors, switchNetworkInputs } from './switch-network.cases.ts'
import { switchNetworkModel } from './switch-network.model.ts'

const request = { network: sepolia, connectorId: 'ID_AUTH' }
const connection = {
  ...foxConnection,
  connectorId: 'ID_AUTH',
  caipNetworkId: sepolia.caipNetworkId,
}

function start() {
  const run = scenario(switchNetworkModel, switchNetworkInputs.login)
  return {
    ...run,
    view: () => switchNetworkView(run.snapshot(), () => {}),
    requests: () => [run.inputsOf('connectNamespace'), run.inputsOf('switchNetwork')],
  }
}

test('switchNetwork connects another namespace with the login and sends no switch request', () => {
  const run = start()
  expect(run.view()).toMatchObject({ step: 'switching', unresponsive: false })
  expect(run.requests()).toEqual([[request], []])
})

test('switchNetwork stores the new connection before the account and network are updated', async () => {
  const run = start()
  await run.answer('connectNamespace', connection)
  expect(run.view().step).toBe('switched')
  const account = { to: 'account', namespace: connection.namespace }
  expect(messagesOf(switchNetworkReactions, run.emitted())).toEqual([
    { to: 'connections', type: 'connection.set', connection },
    { ...account, type: 'connection.set', connection },
    { ...account, type: 'network.set', caipNetworkId: sepolia.caipNetworkId },
    {
      to: 'network',
      type: 'network.set',
      caipNetworkId: sepolia.caipNetworkId,
      activate: true,
      quiet: false,
    },
  ])
  expect(run.output()).toBeUndefined()
  await run.elapse(timeouts.successShown)
  expect(run.output()).toEqual({
    type: 'switched',
    network: sepolia,
    connected: true,
    confirmed: false,
  })
})

test('switchNetwork fails when the login connects the namespace on another network', async () => {
  const run = start()
  const code = 'network/switch-failed'
  await run.answer('connectNamespace', { ...connection, caipNetworkId: mainnet.caipNetworkId })
  expect(run.view()).toMatchObject({ step: 'failed', problem: code })
  expect(run.emitted()).toEqual([{ type: 'switch.failed', code, details: {}, cause: null }])
})

test('switchNetwork fails with the error of the login that cannot connect the namespace', async () => {
  const run = start()
  await run.fail('connectNamespace', switchErrors.broken)
  expect(run.view()).toMatchObject({ step: 'failed', problem: 'rpc/internal' })
  expect(run.emitted()).toEqual([
    { type: 'switch.failed', code: 'rpc/internal', details: {}, cause: null },
  ])
})

test('switchNetwork fails when the frame does not connect the namespace in time, and ignores its late answer', async () => {
  const run = start()
  const code = 'embedded/request-timed-out'
  await run.elapse(timeouts.frameRestoreTimeout - 1)
  expect(run.view().step).toBe('switching')
  await run.elapse(1)
  expect(run.view()).toMatchObject({ step: 'failed', problem: code })
  await run.answerLate(connection)
  expect(run.view().step).toBe('failed')
  expect(run.emitted()).toEqual([{ type: 'switch.failed', code, details: {}, cause: null }])
})

test('switchNetwork can be cancelled while the login connects the namespace', async () => {
  const run = start()
  await run.send({ type: 'cancel' })
  expect([run.view().step, run.output()]).toEqual(['cancelled', { type: 'cancelled' }])
  await run.answerLate(connection)
  expect(run.emitted()).toEqual([])
})

test('retry connects the namespace again, while the login connects it and after a failure', async () => {
  const run = start()
  await run.send({ type: 'retry' })
  expect(run.requests()).toEqual([[request, request], []])
  await run.fail('connectNamespace', switchErrors.broken)
  await run.send({ type: 'retry' })
  expect(run.view().step).toBe('switching')
  expect(run.requests()).toEqual([[request, request, request], []])
})
