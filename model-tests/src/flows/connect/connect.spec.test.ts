import { describe, expect, test } from 'vitest'
import { connectMachine } from '../../../../core/src/flows/connect/connect.machine.ts'
import { connectReactions } from '../../../../core/src/flows/connect/connect.reactions.ts'
import { connectView } from '../../../../core/src/flows/connect/connect.view.ts'
import { fox, owl } from '../../samples.ts'
import { inventory } from '../../walker/inventory.ts'
import { tellsOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { connectInputs } from './connect.cases.ts'
import { connectModel } from './connect.model.ts'

test('the drawing is the one that was reviewed', () => expect(inventory(connectMachine)).toMatchFileSnapshot('connect.inventory.txt'))

const pick = { type: 'pick', connectorId: fox.id } as const

describe('choosing a wallet', () => {
  test('without a legal checkbox a wallet can be picked at once, and gets a page of its own', async () => {
    const run = scenario(connectModel, connectInputs.free)
    await run.send(pick)
    expect(run.at()).toBe('choosing')
    expect(tellsOf(connectReactions, run.facts())).toEqual([
      { to: 'router', type: 'push', view: 'ConnectingExternal', data: { connectorId: fox.id } },
    ])
  })

  test('with the checkbox nothing can be picked until it is ticked', async () => {
    const run = scenario(connectModel, connectInputs.legal)
    await run.send(pick)
    expect(run.facts()).toEqual([])
    await run.send({ type: 'accept' })
    await run.send(pick)
    expect(run.facts()).toEqual([{ type: 'wallet.picked', connectorId: fox.id }])
  })

  test('a tick that is taken away closes the list again', async () => {
    const run = scenario(connectModel, connectInputs.legal)
    await run.send({ type: 'accept' })
    await run.send({ type: 'unaccept' })
    expect(run.at()).toBe('consenting')
  })

  test('without the checkbox there is nothing to take away', async () => {
    const run = scenario(connectModel, connectInputs.free)
    await run.send({ type: 'unaccept' })
    expect(run.at()).toBe('choosing')
  })

  test.each([connectInputs.free, connectInputs.legal])('the guide is open to everyone', async (input) => {
    const run = scenario(connectModel, input)
    await run.send({ type: 'guide' })
    expect(tellsOf(connectReactions, run.facts())).toEqual([{ to: 'router', type: 'push', view: 'WhatIsAWallet' }])
  })

  test('the wallet that was picked last is the one shown as picked', async () => {
    const run = scenario(connectModel, connectInputs.free)
    const picked = () => {
      const view = connectView(run.snapshot(), () => {})
      return view.step === 'choosing' ? view.picked : 'nothing can be picked'
    }
    expect(picked()).toBeNull()
    await run.send(pick)
    await run.send({ type: 'pick', connectorId: owl.id })
    expect(picked()).toBe(owl.id)
  })

  test('wallets can be picked one after the other: the list stays', async () => {
    const run = scenario(connectModel, connectInputs.free)
    await run.send(pick)
    await run.send(pick)
    expect(run.facts()).toHaveLength(2)
  })
})
