import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { bob, foxConnection, mainnet, sepolia } from '../../samples.ts'
import { balance } from './account.cases.ts'
import { connected, withBalance } from './account.scenario.ts'

describe('the balance', () => {
  test('stays on screen while the same account is connected anew, and goes with another', async () => {
    const run = await withBalance()
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.seen()).toMatchObject({ balance, balanceStatus: 'loading' })
    await run.send({
      type: 'connection.set',
      connection: { ...foxConnection, caipNetworkId: sepolia.caipNetworkId },
    })
    expect(run.seen().balance).toBeNull()
    await run.answer('readBalance', balance)
    await run.send({
      type: 'connection.set',
      connection: { ...foxConnection, caipNetworkId: sepolia.caipNetworkId, address: bob },
    })
    expect(run.seen().balance).toBeNull()
  })

  test('that was shown is gone when it cannot be read again, and where it may not be read', async () => {
    const failed = await withBalance()
    await failed.send({ type: 'refresh', forced: true })
    await failed.fail('readBalance', new Error('down'))
    expect(failed.seen()).toMatchObject({ balance: null, balanceStatus: 'failed' })
    const moved = await withBalance()
    await moved.send({ type: 'networks.set', networks: [sepolia] })
    expect(moved.seen()).toMatchObject({ balance: null, balanceStatus: 'none' })
  })

  test('is asked past the cache once, however that ended', async () => {
    const failed = await withBalance()
    await failed.send({ type: 'refresh', forced: true })
    await failed.fail('readBalance', new Error('down'))
    await failed.send({ type: 'address.select', address: bob })
    expect(failed.asked('readBalance').map((asked) => Object(asked).forced)).toEqual([
      false,
      true,
      false,
    ])
    const unread = await connected()
    await unread.send({ type: 'networks.set', networks: [sepolia] })
    await unread.send({ type: 'refresh', forced: true })
    await unread.send({ type: 'networks.set', networks: [mainnet] })
    expect(unread.asked('readBalance').map((asked) => Object(asked).forced)).toEqual([false, false])
  })

  test('is given up after 10 s, and a later answer is not shown', async () => {
    const run = await connected()
    await run.wait(timeouts.apiTimeout - 1)
    expect(run.seen().balanceStatus).toBe('loading')
    await run.wait(1)
    expect(run.seen()).toMatchObject({ balanceStatus: 'failed', balance: null })
    await run.answerLate(balance)
    expect(run.seen().balance).toBeNull()
  })

  test('a failure shows none, and asking again leaves the cache aside once', async () => {
    const run = await connected()
    await run.fail('readBalance', new Error('down'))
    expect(run.seen()).toMatchObject({ balanceStatus: 'failed', balance: null })
    await run.send({ type: 'refresh', forced: true })
    await run.answer('readBalance', balance)
    await run.send({ type: 'address.select', address: bob })
    expect(run.asked('readBalance').map((asked) => Object(asked).forced)).toEqual([
      false,
      true,
      false,
    ])
  })

  test('L8 after a sleep it is read again with the cache in force', async () => {
    const run = await withBalance()
    await run.send({ type: 'refresh', forced: false })
    expect(run.seen()).toMatchObject({ balance, balanceStatus: 'loading' })
    expect(run.asked('readBalance').map((asked) => Object(asked).forced)).toEqual([false, false])
  })

  test('asking again keeps the last one on screen while it is asked for', async () => {
    const run = await withBalance()
    await run.send({ type: 'refresh', forced: true })
    expect(run.seen()).toMatchObject({ balance, balanceStatus: 'loading' })
  })

  test('is read once the network becomes a configured one', async () => {
    const run = await connected()
    await run.send({ type: 'networks.set', networks: [sepolia] })
    expect(run.seen().balanceStatus).toBe('none')
    await run.send({ type: 'networks.set', networks: [mainnet, sepolia] })
    expect(run.seen().balanceStatus).toBe('loading')
  })
})
