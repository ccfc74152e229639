import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { bob, foxConnection, mainnet, sepolia } from '../../samples.ts'
import { balance } from './account.cases.ts'
import { connected, withBalance } from './account.scenario.ts'

describe('account balance', () => {
  test('the balance stays shown when the same account reconnects and is cleared for another account or network', async () => {
    const run = await withBalance()
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.state()).toMatchObject({ balance, balanceStatus: 'loading' })
    await run.send({
      type: 'connection.set',
      connection: { ...foxConnection, caipNetworkId: sepolia.caipNetworkId },
    })
    expect(run.state().balance).toBeNull()
    await run.answer('readBalance', balance)
    await run.send({
      type: 'connection.set',
      connection: { ...foxConnection, caipNetworkId: sepolia.caipNetworkId, address: bob },
    })
    expect(run.state().balance).toBeNull()
  })

  test('the balance is cleared when a new read fails or the network is no longer configured', async () => {
    const failed = await withBalance()
    await failed.send({ type: 'refresh', forced: true })
    await failed.fail('readBalance', new Error('down'))
    expect(failed.state()).toMatchObject({ balance: null, balanceStatus: 'failed' })
    const moved = await withBalance()
    await moved.send({ type: 'networks.set', networks: [sepolia] })
    expect(moved.state()).toMatchObject({ balance: null, balanceStatus: 'none' })
  })

  test('a forced refresh bypasses the cache for one read, also if that read fails', async () => {
    const failed = await withBalance()
    await failed.send({ type: 'refresh', forced: true })
    await failed.fail('readBalance', new Error('down'))
    await failed.send({ type: 'address.select', address: bob })
    expect(failed.inputsOf('readBalance').map((asked) => Object(asked).forced)).toEqual([
      false,
      true,
      false,
    ])
    const unsupported = await connected()
    await unsupported.send({ type: 'networks.set', networks: [sepolia] })
    await unsupported.send({ type: 'refresh', forced: true })
    await unsupported.send({ type: 'networks.set', networks: [mainnet] })
    expect(unsupported.inputsOf('readBalance').map((asked) => Object(asked).forced)).toEqual([
      false,
      false,
    ])
  })

  test('reading the balance fails after 10 s and ignores a late response', async () => {
    const run = await connected()
    await run.elapse(timeouts.apiTimeout - 1)
    expect(run.state().balanceStatus).toBe('loading')
    await run.elapse(1)
    expect(run.state()).toMatchObject({ balanceStatus: 'failed', balance: null })
    await run.answerLate(balance)
    expect(run.state().balance).toBeNull()
  })

  test('a failed balance is null, and a forced refresh bypasses the cache once', async () => {
    const run = await connected()
    await run.fail('readBalance', new Error('down'))
    expect(run.state()).toMatchObject({ balanceStatus: 'failed', balance: null })
    await run.send({ type: 'refresh', forced: true })
    await run.answer('readBalance', balance)
    await run.send({ type: 'address.select', address: bob })
    expect(run.inputsOf('readBalance').map((asked) => Object(asked).forced)).toEqual([
      false,
      true,
      false,
    ])
  })

  test('a refresh that is not forced reads the balance through the cache [L8]', async () => {
    const run = await withBalance()
    await run.send({ type: 'refresh', forced: false })
    expect(run.state()).toMatchObject({ balance, balanceStatus: 'loading' })
    expect(run.inputsOf('readBalance').map((asked) => Object(asked).forced)).toEqual([false, false])
  })

  test('refresh keeps the previous balance shown while it loads', async () => {
    const run = await withBalance()
    await run.send({ type: 'refresh', forced: true })
    expect(run.state()).toMatchObject({ balance, balanceStatus: 'loading' })
  })

  test('the balance is read once its network is configured', async () => {
    const run = await connected()
    await run.send({ type: 'networks.set', networks: [sepolia] })
    expect(run.state().balanceStatus).toBe('none')
    await run.send({ type: 'networks.set', networks: [mainnet, sepolia] })
    expect(run.state().balanceStatus).toBe('loading')
  })
})
