import { describe, expect, test } from 'vitest'
import { limits } from '../../../../core/src/domain/limits.ts'
import { reconnectMachine } from '../../../../core/src/flows/reconnect/reconnect.machine.ts'
import { reconnectReactions } from '../../../../core/src/flows/reconnect/reconnect.reactions.ts'
import { foxConnection } from '../../samples.ts'
import { inventory } from '../../walker/inventory.ts'
import { asking, tellsAfter } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { reconnectInputs } from './reconnect.cases.ts'
import { reconnectModel } from './reconnect.model.ts'

test('the drawing is the one that was reviewed', () => expect(inventory(reconnectMachine)).toMatchFileSnapshot('reconnect.inventory.txt'))

const begin = () => scenario(reconnectModel, reconnectInputs.stored)
const forgotten = [
  { to: 'connections', type: 'drop', namespace: 'eip155' },
  { to: 'account', namespace: 'eip155', type: 'give-up' },
]

describe('restoring a stored connection (specification, section 4)', () => {
  test('what the wallet confirms is connected again, without opening anything', async () => {
    const run = begin()
    await run.answer('restoreConnection', foxConnection)
    expect(tellsAfter(reconnectReactions, run.output(), asking({ activeNamespace: 'eip155' }))).toEqual([
      { to: 'connections', type: 'adopt', connection: foxConnection },
      { to: 'account', namespace: 'eip155', type: 'connected', connection: foxConnection },
      { to: 'network', type: 'adopt', caipNetworkId: 'eip155:1', activate: false, quiet: true },
    ])
  })

  test('it becomes the active namespace only where none is', async () => {
    const run = begin()
    await run.answer('restoreConnection', foxConnection)
    expect(tellsAfter(reconnectReactions, run.output(), asking({ activeNamespace: null })).at(-1)).toMatchObject({ activate: true })
  })

  test('D1 a locked wallet shares nothing: disconnected, and no address was ever known', async () => {
    const run = begin()
    await run.answer('restoreConnection', null)
    expect(run.snapshot().context.connection).toBeNull()
    expect(tellsAfter(reconnectReactions, run.output())).toEqual(forgotten)
  })

  test('D1 a silent wallet is given up after 5 s, and what it says later changes nothing', async () => {
    const run = begin()
    await run.wait(limits.restore - 1)
    expect(run.at()).toBe('restoring')
    await run.wait(1)
    await run.answerLate(foxConnection)
    expect([run.at(), run.output()]).toEqual(['lost', { type: 'lost', namespace: 'eip155' }])
  })

  test('D2 a wallet that was removed is forgotten', async () => {
    const run = begin()
    await run.fail('restoreConnection', new Error('gone'))
    expect(tellsAfter(reconnectReactions, run.output())).toEqual(forgotten)
  })

  test('restoring can be given up, and the wallet is asked once', async () => {
    const run = begin()
    await run.send({ type: 'cancel' })
    await run.answerLate(foxConnection)
    expect([run.at(), run.asked('restoreConnection')]).toEqual(['lost', [reconnectInputs.stored]])
  })
})
